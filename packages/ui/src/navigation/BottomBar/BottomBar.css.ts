import { style } from '@vanilla-extract/css';
import { media } from '../../theme/breakpoints.ts';
import { vars } from '../../theme/contract.css.ts';
import { navigationEntries } from '../navigation-entries.ts';

export const bar = style({
  position: 'fixed',
  insetInline: 0,
  bottom: 0,
  zIndex: 20,
  paddingBottom: 'env(safe-area-inset-bottom)',
  background: vars.color.surface,
  borderTop: `1px solid ${vars.color.line}`,
});

// Its whole size from the first paint on: browsers may paint before all entries have arrived.
export const list = style({
  display: 'grid',
  minHeight: vars.size.bottomBar,
  gridTemplateColumns: `repeat(${navigationEntries.length}, minmax(0, 1fr))`,
});

export const entry = style({
  position: 'relative',
  display: 'grid',
  justifyItems: 'center',
  alignContent: 'center',
  gap: vars.space[1],
  minHeight: vars.size.bottomBar,
  fontSize: vars.text.mark,
  fontWeight: vars.weight.control,
  color: vars.color.ink2,
  selectors: {
    '&[aria-current]': { color: vars.color.ink, fontWeight: vars.weight.strong },
    '&[aria-current]::before': {
      content: '""',
      position: 'absolute',
      top: 0,
      width: 36,
      height: 4,
      borderRadius: 4,
      background: vars.color.accent,
      '@media': { [media.forcedColours]: { forcedColorAdjust: 'none', background: 'Highlight' } },
    },
    '&:focus-visible': { outlineOffset: -4 },
  },
});
