import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';

export const note = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: vars.space[2],
  margin: `${vars.space[3]} ${vars.size.gutter} 0`,
  padding: vars.space[3],
  borderRadius: vars.radius.tile,
  background: vars.color.sunken,
});

export const actions = style({ display: 'flex', flexWrap: 'wrap', gap: vars.space[2] });
