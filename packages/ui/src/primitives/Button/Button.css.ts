import { recipe } from '@vanilla-extract/recipes';
import { vars } from '../../theme/contract.css.ts';

// Doubled, so that it wins over every variant.
const disabled = '&&:disabled, &&[aria-disabled="true"]';

export const button = recipe({
  base: {
    position: 'relative',
    display: 'inline-flex',
    // With large text on a narrow screen a price goes below its label.
    flexWrap: 'wrap',
    alignItems: 'center',
    justifyContent: 'center',
    gap: vars.space[2],
    // Backgrounds are gone in contrast themes: only a border shows what can be pressed.
    border: '1px solid transparent',
    borderRadius: vars.radius.control,
    fontWeight: vars.weight.strong,
    lineHeight: vars.leading.snug,
    textAlign: 'center',
    selectors: {
      '&:active:not(:disabled, [aria-disabled="true"])': { transform: 'translateY(1px)' },
      [disabled]: {
        background: vars.color.sunken,
        color: vars.color.ink2,
        borderColor: vars.color.line,
        cursor: 'not-allowed',
      },
    },
  },
  variants: {
    variant: {
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
        color: vars.color.accentText,
        selectors: {
          '&:hover': { background: vars.color.sunken },
        },
      },
      quiet: {
        color: vars.color.ink2,
        fontWeight: vars.weight.control,
        selectors: {
          '&:hover': { background: vars.color.sunken, color: vars.color.ink },
        },
      },
    },
    size: {
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
    },
    isWide: { true: { width: '100%' } },
    edge: { end: {} },
  },
  compoundVariants: [
    {
      variants: { variant: 'text' },
      style: { minHeight: vars.size.touch, paddingInline: vars.space[3], fontSize: vars.text.control },
    },
    {
      variants: { variant: 'quiet' },
      style: { minHeight: vars.size.touch, paddingInline: vars.space[2], fontSize: vars.text.small },
    },
    { variants: { variant: 'text', edge: 'end' }, style: { marginInlineEnd: `calc(-1 * ${vars.space[3]})` } },
    {
      variants: { variant: 'quiet', edge: 'end' },
      style: { marginInlineEnd: `calc(-1 * ${vars.space[2]})` },
    },
  ],
  defaultVariants: { variant: 'primary', size: 'medium' },
});
