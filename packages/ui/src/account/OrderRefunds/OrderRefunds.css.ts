import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';

export const list = style({
  display: 'grid',
  gap: vars.space[4],
  paddingBlock: vars.space[5],
  borderBlock: `1px solid ${vars.color.line}`,
});

export const refund = style({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr)',
  gap: vars.space[3],
  alignItems: 'start',
});

export const good = style({ marginTop: vars.space[1] });

export const bad = style([good, { color: vars.color.bad }]);
