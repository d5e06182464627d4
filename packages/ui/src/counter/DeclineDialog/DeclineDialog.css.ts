import { style } from '@vanilla-extract/css';
import { counterVars } from '../../theme/counter-theme.css.ts';

/** The dishes of the order, under the reason that they belong to. */
export const dishes = style({
  margin: `0 0 ${counterVars.space[1.5]}`,
  marginInlineStart: '46px',
  minWidth: 0,
});
