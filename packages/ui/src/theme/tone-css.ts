import type { Tone } from './palette.ts';

const hueVariables = {
  brand: 'var(--tiffin-hue)',
  neutral: 'var(--tiffin-hue-neutral)',
  link: 'var(--tiffin-hue-link)',
} as const;

const number = (base: number, bright: number | undefined): string =>
  bright ? `calc(${base} + ${bright} * var(--tiffin-bright))` : `${base}`;

/** A palette entry as an `oklch()` expression over the brand hue variables. */
export function toneCss(tone: Tone): string {
  const hue = typeof tone.hue === 'number' ? `${tone.hue}` : hueVariables[tone.hue];
  const alpha = tone.alpha === undefined ? '' : ` / ${tone.alpha}`;
  return `oklch(${number(tone.lightness, tone.brightLightness)} ${number(tone.chroma, tone.brightChroma)} ${hue}${alpha})`;
}
