import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';

export const list = style({ margin: `0 ${vars.size.gutter}`, borderTop: `1px solid ${vars.color.line}` });

export const older = style({
  display: 'grid',
  justifyItems: 'center',
  gap: vars.space[4],
  paddingBlock: vars.space[6],
});
