import { style } from '@vanilla-extract/css';
import { media } from '../../theme/breakpoints.ts';
import { vars } from '../../theme/contract.css.ts';

export const row = style({
  display: 'grid',
  gridTemplateColumns: '44px minmax(0, 1fr) auto',
  alignItems: 'center',
  gap: vars.space[4],
  padding: `${vars.space[4]} 0`,
  borderBottom: `1px solid ${vars.color.line}`,
  '@media': { [media.mobile]: { gridTemplateColumns: '44px minmax(0, 1fr)', rowGap: 0 } },
});

export const icon = style({
  display: 'grid',
  placeItems: 'center',
  width: 44,
  height: 44,
  borderRadius: vars.radius.control,
  background: vars.color.sunken,
});

export const type = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: vars.space[2],
  fontWeight: vars.weight.price,
});

export const line = style({ fontSize: vars.text.small, color: vars.color.ink2, overflowWrap: 'anywhere' });

export const actions = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: vars.space[1],
  marginInlineEnd: -12,
  '@media': { [media.mobile]: { gridColumn: 2, margin: '0 0 -8px -12px' } },
});

export const edit = style({
  display: 'inline-grid',
  placeItems: 'center',
  width: vars.size.touch,
  height: vars.size.touch,
  borderRadius: vars.radius.control,
  color: vars.color.ink2,
  ':hover': { background: vars.color.sunken, color: vars.color.ink },
});

export const confirm = style({
  gridColumn: '1 / -1',
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: vars.space[3],
});

export const question = style({
  flex: '1 1 200px',
  fontWeight: vars.weight.strong,
  overflowWrap: 'anywhere',
  '@media': { [media.mobile]: { flexBasis: '100%' } },
});

export const loadingLine = style({ display: 'grid', gap: vars.space[1] });
