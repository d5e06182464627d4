import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';
import { strong } from '../../theme/typography.css.ts';

export const body = style({ display: 'grid', alignContent: 'start', gap: vars.space[5] });

export const heading = style([strong, { fontFamily: vars.font.sans, fontSize: vars.text.body }]);

export const list = style({
  display: 'grid',
  gap: vars.space[1],
  marginTop: vars.space[2],
  paddingInlineStart: vars.space[5],
  listStyle: 'disc',
  lineHeight: vars.leading.text,
});

export const text = style({ maxWidth: '34em', marginTop: vars.space[2], lineHeight: vars.leading.text });

export const refusal = style({ display: 'grid', gap: vars.space[3] });

export const orders = style({ display: 'flex', flexWrap: 'wrap', gap: vars.space[4] });

export const answer = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: vars.space[3],
  justifyContent: 'flex-end',
  width: '100%',
});
