import { style } from '@vanilla-extract/css';
import { media } from '../../theme/breakpoints.ts';
import { vars } from '../../theme/contract.css.ts';
import * as text from '../../theme/typography.css.ts';
import { onScreen } from '../../theme/visibility.css.ts';

// Large text on the narrowest screens: one below the other.
const cramped = '(max-width: 15rem)';

export const frame = style({ containerType: 'inline-size' });

export { columnTitle as title } from '../order-columns.css.ts';

export const line = style({
  display: 'grid',
  gridTemplateColumns: '64px minmax(0, 1fr) auto',
  alignItems: 'center',
  gap: vars.space[4],
  paddingBlock: vars.space[3],
  breakInside: 'avoid',
  borderBottom: `1px solid ${vars.color.line}`,
  selectors: { '&:first-child': { borderTop: `1px solid ${vars.color.line}` } },
  '@container': { [cramped]: { gridTemplateColumns: 'minmax(0, 1fr)' } },
  '@media': { [media.print]: { gridTemplateColumns: 'minmax(0, 1fr) auto', paddingBlock: vars.space[1] } },
});

export const tile = style([onScreen, { width: 64, height: 64, borderRadius: vars.radius.control }]);

export const name = text.lineName;

export const options = text.aside;

export const allergens = text.aside;

export const term = style({ fontWeight: vars.weight.strong, color: vars.color.ink });

export const sums = style({ paddingBlock: vars.space[4] });

export const paid = style([text.aside, { marginTop: vars.space[3] }]);

export const print = onScreen;
