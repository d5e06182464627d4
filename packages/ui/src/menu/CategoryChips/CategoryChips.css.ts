import { globalStyle, style } from '@vanilla-extract/css';
import { media } from '../../theme/breakpoints.ts';
import { vars } from '../../theme/contract.css.ts';

export const chips = style({
  position: 'sticky',
  top: 0,
  zIndex: 4,
  display: 'flex',
  gap: vars.space[1],
  marginTop: vars.space[3],
  padding: `${vars.space[2]} ${vars.size.gutter}`,
  overflowX: 'auto',
  scrollbarWidth: 'none',
  background: vars.color.paper,
  borderBottom: `1px solid ${vars.color.line}`,
  '@media': { [media.mobile]: { paddingInline: vars.space[3] } },
});

// What takes focus, or is gone to by an anchor, stays clear of the sticky row.
globalStyle(`html:has(${chips})`, { scrollPaddingTop: 68 });

export const chip = style({
  flex: 'none',
  minHeight: vars.size.touch,
  padding: `0 ${vars.space[4]}`,
  borderRadius: vars.radius.control,
  display: 'inline-flex',
  alignItems: 'center',
  fontSize: vars.text.control,
  fontWeight: vars.weight.control,
  color: vars.color.ink2,
  whiteSpace: 'nowrap',
  transition: `background-color ${vars.motion.press}, color ${vars.motion.press}`,
  selectors: {
    '&:hover': { background: vars.color.sunken, color: vars.color.ink },
    '&[aria-current]': {
      background: vars.color.inverse,
      color: vars.color.onInverse,
      fontWeight: vars.weight.strong,
    },
  },
  '@media': {
    '(forced-colors: active)': {
      selectors: { '&[aria-current]': { outline: '2px solid Highlight', outlineOffset: -2 } },
    },
  },
});
