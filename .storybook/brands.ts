/** A restaurant's theme as the toolbar offers it: all of it comes from the hue. */
export interface Brand {
  readonly title: string;
  readonly hue: number;
}

/** The two demo restaurants that every foundation is shown for. */
export const restaurants = {
  saffron: { title: 'Saffron & Smoke', hue: 73 },
  forno: { title: 'Forno Nonna', hue: 140 },
} satisfies Record<string, Brand>;

const brands: Readonly<Record<string, Brand>> = {
  ...restaurants,
  lantern: { title: 'Lantern Yard', hue: 300 },
  berry: { title: 'A berry brand', hue: 350 },
  ocean: { title: 'An ocean brand', hue: 235 },
};

/** The toolbar's choices: the demo restaurants, and two hues far from theirs. */
export const brandChoices = Object.entries(brands).map(([value, { title }]) => ({ value, title }));

/** The brand that the toolbar has chosen; an unknown name is the first restaurant. */
export const brandNamed = (name: unknown): Brand =>
  (typeof name === 'string' ? brands[name] : undefined) ?? restaurants.saffron;
