import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';

export const button = style({ flex: 'none' });

export const count = style({
  display: 'inline-grid',
  placeItems: 'center',
  minWidth: 22,
  height: 22,
  marginInlineStart: vars.space[1],
  borderRadius: vars.radius.round,
  background: vars.color.ink,
  color: vars.color.paper,
  fontSize: vars.text.caption,
});
