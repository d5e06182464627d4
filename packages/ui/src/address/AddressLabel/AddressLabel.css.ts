import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';

export const label = style({
  position: 'relative',
  minHeight: 264,
  padding: vars.space[6],
  borderRadius: vars.radius.tile,
  background: vars.color.hero,
});

export const icon = style({ position: 'absolute', insetInlineEnd: 24, top: 24 });

export const title = style({
  marginBottom: vars.space[4],
  fontSize: vars.text.small,
  fontWeight: vars.weight.strong,
  color: vars.color.ink2,
});

export const lines = style({
  marginBottom: vars.space[3],
  fontFamily: vars.font.serif,
  fontSize: '1.375rem',
  fontWeight: vars.weight.panel,
  lineHeight: 1.32,
  letterSpacing: vars.tracking.name,
  overflowWrap: 'anywhere',
});

export const region = style({ fontSize: vars.text.small, color: vars.color.ink2 });

const blank = style({
  height: 14,
  marginBottom: 14,
  borderRadius: 4,
  background: `color-mix(in oklch, ${vars.color.ink} 9%, transparent)`,
});

export const first = style([blank, { width: '80%' }]);
export const second = style([blank, { width: '62%' }]);
export const third = style([blank, { width: '38%' }]);
