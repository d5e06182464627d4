import { style, styleVariants } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';

export const lead = style({
  position: 'absolute',
  insetInlineStart: vars.space[4],
  pointerEvents: 'none',
  display: 'inline-flex',
  color: vars.color.ink2,
  fontWeight: vars.weight.control,
});

export const trail = style({ position: 'absolute', insetInlineEnd: vars.space[1], display: 'inline-flex' });

// Doubled, so that they win over the field's own measures in whatever order the files load.
export const withLead = styleVariants({
  icon: { selectors: { '&&': { paddingInlineStart: '3rem' } } },
  prefix: { selectors: { '&&': { paddingInlineStart: vars.space[14] } } },
});

export const withTrail = style({ selectors: { '&&': { paddingInlineEnd: vars.space[14] } } });

export const upperCase = style({
  letterSpacing: vars.tracking.code,
  fontWeight: vars.weight.control,
});

export const large = style({ selectors: { '&&': { minHeight: 56, fontSize: vars.text.subtitle } } });
