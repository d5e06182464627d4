import { style, styleVariants } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';
import { aside, title as titles } from '../../theme/typography.css.ts';

const base = style({ display: 'grid', justifyItems: 'center', textAlign: 'center', gap: vars.space[3] });

export const emptyState = styleVariants({
  page: [base, { padding: `${vars.space[14]} ${vars.size.gutter}` }],
  panel: [base, { padding: vars.space[8], placeContent: 'center', height: '100%' }],
});

export const plate = style({
  width: 112,
  aspectRatio: '1',
  borderRadius: vars.radius.round,
  display: 'grid',
  placeItems: 'center',
  color: vars.color.ink3,
  background: vars.color.sunken,
  border: `1px solid ${vars.color.line}`,
  boxShadow: `inset 0 0 0 12px ${vars.color.surface}`,
});

export const title = { page: titles.section, panel: titles.name };

export const text = styleVariants({
  page: { color: vars.color.ink2, maxWidth: '32em' },
  panel: [aside, { maxWidth: '23em' }],
});

/** The next step, or two side by side. */
export const actions = style({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'center',
  gap: vars.space[3],
  marginTop: vars.space[2],
});
