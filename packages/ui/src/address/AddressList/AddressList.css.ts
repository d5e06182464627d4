import { style } from '@vanilla-extract/css';
import { media } from '../../theme/breakpoints.ts';
import { vars } from '../../theme/contract.css.ts';
import { aside } from '../../theme/typography.css.ts';

export const row = style({
  display: 'grid',
  gridTemplateColumns: '44px minmax(0, 1fr) auto',
  alignItems: 'center',
  gap: vars.space[4],
  paddingBlock: vars.space[4],
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
  fontWeight: vars.weight.strong,
});

export const line = aside;

export const actions = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: vars.space[1],
  marginInlineEnd: -12,
  '@media': { [media.mobile]: { gridColumn: 2, margin: '0 0 -8px -12px' } },
});

export { iconButton as edit } from '../../primitives/IconButton/IconButton.css.ts';

export const confirm = style({
  gridColumn: '1 / -1',
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: vars.space[3],
});

export const question = style({
  flex: '1 1 12rem',
  fontWeight: vars.weight.strong,
  '@media': { [media.mobile]: { flexBasis: '100%' } },
});

export const loadingLine = style({ display: 'grid', gap: vars.space[1] });
