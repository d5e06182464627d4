import type { DietaryMark } from '@tiffin/domain';

/** Customer-facing words of the menu: sections, dish cards, marks and allergens. */
export const menuStrings = {
  sections: 'Menu sections',
  seeAll: (count: number) => `See all ${count}`,
  seeAllOf: (section: string) => ` in ${section}`,
  dietary: 'Dietary',
  marks: {
    vegetarian: { letter: 'V', name: 'Vegetarian' },
    vegan: { letter: 'VE', name: 'Vegan' },
    gluten_free: { letter: 'GF', name: 'Gluten free' },
    contains_nuts: { letter: 'N', name: 'Contains nuts' },
  } satisfies Record<DietaryMark, { letter: string; name: string }>,
  heat: { 1: 'Mild heat', 2: 'Medium heat', 3: 'Hot' },
  heatLegend: 'Heat',
  heatTo: 'to',
  allergens: 'Allergens',
  allergensIn: (dish: string) => ` in ${dish}`,
  contains: 'Contains',
  mayContain: 'May contain',
  allergensNotStated: 'Not stated. Please ask the restaurant before you order.',
  noneOfTheFourteen: 'None of the 14 allergens',
  from: 'from',
  add: 'Add',
  addDish: (dish: string) => ` ${dish}`,
  soldOut: 'Sold out today',
  inCart: (count: number) => `${count} in cart`,
  inYourCart: (count: number) => `${count} in your cart`,
  emptyTitle: 'No dishes yet',
  emptyText: 'The kitchen has not published its menu. Please check again later.',
  loading: 'Loading the menu',
} as const;
