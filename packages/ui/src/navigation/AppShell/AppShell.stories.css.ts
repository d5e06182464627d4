import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';

export const page = style({
  padding: `${vars.space[10]} ${vars.size.gutter}`,
  minHeight: '120vh',
  display: 'grid',
  gap: vars.space[4],
  alignContent: 'start',
});

export const cart = style({ padding: vars.space[6], display: 'grid', gap: vars.space[4] });
