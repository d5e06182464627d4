import { style } from '@vanilla-extract/css';
import { ampersand as italic } from '../../theme/typography.css.ts';

export const ampersand = style([italic]);
