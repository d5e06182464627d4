import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';

export const field = style({ display: 'grid', gap: 6, minWidth: 0, alignContent: 'start' });

export const label = style({ fontSize: vars.text.small, fontWeight: 600, lineHeight: vars.leading.text });

export const optional = style({ fontWeight: vars.weight.regular, color: vars.color.ink2 });

export const help = style({ fontSize: vars.text.small, color: vars.color.ink2 });

export const count = style([help, { textAlign: 'end', fontVariantNumeric: 'tabular-nums' }]);

export const error = style({
  display: 'flex',
  gap: 6,
  alignItems: 'flex-start',
  color: vars.color.bad,
  fontSize: vars.text.small,
  fontWeight: 600,
  lineHeight: vars.leading.snug,
});

export const errorIcon = style({ marginTop: 1 });

export const input = style({
  width: '100%',
  minHeight: vars.size.control,
  padding: `0 ${vars.space[4]}`,
  borderRadius: vars.radius.control,
  border: `1px solid ${vars.color.lineStrong}`,
  background: vars.color.surface,
  fontSize: vars.text.body,
  color: vars.color.ink,
  selectors: {
    '&::placeholder': { color: vars.color.ink3, opacity: 1 },
    // A heavier border, not only a red one.
    '&[aria-invalid="true"]': { border: `2px solid ${vars.color.bad}` },
    '&:disabled': { background: vars.color.sunken, color: vars.color.ink2, cursor: 'not-allowed' },
    // A select is read-only to CSS, but not to anybody else.
    '&:read-only:not(:disabled, select)': { background: vars.color.sunken },
  },
});
