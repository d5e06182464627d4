import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';

export const data = style({ display: 'grid', gap: vars.space[4], paddingTop: vars.space[4] });

export const row = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: vars.space[3],
});

export const text = style({ flex: '1 1 18rem', color: vars.color.ink2, lineHeight: vars.leading.text });
