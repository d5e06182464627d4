import { style, styleVariants } from '@vanilla-extract/css';
import { media } from '../../theme/breakpoints.ts';
import { vars } from '../../theme/contract.css.ts';

const base = style({
  flex: 'none',
  minHeight: vars.size.touch,
  paddingInline: vars.space[4],
  borderRadius: vars.radius.control,
  display: 'inline-flex',
  alignItems: 'center',
  gap: vars.space[2],
  fontWeight: vars.weight.control,
  whiteSpace: 'nowrap',
  selectors: {
    '&:hover': { background: vars.color.sunken, color: vars.color.ink },
    '&:is([aria-current], [aria-pressed="true"])': {
      background: vars.color.inverse,
      borderColor: vars.color.inverse,
      color: vars.color.onInverse,
    },
  },
  '@media': {
    [media.forcedColours]: {
      border: '1px solid ButtonBorder',
      selectors: {
        '&:is([aria-current], [aria-pressed="true"])': {
          forcedColorAdjust: 'none',
          background: 'Highlight',
          borderColor: 'Highlight',
          color: 'HighlightText',
        },
        '&:focus-visible': { outlineColor: 'CanvasText' },
      },
    },
  },
});

export const chip = styleVariants({
  link: [
    base,
    {
      fontSize: vars.text.control,
      color: vars.color.ink2,
      selectors: { '&[aria-current]': { fontWeight: vars.weight.strong } },
    },
  ],
  toggle: [
    base,
    {
      border: `1px solid ${vars.color.lineStrong}`,
      fontSize: vars.text.small,
      color: vars.color.ink,
      // A mark before the words stands a little nearer to the edge.
      selectors: { '&:has(> *)': { paddingInlineStart: vars.space[3] } },
    },
  ],
});
