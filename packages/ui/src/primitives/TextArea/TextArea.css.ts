import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';

export const textArea = style({
  display: 'block',
  resize: 'vertical',
  lineHeight: 1.45,
  // Doubled, to win over the field's own measures in whatever order the files load.
  selectors: { '&&': { padding: `${vars.space[3]} ${vars.space[4]}`, minHeight: 84 } },
});
