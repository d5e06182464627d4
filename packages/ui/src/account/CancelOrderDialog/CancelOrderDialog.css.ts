import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';

export const text = style({ maxWidth: '34em', lineHeight: vars.leading.text });

export const body = style({ display: 'grid', alignContent: 'start', gap: vars.space[4] });

export const answer = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: vars.space[3],
  justifyContent: 'flex-end',
  width: '100%',
});
