import { style } from '@vanilla-extract/css';
import { counterVars } from '../../theme/counter-theme.css.ts';

/** An icon alone, as wide as it is high. */
export const square = style({ selectors: { '&&': { width: counterVars.size.button, padding: 0 } } });
