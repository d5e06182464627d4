import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';

export const frame = style({ display: 'grid' });

export const note = style({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space[2],
  padding: `${vars.space[2]} ${vars.space[1]}`,
  fontSize: vars.text.small,
  fontWeight: vars.weight.control,
  color: vars.color.ink2,
});
