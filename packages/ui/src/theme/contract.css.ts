import { createGlobalThemeContract } from '@vanilla-extract/css';
import type { ColourRole } from './palette.ts';
import { scale } from './scale.ts';
import { variableName } from './variable-name.ts';

const colourNames = {
  paper: 'paper',
  surface: 'surface',
  sunken: 'sunken',
  line: 'line',
  lineStrong: 'line-strong',
  ink: 'ink',
  ink2: 'ink-2',
  ink3: 'ink-3',
  // Ink and paper change places: one variable each.
  inverse: 'ink',
  onInverse: 'paper',
  accent: 'accent',
  accentHover: 'accent-hover',
  onAccent: 'on-accent',
  accentText: 'accent-text',
  accentSoft: 'accent-soft',
  tileWall: 'tile-wall',
  tileFloor: 'tile-floor',
  tileLight: 'tile-light',
  hero: 'hero',
  ground: 'ground',
  good: 'good',
  goodSoft: 'good-soft',
  goodFill: 'good-fill',
  onGoodFill: 'on-good-fill',
  bad: 'bad',
  badSoft: 'bad-soft',
  badFill: 'bad-fill',
  onBadFill: 'on-bad-fill',
  scrim: 'scrim',
} satisfies Record<ColourRole, string>;

/** What a scheme, a restaurant or the width of the window changes, by role, with its name in the developer tools. */
const roles = {
  /** Colours, derived from the brand hue. */
  color: colourNames,
  /** Typefaces. Fraunces has no tabular figures: numbers are always set in `sans`. */
  font: { serif: 'serif', sans: 'sans' },
  /** Title sizes that shrink on phones. */
  text: { section: 't-section', dialog: 't-dialog', page: 't-page', masthead: 't-masthead' },
  /** `raised`: order bar. `floating`: dialogs, toasts, the cart bar. */
  shadow: { raised: 'shadow-raised', floating: 'shadow-floating' },
  motion: { easeOut: 'ease-out' },
  size: {
    side: 'side',
    cart: 'cart',
    gutter: 'gutter',
    /** What stands beside the main column: the app shell sets both. */
    mainStart: 'main-start',
    mainEnd: 'main-end',
  },
};

const variables = createGlobalThemeContract(roles, variableName);

/** The theme contract: every value a style may use, by role. Components never write raw values. */
export const vars = {
  ...variables,
  ...scale,
  text: { ...scale.text, ...variables.text },
  motion: { ...scale.motion, ...variables.motion },
  size: { ...scale.size, ...variables.size },
};
