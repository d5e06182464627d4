/** The 14 allergens that UK law wants declared, in the order they are listed. */
export const allergenCodes = [
  'celery',
  'cereals_containing_gluten',
  'crustaceans',
  'eggs',
  'fish',
  'lupin',
  'milk',
  'molluscs',
  'mustard',
  'nuts',
  'peanuts',
  'sesame',
  'soybeans',
  'sulphur_dioxide',
] as const;

/** One of the UK's 14 allergens. */
export type Allergen = (typeof allergenCodes)[number];

/** What a dish or choice states about allergens; where nothing is stated there is null instead, never an empty one. */
export interface Allergens {
  readonly contains: readonly Allergen[];
  readonly mayContain: readonly Allergen[];
}

/** What customers call each allergen. */
export const allergenNames: Readonly<Record<Allergen, string>> = {
  celery: 'Celery',
  cereals_containing_gluten: 'Cereals containing gluten',
  crustaceans: 'Crustaceans',
  eggs: 'Eggs',
  fish: 'Fish',
  lupin: 'Lupin',
  milk: 'Milk',
  molluscs: 'Molluscs',
  mustard: 'Mustard',
  nuts: 'Nuts',
  peanuts: 'Peanuts',
  sesame: 'Sesame',
  soybeans: 'Soybeans',
  sulphur_dioxide: 'Sulphur dioxide',
};
