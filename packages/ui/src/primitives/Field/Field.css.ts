import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';
import * as text from '../../theme/typography.css.ts';

export const field = style({ display: 'grid', gap: vars.space[2], minWidth: 0, alignContent: 'start' });

export const label = style({
  fontSize: vars.text.small,
  fontWeight: vars.weight.strong,
});

export const optional = style({ fontWeight: vars.weight.regular, color: vars.color.ink2 });

export const help = text.aside;

export const count = style([help, { textAlign: 'end' }]);

export const error = style({
  display: 'flex',
  gap: vars.space[2],
  alignItems: 'flex-start',
  color: vars.color.bad,
  fontSize: vars.text.small,
  fontWeight: vars.weight.strong,
});

export const errorIcon = style({ marginTop: 1 });

export const input = style({
  width: '100%',
  minHeight: vars.size.control,
  paddingInline: vars.space[4],
  borderRadius: vars.radius.control,
  border: `1px solid ${vars.color.lineStrong}`,
  background: vars.color.surface,
  color: vars.color.ink,
  selectors: {
    '&::placeholder': { color: vars.color.ink3, opacity: 1 },
    // A heavier border, not only a red one.
    '&[aria-invalid="true"]': { border: `2px solid ${vars.color.bad}` },
    '&:is(:disabled, [readonly])': { background: vars.color.sunken, color: vars.color.ink2 },
  },
});

/** Round a control that has something inside it, before or after the text. */
export const inputWrap = style({ position: 'relative', display: 'grid', alignItems: 'center' });
