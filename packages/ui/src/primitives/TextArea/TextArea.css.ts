import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';

export const textArea = style({
  display: 'block',
  padding: `${vars.space[3]} ${vars.space[4]}`,
  minHeight: 84,
  resize: 'vertical',
  lineHeight: 1.45,
});

export const footer = style({ display: 'flex', gap: vars.space[3], justifyContent: 'space-between' });

export const count = style({ marginInlineStart: 'auto', fontVariantNumeric: 'tabular-nums' });
