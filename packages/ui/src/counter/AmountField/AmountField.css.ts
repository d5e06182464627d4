import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';
import { counterVars } from '../../theme/counter-theme.css.ts';

export const field = style({ display: 'grid', gap: vars.space[2], paddingBlock: vars.space[3] });

export const box = style({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space[2],
  maxWidth: '260px',
  minHeight: counterVars.size.button,
  paddingInline: vars.space[4],
  border: `1.5px solid ${vars.color.lineStrong}`,
  borderRadius: vars.radius.control,
  background: vars.color.surface,
  fontSize: counterVars.text.lane,
  fontWeight: counterVars.weight.control,
  selectors: { '&:focus-within': { outline: `2.5px solid ${vars.color.ink}`, outlineOffset: '2px' } },
});

export const input = style({
  flex: 1,
  minWidth: 0,
  minHeight: counterVars.size.tap,
  border: 0,
  background: 'none',
  selectors: { '&:focus-visible': { outline: 'none' } },
});
