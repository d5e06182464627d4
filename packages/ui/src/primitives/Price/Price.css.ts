import { style, styleVariants } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';

const base = style({
  fontFamily: vars.font.sans,
  // The minus stays before the amount where the text around it runs the other way.
  direction: 'ltr',
  unicodeBidi: 'isolate',
  whiteSpace: 'nowrap',
});

export const price = styleVariants({
  strong: [base, { fontWeight: vars.weight.strong }],
  plain: [base],
});
