// What every page needs before any component: the reset, the theme's values and the fonts.
import './global.css.ts';
import './tokens.css.ts';
import './fonts.css.ts';
