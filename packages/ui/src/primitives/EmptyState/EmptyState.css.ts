import { style, styleVariants } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';

const base = style({ display: 'grid', justifyItems: 'center', textAlign: 'center', gap: vars.space[3] });

export const emptyState = styleVariants({
  page: [base, { padding: `${vars.space[14]} ${vars.size.gutter}` }],
  panel: [base, { padding: vars.space[8], placeContent: 'center', height: '100%' }],
});

export const plate = style({
  width: 112,
  aspectRatio: '1',
  borderRadius: '50%',
  display: 'grid',
  placeItems: 'center',
  marginBottom: vars.space[1],
  color: vars.color.ink3,
  background: vars.color.sunken,
  boxShadow: `inset 0 0 0 12px ${vars.color.surface}, inset 0 0 0 13px ${vars.color.line}, 0 0 0 1px ${vars.color.line}`,
});

export const title = styleVariants({
  page: {
    fontFamily: vars.font.serif,
    fontSize: vars.text.section,
    fontWeight: vars.weight.section,
    fontVariationSettings: '"opsz" 72',
    letterSpacing: vars.tracking.section,
    lineHeight: vars.leading.title,
  },
  panel: {
    fontFamily: vars.font.serif,
    fontSize: '1.0625rem',
    fontWeight: vars.weight.name,
    letterSpacing: '-0.01em',
    lineHeight: 1.2,
  },
});

export const text = styleVariants({
  page: { color: vars.color.ink2, maxWidth: '48ch', textWrap: 'balance' },
  panel: { color: vars.color.ink2, fontSize: vars.text.small, maxWidth: '34ch', textWrap: 'balance' },
});

/** The next step, or two side by side. */
export const actions = style({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'center',
  gap: vars.space[3],
  marginTop: vars.space[2],
});
