import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';
import { counterVars } from '../../theme/counter-theme.css.ts';

export const promise = style({ alignSelf: 'center', textAlign: 'center' });

export const words = style({
  color: vars.color.ink2,
  fontSize: counterVars.text.body,
  lineHeight: 1.3,
  textWrap: 'balance',
});

export const row = style({
  display: 'grid',
  gridTemplateColumns: '76px 1fr 76px',
  columnGap: vars.space[2],
  alignItems: 'center',
  marginBlock: counterVars.space[1],
});

export const time = style({
  fontSize: counterVars.text.answer,
  fontWeight: counterVars.weight.figure,
  letterSpacing: '-0.045em',
  lineHeight: 1,
});

export const nudge = style({
  height: '76px',
  border: '1px solid transparent',
  borderRadius: vars.radius.control,
  background: vars.color.sunken,
  fontSize: counterVars.text.lane,
  fontWeight: counterVars.weight.control,
  touchAction: 'manipulation',
  selectors: {
    '&:disabled': { color: vars.color.ink3, background: 'transparent', borderColor: vars.color.line },
  },
});

export const chips = style({ display: 'grid', gridTemplateColumns: 'repeat(4, 1fr)', gap: vars.space[2] });

export const chip = style({
  minHeight: counterVars.size.button,
  border: `1.5px solid ${vars.color.lineStrong}`,
  borderRadius: vars.radius.control,
  background: vars.color.surface,
  fontSize: counterVars.text.name,
  fontWeight: '620',
  touchAction: 'manipulation',
  selectors: {
    '&[aria-pressed="true"]': {
      background: vars.color.inverse,
      borderColor: vars.color.inverse,
      color: vars.color.onInverse,
    },
    '&:disabled': { background: vars.color.sunken, borderColor: vars.color.line, color: vars.color.ink2 },
  },
});
