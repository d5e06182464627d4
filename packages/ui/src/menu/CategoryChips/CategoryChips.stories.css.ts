import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';

/** A section tall enough to scroll through. */
export const section = style({ minHeight: '120vh', padding: vars.space[6] });
