import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';
import { counterVars } from '../../theme/counter-theme.css.ts';

export const keys = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(3, minmax(0, 1fr))',
  gap: vars.space[2],
});

export const key = style({
  display: 'grid',
  placeItems: 'center',
  minHeight: counterVars.size.key,
  border: '1px solid transparent',
  borderRadius: vars.radius.control,
  background: vars.color.sunken,
  fontSize: counterVars.text.key,
  fontWeight: '600',
  touchAction: 'manipulation',
  selectors: {
    '&:active:not(:disabled)': { background: vars.color.line },
    '&:disabled': { background: 'transparent', borderColor: vars.color.line, color: vars.color.ink2 },
  },
});

/** A key with a word on it. */
export const word = style([key, { fontSize: counterVars.text.control }]);
