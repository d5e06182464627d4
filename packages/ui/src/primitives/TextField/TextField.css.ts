import { style, styleVariants } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';

export const wrap = style({ position: 'relative', display: 'grid', alignItems: 'center' });

export const lead = style({
  position: 'absolute',
  insetInlineStart: vars.space[4],
  pointerEvents: 'none',
  display: 'inline-flex',
  color: vars.color.ink2,
  fontWeight: 560,
});

export const trail = style({ position: 'absolute', insetInlineEnd: vars.space[1], display: 'inline-flex' });

// Doubled, so that they win over the field's own measures in whatever order the files load.
export const withLead = styleVariants({
  icon: { selectors: { '&&': { paddingInlineStart: '2.875rem' } } },
  prefix: { selectors: { '&&': { paddingInlineStart: '3.5rem' } } },
});

export const withTrail = style({ selectors: { '&&': { paddingInlineEnd: 52 } } });

export const upperCase = style({
  textTransform: 'uppercase',
  letterSpacing: vars.tracking.code,
  fontWeight: 560,
  '::placeholder': { textTransform: 'none', letterSpacing: 0, fontWeight: vars.weight.regular },
});

export const large = style({ selectors: { '&&': { minHeight: 56, fontSize: vars.text.subtitle } } });
