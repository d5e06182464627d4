import { style } from '@vanilla-extract/css';
import { vars } from '../theme/contract.css.ts';

// Doubled, so that it wins over every variant.
const disabled = '&&:disabled, &&[aria-disabled="true"]';

/** What all buttons with words look like, in both apps. */
export const press = style({
  display: 'inline-flex',
  alignItems: 'center',
  justifyContent: 'center',
  borderRadius: vars.radius.control,
  textAlign: 'center',
  selectors: {
    '&:active:not(:disabled, [aria-disabled="true"])': { transform: 'translateY(1px)' },
    [disabled]: {
      background: vars.color.sunken,
      color: vars.color.ink2,
      borderColor: vars.color.line,
      cursor: 'not-allowed',
    },
  },
});
