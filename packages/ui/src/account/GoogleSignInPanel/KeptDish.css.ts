import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';
import { aside as asideText, lineName } from '../../theme/typography.css.ts';

export const kept = style({
  display: 'grid',
  gridTemplateColumns: '60px minmax(0, 1fr)',
  alignItems: 'center',
  gap: vars.space[4],
  marginBottom: vars.space[5],
  padding: vars.space[3],
  borderRadius: vars.radius.tile,
  background: vars.color.sunken,
});

export const tile = style({ width: 60, height: 60, borderRadius: vars.radius.control });

export const name = lineName;

export const aside = style([asideText, { lineHeight: vars.leading.snug }]);
