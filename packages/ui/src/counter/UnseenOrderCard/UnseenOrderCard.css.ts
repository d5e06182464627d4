import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';
import { counterVars } from '../../theme/counter-theme.css.ts';

export const head = style({
  flex: 'none',
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  columnGap: vars.space[3],
  alignItems: 'baseline',
});

/** The whole order opens by its number; the place to press reaches over the head. */
export const open = style({
  font: 'inherit',
  letterSpacing: 'inherit',
  color: 'inherit',
  minHeight: counterVars.size.tap,
});

export const promise = style({
  fontSize: counterVars.text.title,
  fontWeight: counterVars.weight.figure,
  letterSpacing: counterVars.tracking.figure,
  lineHeight: 1,
});

export const away = style({ color: vars.color.ink2 });

export const facts = style({
  flex: 'none',
  display: 'flex',
  flexWrap: 'wrap',
  gap: `${vars.space[1]} ${counterVars.space[4.5]}`,
});

export const printed = style({
  flex: 'none',
  display: 'flex',
  alignItems: 'center',
  gap: vars.space[2],
  color: vars.color.ink2,
});
