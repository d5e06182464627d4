import { style, styleVariants } from '@vanilla-extract/css';
import { press } from '../../private/PressButton.css.ts';
import { vars } from '../../theme/contract.css.ts';

export const button = style([
  press,
  {
    position: 'relative',
    // With large text on a narrow screen a price goes below its label.
    flexWrap: 'wrap',
    gap: vars.space[2],
    // Backgrounds are gone in contrast themes: only a border shows what can be pressed.
    border: '1px solid transparent',
    fontWeight: vars.weight.strong,
    lineHeight: vars.leading.snug,
  },
]);

export const size = styleVariants({
  medium: {
    minHeight: vars.size.control,
    padding: `${vars.space[2]} ${vars.space[5]}`,
    fontSize: vars.text.body,
  },
  small: {
    minHeight: vars.size.touch,
    padding: `${vars.space[1]} ${vars.space[4]}`,
    fontSize: vars.text.control,
  },
});

// After the sizes: buttons without a ground have one of their own.
export const variant = styleVariants({
  primary: {
    background: vars.color.accent,
    color: vars.color.onAccent,
    selectors: {
      '&:hover': { background: vars.color.accentHover },
    },
  },
  secondary: {
    color: vars.color.ink,
    borderColor: vars.color.lineStrong,
    selectors: {
      '&:hover': { background: vars.color.sunken },
    },
  },
  ink: {
    background: vars.color.inverse,
    color: vars.color.onInverse,
  },
  text: {
    minHeight: vars.size.touch,
    paddingInline: vars.space[3],
    color: vars.color.accentText,
    fontSize: vars.text.control,
    selectors: {
      '&:hover': { background: vars.color.sunken },
    },
  },
  quiet: {
    minHeight: vars.size.touch,
    paddingInline: vars.space[2],
    color: vars.color.ink2,
    fontSize: vars.text.small,
    fontWeight: vars.weight.control,
    selectors: {
      '&:hover': { background: vars.color.sunken, color: vars.color.ink },
    },
  },
});

export const wide = style({ width: '100%' });

/** Lets the padding of a button without a ground hang over the end of its row. */
export const atEnd = style({
  selectors: {
    [`${variant.text}&`]: { marginInlineEnd: `calc(-1 * ${vars.space[3]})` },
    [`${variant.quiet}&`]: { marginInlineEnd: `calc(-1 * ${vars.space[2]})` },
  },
});
