import { recipe } from '@vanilla-extract/recipes';
import { media } from '../../theme/breakpoints.ts';
import { vars } from '../../theme/contract.css.ts';

// Backgrounds and shadows are gone in contrast themes: only a border shows what can be pressed.
const outlined = { '@media': { [media.forcedColours]: { border: '1px solid ButtonBorder' } } } as const;

const disabled = '&:disabled, &[aria-disabled="true"]';

export const button = recipe({
  base: {
    position: 'relative',
    display: 'inline-flex',
    // With large text on a narrow screen a price goes below its label.
    flexWrap: 'wrap',
    alignItems: 'center',
    justifyContent: 'center',
    gap: vars.space[2],
    borderRadius: vars.radius.control,
    fontFamily: vars.font.sans,
    fontWeight: vars.weight.strong,
    lineHeight: vars.leading.snug,
    letterSpacing: 0,
    textAlign: 'center',
    cursor: 'pointer',
    transition: `background-color ${vars.motion.press}, color ${vars.motion.press}, transform ${vars.motion.press}`,
    selectors: {
      '&:active:not(:disabled, [aria-disabled="true"])': { transform: 'translateY(1px)' },
      [disabled]: { cursor: 'not-allowed' },
    },
  },
  variants: {
    variant: {
      primary: {
        ...outlined,
        background: vars.color.accent,
        color: vars.color.onAccent,
        selectors: {
          '&:hover': { background: vars.color.accentHover },
          [disabled]: {
            background: vars.color.sunken,
            color: vars.color.ink2,
            boxShadow: `inset 0 0 0 1px ${vars.color.line}`,
          },
        },
      },
      secondary: {
        ...outlined,
        background: 'transparent',
        color: vars.color.ink,
        boxShadow: `inset 0 0 0 1px ${vars.color.lineStrong}`,
        selectors: {
          '&:hover': { background: vars.color.sunken },
          [disabled]: {
            background: vars.color.sunken,
            color: vars.color.ink2,
            boxShadow: `inset 0 0 0 1px ${vars.color.line}`,
          },
        },
      },
      ink: {
        ...outlined,
        background: vars.color.inverse,
        color: vars.color.onInverse,
        selectors: {
          [disabled]: {
            background: vars.color.sunken,
            color: vars.color.ink2,
            boxShadow: `inset 0 0 0 1px ${vars.color.line}`,
          },
        },
      },
      text: {
        color: vars.color.accentText,
        selectors: {
          '&:hover': { background: vars.color.sunken },
          [disabled]: { background: 'none', color: vars.color.ink2 },
        },
      },
      quiet: {
        color: vars.color.ink2,
        fontWeight: vars.weight.medium,
        selectors: {
          '&:hover': { background: vars.color.sunken, color: vars.color.ink },
          [disabled]: { background: 'none', color: vars.color.ink2 },
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
