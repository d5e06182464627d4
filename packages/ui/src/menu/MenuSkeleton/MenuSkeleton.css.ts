import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';

export const chips = style({
  display: 'flex',
  gap: vars.space[2],
  overflow: 'hidden',
  marginTop: vars.space[3],
  padding: `${vars.space[2]} ${vars.size.gutter}`,
  borderBottom: `1px solid ${vars.color.line}`,
});

export const chip = style({ flex: 'none', width: 104, height: vars.size.touch });

export const text = style({ display: 'grid', alignContent: 'start', gap: vars.space[1], minWidth: 0 });
