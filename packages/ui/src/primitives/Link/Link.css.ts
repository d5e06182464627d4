import { style, styleVariants } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';

const underlined = style({
  textDecoration: 'underline',
  textDecorationThickness: 1,
  textUnderlineOffset: 3,
  ':hover': { textDecorationThickness: 2 },
  // A telephone number goes to the next line as a whole, and breaks only where none has room for it.
  selectors: { '&[href^="tel:"]': { display: 'inline-block' } },
});

export const link = styleVariants({
  text: [underlined, { color: vars.color.accentText, fontWeight: vars.weight.control }],
  quiet: [
    underlined,
    { color: vars.color.ink2, fontWeight: vars.weight.regular, textDecorationColor: vars.color.lineStrong },
  ],
  inherit: [underlined, { color: 'inherit', fontWeight: 'inherit' }],
  plain: {},
});

/** The way back, above a page's title. */
export const back = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: vars.space[2],
  minHeight: vars.size.touch,
  marginBlock: `-10px ${vars.space[2]}`,
  color: vars.color.ink2,
  fontSize: vars.text.small,
  fontWeight: vars.weight.control,
  ':hover': { color: vars.color.ink },
});

/** Grows the target to 44 px without moving anything. */
export const hitArea = style({
  position: 'relative',
  '::after': {
    content: '""',
    position: 'absolute',
    insetInline: -6,
    top: '50%',
    height: vars.size.touch,
    transform: 'translateY(-50%)',
  },
});
