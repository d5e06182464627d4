import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';

export const disc = style({
  flex: 'none',
  display: 'grid',
  placeItems: 'center',
  width: '2.75rem',
  height: '2.75rem',
  paddingBottom: 2,
  borderRadius: vars.radius.round,
  overflow: 'hidden',
  background: vars.color.accent,
  color: vars.color.onAccent,
  fontFamily: vars.font.serif,
  fontSize: vars.text.panel,
  fontWeight: vars.weight.panel,
  lineHeight: vars.leading.flat,
});

export const logo = style({ width: '100%', height: '100%', objectFit: 'cover', marginBottom: -2 });
