import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';
import { counterVars } from '../../theme/counter-theme.css.ts';

export const search = style({ position: 'relative' });

export const icon = style({
  position: 'absolute',
  insetInlineStart: '18px',
  top: '50%',
  transform: 'translateY(-50%)',
  color: vars.color.ink2,
  pointerEvents: 'none',
});

export const input = style({
  width: '100%',
  minHeight: counterVars.size.button,
  padding: `0 ${counterVars.space[4]}`,
  paddingInlineStart: '54px',
  border: `1px solid ${vars.color.lineStrong}`,
  borderRadius: vars.radius.control,
  background: vars.color.surface,
  fontSize: counterVars.text.control,
  '::placeholder': { color: vars.color.ink2, opacity: 1 },
});
