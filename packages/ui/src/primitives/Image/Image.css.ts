import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';

export const image = style({ objectFit: 'cover', height: 'auto' });

export const fallback = style({
  display: 'grid',
  placeItems: 'center',
  background: vars.color.sunken,
  color: vars.color.ink3,
  maxWidth: '100%',
});
