/** Light or dark rendering of the whole palette. */
export type Scheme = 'light' | 'dark';

/**
 * One colour of the palette as OKLCH numbers.
 * The `bright` parts are added for brands with a bright key (saffron, amber, honey).
 */
export interface Tone {
  lightness: number;
  brightLightness?: number;
  chroma: number;
  brightChroma?: number;
  /** The brand's hue, the neutrals' hue, the links' hue, or a fixed one in degrees. */
  hue: 'brand' | 'neutral' | 'link' | number;
  alpha?: number;
}

const tone = (lightness: number, chroma: number, hue: Tone['hue'], extra: Partial<Tone> = {}): Tone => ({
  lightness,
  chroma,
  hue,
  ...extra,
});

const light = {
  paper: tone(0.988, 0.006, 'neutral'),
  surface: tone(1, 0, 'neutral'),
  sunken: tone(0.965, 0.011, 'neutral'),
  line: tone(0.905, 0.015, 'neutral'),
  lineStrong: tone(0.6, 0.025, 'neutral'),
  ink: tone(0.235, 0.024, 'neutral'),
  ink2: tone(0.44, 0.026, 'neutral'),
  ink3: tone(0.51, 0.024, 'neutral'),
  inverse: tone(0.235, 0.024, 'neutral'),
  onInverse: tone(0.988, 0.006, 'neutral'),
  accent: tone(0.485, 0.115, 'brand', { brightLightness: 0.325, brightChroma: 0.05 }),
  accentHover: tone(0.435, 0.11, 'brand', { brightLightness: 0.325, brightChroma: 0.05 }),
  onAccent: tone(0.99, 0.012, 'brand', { brightLightness: -0.75, brightChroma: 0.03 }),
  accentText: tone(0.475, 0.1, 'link', { brightChroma: 0.005 }),
  accentSoft: tone(0.952, 0.028, 'neutral', { brightChroma: 0.012 }),
  tileWall: tone(0.93, 0.04, 'neutral', { brightChroma: 0.012 }),
  tileFloor: tone(0.965, 0.022, 'neutral', { brightChroma: 0.008 }),
  tileLight: tone(0.985, 0.016, 'neutral', { alpha: 0.9 }),
  hero: tone(0.945, 0.034, 'neutral', { brightChroma: 0.012 }),
  ground: tone(0.33, 0.06, 'brand'),
  good: tone(0.46, 0.105, 152),
  goodSoft: tone(0.96, 0.03, 152),
  goodFill: tone(0.72, 0.14, 152),
  onGoodFill: tone(0.18, 0.03, 152),
  bad: tone(0.5, 0.17, 27),
  badSoft: tone(0.965, 0.02, 27),
  badFill: tone(0.62, 0.19, 27),
  onBadFill: tone(0.16, 0.03, 27),
  scrim: tone(0.2, 0.02, 'brand', { alpha: 0.55 }),
} satisfies Record<string, Tone>;

/** Names of the palette's roles: what a colour is for, never what it looks like. */
export type ColourRole = keyof typeof light;

/** Every role, in the order of the palette. */
export const colourRoles: readonly ColourRole[] = Object.keys(light).filter(
  (role): role is ColourRole => role in light,
);

const dark: Record<ColourRole, Tone> = {
  paper: tone(0.185, 0.012, 'neutral'),
  surface: tone(0.222, 0.014, 'neutral'),
  sunken: tone(0.268, 0.016, 'neutral'),
  line: tone(0.315, 0.017, 'neutral'),
  lineStrong: tone(0.6, 0.024, 'neutral'),
  ink: tone(0.955, 0.012, 'neutral'),
  ink2: tone(0.79, 0.017, 'neutral'),
  ink3: tone(0.71, 0.018, 'neutral'),
  inverse: tone(0.955, 0.012, 'neutral'),
  onInverse: tone(0.185, 0.012, 'neutral'),
  accent: tone(0.74, 0.125, 'brand', { brightLightness: 0.08, brightChroma: 0.035 }),
  accentHover: tone(0.79, 0.12, 'brand', { brightLightness: 0.07, brightChroma: 0.03 }),
  onAccent: tone(0.22, 0.04, 'brand'),
  accentText: tone(0.83, 0.115, 'brand'),
  accentSoft: tone(0.275, 0.034, 'neutral'),
  tileWall: tone(0.3, 0.034, 'neutral'),
  tileFloor: tone(0.355, 0.04, 'neutral'),
  tileLight: tone(0.46, 0.06, 'neutral', { alpha: 0.75 }),
  hero: tone(0.25, 0.026, 'neutral'),
  ground: tone(0.1, 0.02, 'brand'),
  good: tone(0.8, 0.13, 152),
  goodSoft: tone(0.29, 0.04, 152),
  goodFill: tone(0.72, 0.14, 152),
  onGoodFill: tone(0.18, 0.03, 152),
  bad: tone(0.76, 0.13, 27),
  badSoft: tone(0.28, 0.05, 27),
  badFill: tone(0.62, 0.19, 27),
  onBadFill: tone(0.16, 0.03, 27),
  scrim: tone(0.1, 0.01, 'brand', { alpha: 0.7 }),
};

/** Every colour of the storefront, for both schemes, as offsets from one brand hue. */
export const palette: Record<Scheme, Record<ColourRole, Tone>> = { light, dark };

/** Degrees by which the neutrals of a bright brand lean away from its hue: cream in light, brown in dark. */
export const neutralLean: Record<Scheme, number> = { light: 9, dark: -11 };

/** Degrees by which links of a bright brand lean away from its hue, in light only. */
export const linkLean = -10;
