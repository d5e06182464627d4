import type { Scheme, Tone } from './palette.ts';

/** Colours of the urgency scale that the restaurant's hue does not reach; `due` and `calm` are ink and paper. */
export type UrgencyColour = 'new' | 'newDeep' | 'onNew' | 'late' | 'onLate' | 'lateSoft';

const blue = (lightness: number, chroma: number, hue: number): Tone => ({ lightness, chroma, hue });
const red = (lightness: number, chroma: number): Tone => ({ lightness, chroma, hue: 27 });

/** The urgency scale of the counter: blue and red that stay apart in the common kinds of colour blindness. */
export const urgencyTones: Readonly<Record<Scheme, Readonly<Record<UrgencyColour, Tone>>>> = {
  light: {
    new: blue(0.43, 0.17, 264),
    newDeep: blue(0.365, 0.15, 264),
    onNew: blue(0.985, 0.008, 264),
    late: red(0.5, 0.185),
    onLate: red(0.99, 0.008),
    lateSoft: red(0.955, 0.026),
  },
  dark: {
    new: blue(0.5, 0.2, 266),
    newDeep: blue(0.43, 0.18, 266),
    onNew: blue(0.985, 0.008, 264),
    late: red(0.55, 0.2),
    onLate: red(1, 0),
    lateSoft: red(0.29, 0.065),
  },
};
