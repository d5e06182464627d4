import { style } from '@vanilla-extract/css';
import { media } from '../../theme/breakpoints.ts';
import { vars } from '../../theme/contract.css.ts';
import * as text from '../../theme/typography.css.ts';
import { title as titles } from '../../theme/typography.css.ts';
import { onScreen } from '../../theme/visibility.css.ts';

const narrow = '(max-width: 40rem)';
// Large text on the narrowest screens: one below the other.
const cramped = '(max-width: 15rem)';

export const frame = style({ containerType: 'inline-size' });

export const receipt = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1.4fr) minmax(0, 1fr)',
  gap: vars.space[10],
  '@container': { [narrow]: { gridTemplateColumns: 'minmax(0, 1fr)', gap: vars.space[8] } },
});

// Read first and above on narrow screens: what can be done, and where it goes. At the end of the row elsewhere.
export const second = style({ gridColumn: 2, '@container': { [narrow]: { gridColumn: 1 } } });

export const first = style({
  gridColumn: 1,
  gridRow: 1,
  '@container': { [narrow]: { gridRow: 'auto' } },
});

export const seller = style([text.aside, { paddingTop: vars.space[4] }]);

export const heading = style([
  titles.panel,
  { paddingBottom: vars.space[3], borderBottom: `1px solid ${vars.color.line}` },
]);

export const line = style({
  display: 'grid',
  gridTemplateColumns: '32px minmax(0, 1fr) auto',
  gap: vars.space[3],
  paddingBlock: vars.space[4],
  breakInside: 'avoid',
  '@media': { [media.print]: { paddingBlock: vars.space[1] } },
  borderBottom: `1px solid ${vars.color.line}`,
  '@container': { [cramped]: { gridTemplateColumns: 'minmax(0, 1fr)' } },
});

export const quantity = text.strong;

export const name = text.lineName;

export const options = text.aside;

export const allergens = text.aside;

export const term = style({ fontWeight: vars.weight.strong, color: vars.color.ink });

export const sums = style({ paddingBlock: vars.space[4] });

export const paid = style([text.aside, { marginTop: vars.space[3] }]);

export const place = style({ padding: `${vars.space[4]} 0 ${vars.space[1]}` });

export const note = text.aside;

export const side = style({ display: 'grid', gap: vars.space[4], marginTop: vars.space[4] });

export const ring = onScreen;
