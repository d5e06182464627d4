import { globalStyle, style } from '@vanilla-extract/css';
import { media } from '../../theme/breakpoints.ts';
import { vars } from '../../theme/contract.css.ts';

export const cards = style({
  display: 'grid',
  // Four in a row, two where a row is narrower than 30rem, one where large text leaves no room for two.
  gridTemplateColumns:
    'repeat(auto-fit, minmax(min(100%, max(6.5rem, min(45%, max(20%, (30rem - 100%) * 999)))), 1fr))',
  gap: vars.space[2],
});

export const card = style({
  position: 'relative',
  minHeight: 84,
  padding: `${vars.space[3]} ${vars.space[2]}`,
  display: 'grid',
  placeContent: 'center',
  justifyItems: 'center',
  gap: 6,
  border: `1px solid ${vars.color.lineStrong}`,
  borderRadius: vars.radius.control,
  background: vars.color.surface,
  color: vars.color.ink2,
  fontSize: vars.text.control,
  fontWeight: vars.weight.control,
  textAlign: 'center',
  cursor: 'pointer',
  transition: `border-color ${vars.motion.press}, color ${vars.motion.press}`,
  selectors: {
    '&:hover': { color: vars.color.ink },
    '&:has(:checked)': {
      borderColor: vars.color.ink,
      boxShadow: `inset 0 0 0 1px ${vars.color.ink}`,
      color: vars.color.ink,
      fontWeight: vars.weight.price,
    },
    '&:has([aria-invalid="true"])': { borderColor: vars.color.bad },
    '&:has(:focus-visible)': { outline: `2.5px solid ${vars.color.ink}`, outlineOffset: 2 },
  },
  '@media': {
    [media.forcedColours]: {
      selectors: {
        '&:has(:checked)': {
          forcedColorAdjust: 'none',
          background: 'Highlight',
          borderColor: 'Highlight',
          boxShadow: 'none',
          color: 'HighlightText',
        },
        '&:has(:focus-visible)': { outlineColor: 'CanvasText' },
      },
    },
  },
});

export const radio = style({
  position: 'absolute',
  inset: 0,
  width: '100%',
  height: '100%',
  margin: 0,
  opacity: 0,
  cursor: 'inherit',
});

globalStyle(`${radio}:focus-visible`, { outline: 'none' });

export const tick = style({
  position: 'absolute',
  insetInlineEnd: 7,
  top: 7,
  display: 'none',
  placeItems: 'center',
  width: 18,
  height: 18,
  borderRadius: '50%',
  background: vars.color.ink,
  color: vars.color.surface,
  selectors: { [`${card}:has(:checked) &`]: { display: 'grid' } },
  '@media': { [media.forcedColours]: { background: 'HighlightText', color: 'Highlight' } },
});

export const tickIcon = style({ width: 12, height: 12 });
