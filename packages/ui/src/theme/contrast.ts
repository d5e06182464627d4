import { isBrightHue } from '@tiffin/domain';
import { type ColourRole, linkLean, neutralLean, palette, type Scheme, type Tone } from './palette.ts';

export type { ColourRole, Scheme };

/** A colour as linear-light sRGB channels from 0 to 1. */
type LinearRgb = readonly [red: number, green: number, blue: number];

const clampToGamut = (channel: number): number => Math.min(1, Math.max(0, channel));

/** OKLCH to linear sRGB, by Björn Ottosson's matrices, channels outside the gamut cut off. */
function linearRgb(lightness: number, chroma: number, hue: number): LinearRgb {
  const radians = (hue * Math.PI) / 180;
  const a = chroma * Math.cos(radians);
  const b = chroma * Math.sin(radians);
  const long = (lightness + 0.3963377774 * a + 0.2158037573 * b) ** 3;
  const medium = (lightness - 0.1055613458 * a - 0.0638541728 * b) ** 3;
  const short = (lightness - 0.0894841775 * a - 1.291485548 * b) ** 3;
  return [
    clampToGamut(4.0767416621 * long - 3.3077115913 * medium + 0.2309699292 * short),
    clampToGamut(-1.2684380046 * long + 2.6097574011 * medium - 0.3413193965 * short),
    clampToGamut(-0.0041960863 * long - 0.7034186147 * medium + 1.707614701 * short),
  ];
}

/** A tone for one brand hue, as linear sRGB; translucency is left out. */
function toneColour(tone: Tone, hue: number, scheme: Scheme): LinearRgb {
  const bright = isBrightHue(hue) ? 1 : 0;
  const hues = {
    brand: hue,
    neutral: hue + neutralLean[scheme] * bright,
    link: hue + linkLean * bright,
  };
  return linearRgb(
    tone.lightness + (tone.brightLightness ?? 0) * bright,
    tone.chroma + (tone.brightChroma ?? 0) * bright,
    typeof tone.hue === 'number' ? tone.hue : hues[tone.hue],
  );
}

const roleColour = (role: ColourRole, hue: number, scheme: Scheme): LinearRgb =>
  toneColour(palette[scheme][role], hue, scheme);

const luminance = ([red, green, blue]: LinearRgb): number => 0.2126 * red + 0.7152 * green + 0.0722 * blue;

/** WCAG contrast ratio (1 to 21) of two roles for one brand hue in one scheme. */
export function contrastRatio(first: ColourRole, second: ColourRole, hue: number, scheme: Scheme): number {
  const a = luminance(roleColour(first, hue, scheme));
  const b = luminance(roleColour(second, hue, scheme));
  return (Math.max(a, b) + 0.05) / (Math.min(a, b) + 0.05);
}

/** A role's colour for one brand hue as `#rrggbb`, for places that cannot read CSS variables. */
export function hexColour(role: ColourRole, hue: number, scheme: Scheme): string {
  return hexOf(roleColour(role, hue, scheme));
}

/** A tone of its own as `#rrggbb`, such as those of the counter, which no brand hue reaches. */
export function hexTone(tone: Tone, hue: number, scheme: Scheme): string {
  return hexOf(toneColour(tone, hue, scheme));
}

function hexOf(colour: LinearRgb): string {
  const channels = colour.map((channel) => {
    const encoded = channel <= 0.0031308 ? channel * 12.92 : 1.055 * channel ** (1 / 2.4) - 0.055;
    return Math.round(encoded * 255)
      .toString(16)
      .padStart(2, '0');
  });
  return `#${channels.join('')}`;
}

/** Pairs of roles that are set as text on ground somewhere: WCAG AA asks 4.5. */
export const textPairs: readonly (readonly [text: ColourRole, ground: ColourRole])[] = [
  ...(['paper', 'surface', 'sunken', 'accentSoft', 'hero', 'tileFloor'] as const).flatMap((ground) =>
    (['ink', 'ink2'] as const).map((text) => [text, ground] as const),
  ),
  ...(['paper', 'surface', 'sunken'] as const).flatMap((ground) =>
    (['ink3', 'accentText', 'good', 'bad'] as const).map((text) => [text, ground] as const),
  ),
  ['onInverse', 'inverse'],
  ['onAccent', 'accent'],
  ['onAccent', 'accentHover'],
  ['accentText', 'accentSoft'],
  ['good', 'accentSoft'],
  ['good', 'goodSoft'],
  ['ink', 'goodSoft'],
  ['ink2', 'goodSoft'],
  ['bad', 'badSoft'],
  ['onGoodFill', 'goodFill'],
  ['onBadFill', 'badFill'],
];

/** Pairs that mark the edge of a control or its state: WCAG AA asks 3. */
export const controlPairs: readonly (readonly [edge: ColourRole, ground: ColourRole])[] = [
  ['lineStrong', 'paper'],
  ['lineStrong', 'surface'],
  ['lineStrong', 'sunken'],
  ['ink', 'paper'],
  ['bad', 'surface'],
];
