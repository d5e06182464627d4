import { style, styleVariants } from '@vanilla-extract/css';
import { media } from '../../theme/breakpoints.ts';
import { vars } from '../../theme/contract.css.ts';
import { aside } from '../../theme/typography.css.ts';
import { onDesktop } from '../../theme/visibility.css.ts';

export const layout = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 640px) minmax(0, 360px)',
  alignItems: 'start',
  gap: vars.space[10],
  '@media': { [media.belowDesktop]: { gridTemplateColumns: 'minmax(0, 640px)' } },
});

export const label = onDesktop;

export const form = style({ display: 'grid', gap: vars.space[6] });

export const postcode = style({
  display: 'grid',
  gridTemplateColumns: '15rem minmax(0, 1fr)',
  gap: vars.space[4],
  '@media': { [media.mobile]: { gridTemplateColumns: 'minmax(0, 1fr)', gap: vars.space[2] } },
});

/** Level with the input, which stands under its label and its help; on phones under it. */
export const lookup = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  alignSelf: 'start',
  minHeight: vars.size.control,
  marginTop: `calc(2 * (${vars.text.small} * ${vars.leading.text} + ${vars.space[2]}))`,
  '@media': { [media.mobile]: { minHeight: 24, marginTop: 0 } },
});

export const looking = style([aside, { display: 'flex', alignItems: 'center', gap: vars.space[2] }]);

export const found = style([looking, { color: vars.color.good, fontWeight: vars.weight.control }]);

const noteBase = style({
  gridColumn: '1 / -1',
  display: 'grid',
  gap: vars.space[3],
  padding: `${vars.space[4]} ${vars.space[5]}`,
  borderRadius: vars.radius.tile,
  fontSize: vars.text.control,
  lineHeight: vars.leading.snug,
});

const calm = style([noteBase, { background: vars.color.sunken }]);

/** Under the whole row: calm where the address can be saved by hand, framed where it lies outside the area. */
export const note = styleVariants({
  unplaced: [calm],
  unavailable: [calm],
  outside: [noteBase, { border: `2px solid ${vars.color.ink}` }],
});

export const noteText = style({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr)',
  gap: vars.space[3],
  color: vars.color.ink2,
});

export const noteTitle = style({ display: 'block', fontWeight: vars.weight.strong, color: vars.color.ink });

/** Level with the words beside the icon. */
export const noteActions = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: vars.space[2],
  paddingInlineStart: `calc(${vars.space[5]} + ${vars.space[3]})`,
});

export const parts = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 1.4fr) minmax(0, 1fr)',
  gap: vars.space[4],
  '@media': { [media.mobile]: { gridTemplateColumns: 'minmax(0, 1fr)', gap: vars.space[6] } },
});

export const actions = style({ display: 'flex', flexWrap: 'wrap', gap: vars.space[3] });
