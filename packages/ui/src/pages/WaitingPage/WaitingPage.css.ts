import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';

export const page = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'center',
  gap: vars.space[3],
  minHeight: '60vh',
  padding: `${vars.space[14]} ${vars.size.gutter}`,
  color: vars.color.ink2,
});
