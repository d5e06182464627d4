import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';

/** What was chosen for the choice above it. */
export const under = style({
  marginBlock: 2,
  paddingInlineStart: vars.space[2],
  borderInlineStart: '2px solid currentColor',
});
