import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';
import { aside, title } from '../../theme/typography.css.ts';

export const received = style({ display: 'grid', gap: vars.space[6], maxWidth: '40rem' });

export const heading = style([title.panel, { outlineOffset: vars.space[1] }]);

export const facts = style({ display: 'grid', borderTop: `1px solid ${vars.color.line}` });

export const fact = style({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'space-between',
  columnGap: vars.space[6],
  paddingBlock: vars.space[3],
  borderBottom: `1px solid ${vars.color.line}`,
});

export const term = style({ color: vars.color.ink2 });

export const value = style({ fontWeight: vars.weight.strong, overflowWrap: 'anywhere' });

export const note = aside;

export const actions = style({ display: 'flex', flexWrap: 'wrap', gap: vars.space[3] });
