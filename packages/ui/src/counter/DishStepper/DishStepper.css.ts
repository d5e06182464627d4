import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';
import { counterVars } from '../../theme/counter-theme.css.ts';

export const stepper = style({
  display: 'inline-flex',
  alignItems: 'center',
  minWidth: 0,
  borderRadius: vars.radius.control,
  background: vars.color.sunken,
});

export const step = style({
  display: 'grid',
  placeItems: 'center',
  width: '60px',
  height: '60px',
  border: '1px solid transparent',
  borderRadius: vars.radius.control,
  touchAction: 'manipulation',
  selectors: {
    '&[aria-disabled="true"]': {
      cursor: 'not-allowed',
      color: `color-mix(in oklch, ${vars.color.ink3} 62%, ${vars.color.sunken})`,
    },
  },
});

export const count = style({
  minWidth: '78px',
  fontSize: counterVars.text.control,
  fontWeight: counterVars.weight.control,
  textAlign: 'center',
  whiteSpace: 'nowrap',
});
