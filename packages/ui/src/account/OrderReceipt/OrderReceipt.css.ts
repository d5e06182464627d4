import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';
import { title as titles } from '../../theme/typography.css.ts';

const narrow = '(max-width: 38.75rem)';
// Large text on the narrowest screens: one below the other.
const cramped = '(max-width: 10rem)';

export const frame = style({ containerType: 'inline-size' });

export const receipt = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1.5fr) minmax(0, 1fr)',
  gap: vars.space[10],
  '@container': { [narrow]: { gridTemplateColumns: 'minmax(0, 1fr)', gap: vars.space[8] } },
});

export const heading = style([
  titles.panel,
  { paddingBottom: vars.space[3], borderBottom: `1px solid ${vars.color.line}` },
]);

export const line = style({
  display: 'grid',
  gridTemplateColumns: '32px minmax(0, 1fr) auto',
  gap: vars.space[3],
  padding: `${vars.space[4]} 0`,
  borderBottom: `1px solid ${vars.color.line}`,
  overflowWrap: 'anywhere',
  '@container': { [cramped]: { gridTemplateColumns: 'minmax(0, 1fr)' } },
});

export const quantity = style({ fontWeight: vars.weight.price, fontVariantNumeric: 'tabular-nums' });

export const name = style([titles.name, { fontSize: '1.0625rem' }]);

export const options = style({ fontSize: vars.text.small, color: vars.color.ink2 });

export const allergens = style({ marginTop: 2, fontSize: vars.text.small, color: vars.color.ink2 });

export const term = style({ fontWeight: vars.weight.strong, color: vars.color.ink });

export const sums = style({ padding: `${vars.space[4]} 0` });

export const paid = style({ marginTop: vars.space[3], fontSize: vars.text.small, color: vars.color.ink2 });

export const place = style({ padding: `${vars.space[4]} 0 ${vars.space[1]}`, lineHeight: 1.45 });

export const strong = style({ fontWeight: vars.weight.price });

export const note = style({ fontSize: vars.text.small, color: vars.color.ink2 });

export const side = style({ display: 'grid', gap: vars.space[4], marginTop: vars.space[4] });
