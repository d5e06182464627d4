import { hexTone } from './contrast.ts';
import { colourRoles, palette, type Scheme, type Tone } from './palette.ts';
import { easeOut, type ShadowLayer, shadows, titleSizes, typefaces } from './role-values.ts';
import { scale } from './scale.ts';

/** One design token, or a group of them by name, in the format of the Design Tokens Community Group (2025.10). */
export interface TokenGroup {
  [name: string]: TokenGroup | TokenValue;
}

type TokenValue = string | number | boolean | readonly (string | number)[] | readonly object[] | object;

/** The path in the theme contract of what no token can hold, with the reason. */
export const leftOut: Readonly<Record<string, string>> = {
  'radius.round': 'a percentage',
  'size.bottomBar': 'grows with the text',
  'size.side': 'depends on the window',
  'size.cart': 'depends on the window',
  'size.gutter': 'depends on the window',
  'size.mainStart': 'set by the app shell',
  'size.mainEnd': 'set by the app shell',
  grade: 'a filter',
};

/** A group whose tokens share a type, without what is left out. */
export function tokenGroup(
  path: string,
  type: string,
  values: Readonly<Record<string, string>>,
  toValue: (value: string) => TokenValue,
): TokenGroup {
  const tokens = Object.entries(values)
    .filter(([name]) => !(`${path}.${name}` in leftOut))
    .map(([name, value]) => [name, { $value: toValue(value) }]);
  return { $type: type, ...Object.fromEntries(tokens) };
}

/** A length in px or rem as a token's value. */
export function dimension(length: string): TokenValue {
  const [, value, unit] = /^([\d.]+)(px|rem)$/.exec(length) ?? [];
  if (value === undefined || unit === undefined)
    throw new Error(
      `"${length}" is not a length in px or rem. Name its token in leftOut of design-tokens.ts.`,
    );
  return { value: Number(value), unit };
}

const curve = (easing: string): TokenValue =>
  [...easing.matchAll(/[\d.]+/g)].map(([coordinate]) => Number(coordinate));

/** The faces that a design tool can install; the fallbacks are the page's own. */
const families = (list: string): TokenValue =>
  list
    .split(', ')
    .map((family) => family.replaceAll('"', ''))
    .filter((family) => !family.includes('Fallback'));

/** A tone as sRGB, which every design tool reads; its hex value leaves the translucency out. */
export function colour(tone: Tone, hue: number, scheme: Scheme): TokenGroup {
  const hex = hexTone(tone, hue, scheme);
  const channels = [1, 3, 5].map((start) => Number.parseInt(hex.slice(start, start + 2), 16) / 255);
  const components = channels.map((channel) => Number(channel.toFixed(4)));
  return { $value: { colorSpace: 'srgb', components, alpha: tone.alpha ?? 1, hex } };
}

const px = (value: number) => ({ value, unit: 'px' });

function shadowLayer({ y, blur, tone }: ShadowLayer, brandHue: number) {
  const hue = typeof tone.hue === 'number' ? tone.hue : brandHue;
  const color = {
    colorSpace: 'oklch',
    components: [tone.lightness, tone.chroma, hue],
    alpha: tone.alpha ?? 1,
  };
  return { color, offsetX: px(0), offsetY: px(y), blur: px(blur), spread: px(0) };
}

/** Every token of the theme contract for one brand hue in one scheme. */
export function designTokens(hue: number, scheme: Scheme): TokenGroup {
  const { easeIn, ...durations } = scale.motion;
  return {
    color: {
      $type: 'color',
      ...Object.fromEntries(colourRoles.map((role) => [role, colour(palette[scheme][role], hue, scheme)])),
    },
    font: tokenGroup('font', 'fontFamily', typefaces, families),
    text: tokenGroup('text', 'dimension', { ...scale.text, ...titleSizes.fromTablet }, dimension),
    textOnPhones: {
      $description: 'The titles below 768 px.',
      ...tokenGroup('text', 'dimension', titleSizes.mobile, dimension),
    },
    weight: tokenGroup('weight', 'fontWeight', scale.weight, Number),
    leading: tokenGroup('leading', 'number', scale.leading, Number),
    tracking: {
      $description: 'Letter spacing in em of the text.',
      ...tokenGroup('tracking', 'number', scale.tracking, Number.parseFloat),
    },
    space: tokenGroup('space', 'dimension', scale.space, dimension),
    radius: tokenGroup('radius', 'dimension', scale.radius, dimension),
    shadow: {
      $type: 'shadow',
      ...Object.fromEntries(
        Object.entries(shadows[scheme]).map(([role, layers]) => [
          role,
          { $value: layers.map((layer) => shadowLayer(layer, hue)) },
        ]),
      ),
    },
    motion: {
      ...Object.fromEntries(
        Object.entries(durations).map(([role, duration]) => [
          role,
          { $type: 'duration', $value: { value: Number.parseFloat(duration), unit: 'ms' } },
        ]),
      ),
      easeIn: { $type: 'cubicBezier', $value: curve(easeIn) },
      easeOut: { $type: 'cubicBezier', $value: curve(easeOut) },
    },
    size: tokenGroup('size', 'dimension', scale.size, dimension),
  };
}
