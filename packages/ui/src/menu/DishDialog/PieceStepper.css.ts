import { styleVariants } from '@vanilla-extract/css';
import { value as number, stepper as steps } from '../../primitives/Stepper/Stepper.css.ts';
import { vars } from '../../theme/contract.css.ts';
import { screenReaderOnly } from '../../theme/screen-reader-only.css.ts';

export const stepper = styleVariants({
  counted: [steps],
  lone: [
    steps,
    {
      background: 'none',
      borderColor: vars.color.lineStrong,
      selectors: { '&:has(:disabled)': { borderColor: vars.color.line } },
    },
  ],
});

export const value = styleVariants({ counted: [number], lone: [screenReaderOnly] });
