import { style } from '@vanilla-extract/css';
import { vars } from '../theme/contract.css.ts';
import { counterVars } from '../theme/counter-theme.css.ts';

/** The name of a person or a dish. */
export const name = style({
  fontFamily: vars.font.serif,
  fontSize: counterVars.text.name,
  fontWeight: counterVars.weight.name,
  letterSpacing: '-0.01em',
  lineHeight: vars.leading.name,
});

/** A name on one line, whatever its length. */
export const oneLine = style({
  // Room for descenders, which would be cut off with the rest.
  paddingBlock: '0.08em',
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
});

/** One fact: an icon and a word, in the size of the text around it. */
export const fact = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: vars.space[2],
  fontWeight: counterVars.weight.body,
  lineHeight: 1.35,
  whiteSpace: 'nowrap',
});

/** A fact that matters less than the others. */
export const aside = style({ color: vars.color.ink2, fontWeight: '500' });

/** What stands out of its line. */
export const strong = style({ fontWeight: counterVars.weight.figure });
