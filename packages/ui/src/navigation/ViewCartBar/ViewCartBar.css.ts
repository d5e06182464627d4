import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';

export const bar = style({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'center',
  width: '100%',
  minHeight: 54,
  borderRadius: vars.radius.tile,
  background: vars.color.accent,
  color: vars.color.onAccent,
  boxShadow: vars.shadow.floating,
  fontWeight: vars.weight.strong,
  wordSpacing: '0.08em',
  border: '1px solid transparent',
  selectors: { '&:hover': { background: vars.color.accentHover } },
});
