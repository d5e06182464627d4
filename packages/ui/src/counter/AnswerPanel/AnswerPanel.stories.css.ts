import { style } from '@vanilla-extract/css';
import { counterVars } from '../../theme/counter-theme.css.ts';

/** As wide as beside an order. */
export const side = style({ width: '100%', maxWidth: counterVars.size.answerPanel });
