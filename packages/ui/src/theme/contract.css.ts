import { createGlobalThemeContract } from '@vanilla-extract/css';
import type { ColourRole } from './palette.ts';

const colourNames = {
  paper: 'paper',
  surface: 'surface',
  sunken: 'sunken',
  line: 'line',
  lineStrong: 'line-strong',
  ink: 'ink',
  ink2: 'ink-2',
  ink3: 'ink-3',
  inverse: 'inverse',
  onInverse: 'on-inverse',
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

/** Every value a style may use, by role, with its name in the developer tools. */
const roles = {
  /** Colours, derived from the brand hue. */
  color: colourNames,
  /** Typefaces. Fraunces has no tabular figures: numbers are always set in `sans`. */
  font: { serif: 'serif', sans: 'sans' },
  /** Type sizes. */
  text: {
    mark: 't-mark',
    caption: 't-caption',
    small: 't-small',
    control: 't-control',
    body: 't-body',
    name: 't-name',
    subtitle: 't-subtitle',
    panel: 't-panel',
    lead: 't-lead',
    section: 't-section',
    dialog: 't-dialog',
    page: 't-page',
    masthead: 't-masthead',
    cover: 't-cover',
  },
  /** Weights. Serif titles use `light` to `name`; the sans uses the rest. */
  weight: {
    title: 'w-title',
    section: 'w-section',
    panel: 'w-panel',
    name: 'w-name',
    regular: 'w-regular',
    medium: 'w-medium',
    control: 'w-control',
    strong: 'w-strong',
    price: 'w-price',
  },
  leading: { flat: 'lh-flat', title: 'lh-title', name: 'lh-name', snug: 'lh-snug', text: 'lh-text' },
  tracking: {
    masthead: 'ls-masthead',
    section: 'ls-section',
    page: 'ls-page',
    name: 'ls-name',
    code: 'ls-code',
  },
  /** Spaces on a 4 px base; the key is the number of quarters. */
  space: {
    1: 's-1',
    2: 's-2',
    3: 's-3',
    4: 's-4',
    5: 's-5',
    6: 's-6',
    8: 's-8',
    10: 's-10',
    14: 's-14',
    18: 's-18',
  },
  /** Corners: marks, controls, tiles, dialogs, circles. */
  radius: { mark: 'r-mark', control: 'r-control', tile: 'r-tile', dialog: 'r-dialog', round: 'r-round' },
  /** `raised`: order bar. `floating`: dialogs, toasts, the cart bar. */
  shadow: { raised: 'shadow-raised', floating: 'shadow-floating' },
  motion: {
    press: 'dur-press',
    move: 'dur-move',
    enter: 'dur-enter',
    easeOut: 'ease-out',
    easeIn: 'ease-in',
  },
  size: {
    /** Smallest target. */
    touch: 'touch',
    /** Height of fields and buttons. */
    control: 'control',
    side: 'side',
    sideCollapsed: 'side-collapsed',
    cart: 'cart',
    gutter: 'gutter',
    bottomBar: 'bottom-bar',
    /** What stands beside the main column: the app shell sets both. */
    mainStart: 'main-start',
    mainEnd: 'main-end',
  },
  /** One warm grade for every dish picture. */
  grade: 'grade',
};

// The built style sheet repeats these names two thousand times: there they are a letter and a digit.
const isBuilt = process.env.NODE_ENV === 'production';
let count = 0;
const shortName = () => {
  const letter = String.fromCharCode(97 + (count % 26));
  return `${letter}${Math.floor(count++ / 26)}`;
};

/** The theme contract: every value a style may use, by role. Components never write raw values. */
export const vars = createGlobalThemeContract(roles, (name) =>
  isBuilt || name === null ? shortName() : name,
);
