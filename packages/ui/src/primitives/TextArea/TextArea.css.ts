import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';

export const textArea = style({
  display: 'block',
  resize: 'vertical',
  // Doubled, to win over the field's own measures in whatever order the files load.
  selectors: { '&&': { paddingBlock: vars.space[3], minHeight: 84 } },
});
