import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';
import { title as titles } from '../../theme/typography.css.ts';

export const text = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space[8],
  overflowWrap: 'anywhere',
  maxWidth: '48em',
  paddingInline: vars.size.gutter,
});

export const section = style({ display: 'grid', gap: vars.space[3] });

export const title = titles.panel;

export const points = style({
  display: 'grid',
  gap: vars.space[2],
  paddingInlineStart: vars.space[5],
  listStyle: 'disc',
});
