import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';
import * as text from '../../theme/typography.css.ts';
import { aside, strong, title as titles } from '../../theme/typography.css.ts';

export const label = style({
  position: 'relative',
  minHeight: 264,
  padding: vars.space[6],
  borderRadius: vars.radius.tile,
  background: vars.color.hero,
});

export const icon = style({ position: 'absolute', insetInlineEnd: vars.space[6], top: vars.space[6] });

export const title = style([aside, strong, { marginBottom: vars.space[4] }]);

export const lines = style([
  titles.name,
  { marginBottom: vars.space[3], fontSize: vars.text.subtitle, lineHeight: vars.leading.snug },
]);

export const region = text.aside;

const blank = style({
  height: 16,
  marginBottom: vars.space[3],
  borderRadius: vars.radius.mark,
  background: vars.color.line,
});

export const first = style([blank, { width: '80%' }]);
export const second = style([blank, { width: '62%' }]);
export const third = style([blank, { width: '38%' }]);
