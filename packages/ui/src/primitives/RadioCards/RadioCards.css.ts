import { style } from '@vanilla-extract/css';
import { highlighted, ring } from '../../private/choice.css.ts';
import { media } from '../../theme/breakpoints.ts';
import { vars } from '../../theme/contract.css.ts';

export const cards = style({
  display: 'grid',
  // Four in a row, two where a row is narrower than 30rem, one where large text leaves no room for two.
  gridTemplateColumns:
    'repeat(auto-fit, minmax(min(100%, max(6.5rem, min(45%, max(20%, (30rem - 100%) * 999)))), 1fr))',
  gap: vars.space[2],
});

export const card = style([
  ring,
  highlighted,
  {
    minHeight: 84,
    padding: vars.space[2],
    display: 'grid',
    placeContent: 'center',
    justifyItems: 'center',
    gap: vars.space[2],
    border: `1px solid ${vars.color.lineStrong}`,
    background: vars.color.surface,
    color: vars.color.ink2,
    fontSize: vars.text.control,
    fontWeight: vars.weight.control,
    textAlign: 'center',
    selectors: {
      '&:hover': { color: vars.color.ink },
      '&:has(:checked)': {
        borderColor: vars.color.ink,
        boxShadow: `inset 0 0 0 1px ${vars.color.ink}`,
        color: vars.color.ink,
        fontWeight: vars.weight.strong,
      },
      '&:has([aria-invalid="true"])': { borderColor: vars.color.bad },
    },
    '@media': {
      [media.forcedColours]: {
        selectors: {
          '&:has(:focus-visible)': { outlineColor: 'CanvasText' },
        },
      },
    },
  },
]);

export const tick = style({
  position: 'absolute',
  insetInlineEnd: vars.space[2],
  top: vars.space[2],
  display: 'none',
  placeItems: 'center',
  width: 18,
  height: 18,
  borderRadius: vars.radius.round,
  background: vars.color.ink,
  color: vars.color.surface,
  selectors: { [`${card}:has(:checked) &`]: { display: 'grid' } },
  '@media': { [media.forcedColours]: { background: 'HighlightText', color: 'Highlight' } },
});

export const tickIcon = style({ width: 12, height: 12 });
