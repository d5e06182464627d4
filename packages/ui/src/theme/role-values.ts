import type { Scheme, Tone } from './palette.ts';
import { toneCss } from './tone-css.ts';

/** One layer of a shadow, in px, below the thing that casts it. */
export interface ShadowLayer {
  readonly y: number;
  readonly blur: number;
  readonly tone: Tone;
}

const brandShade = (lightness: number, alpha: number): Tone => ({
  lightness,
  chroma: 0.03,
  hue: 'brand',
  alpha,
});

const black = (alpha: number): Tone => ({ lightness: 0, chroma: 0, hue: 0, alpha });

/** What each shadow role is made of. */
export const shadows: Record<Scheme, Record<'raised' | 'floating', readonly ShadowLayer[]>> = {
  light: {
    raised: [
      { y: 1, blur: 2, tone: brandShade(0.3, 0.08) },
      { y: 6, blur: 20, tone: brandShade(0.3, 0.07) },
    ],
    floating: [
      { y: 2, blur: 6, tone: brandShade(0.25, 0.12) },
      { y: 24, blur: 64, tone: brandShade(0.25, 0.22) },
    ],
  },
  dark: {
    raised: [
      { y: 1, blur: 2, tone: black(0.3) },
      { y: 6, blur: 20, tone: black(0.25) },
    ],
    floating: [
      { y: 2, blur: 6, tone: black(0.4) },
      { y: 24, blur: 64, tone: black(0.55) },
    ],
  },
};

/** The layers of a shadow as a `box-shadow`. */
export const shadowCss = (layers: readonly ShadowLayer[]): string =>
  layers.map(({ y, blur, tone }) => `0 ${y}px ${blur}px ${toneCss(tone)}`).join(', ');

/** Typefaces, each with the fallbacks that keep its lines. */
export const typefaces = {
  serif: '"Fraunces Variable", "Fraunces Fallback Georgia", "Fraunces Fallback Times", Georgia, serif',
  sans: '"Instrument Sans Variable", "Instrument Sans Fallback", system-ui, sans-serif',
} as const;

/** Sizes of titles from 768 px, and below. */
export const titleSizes = {
  fromTablet: { section: '2rem', dialog: '2.75rem', page: '3.5rem', masthead: '5rem' },
  mobile: { section: '1.625rem', dialog: '2.125rem', page: '2.5rem', masthead: '2.625rem' },
} as const;

/** The curve of what comes in. */
export const easeOut = 'cubic-bezier(0.2, 0.8, 0.2, 1)';
