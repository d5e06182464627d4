import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';

// A browser as old as the oldest that `browserTargets` names has this function; an older one may run no script of ours.
const current = '(color: light-dark(currentColor, transparent))';

export const frame = style({
  padding: `${vars.space[4]} ${vars.size.gutter}`,
  '@supports': { [current]: { display: 'none' } },
});
