import { style } from '@vanilla-extract/css';
import { vars } from '../theme/contract.css.ts';
import { counterVars } from '../theme/counter-theme.css.ts';

/** The number by which an order is called across the counter. */
export const orderNumber = style({
  fontFamily: vars.font.sans,
  fontSize: counterVars.text.number,
  fontWeight: counterVars.weight.figure,
  letterSpacing: counterVars.tracking.figure,
  lineHeight: 1.05,
  whiteSpace: 'nowrap',
});

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

/** Title of a lane, and of a part of a page. */
export const laneTitle = style({
  fontFamily: vars.font.serif,
  fontSize: counterVars.text.lane,
  fontWeight: counterVars.weight.lane,
  letterSpacing: counterVars.tracking.title,
  lineHeight: vars.leading.title,
});

/** Facts in a line: way, items, age. */
export const facts = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: `${counterVars.space[1]} ${vars.space[4]}`,
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
