import type { DietaryMark, Menu, MenuItem } from '@tiffin/domain';

/** Text as it is compared: no case, no accents, so that "creme" finds "crème". */
function plain(text: string): string {
  return text
    .normalize('NFD')
    .replace(/\p{Mn}/gu, '')
    .toLowerCase();
}

/** The dishes whose name or description holds every word of the query and that have every diet, in the menu's order. */
export function findDishes(menu: Menu, query: string, diets: readonly DietaryMark[]): readonly MenuItem[] {
  const words = plain(query).split(/\s+/).filter(Boolean);
  if (words.length === 0 && diets.length === 0) return [];
  return menu.categories
    .flatMap(({ items }) => items)
    .filter(({ name, description, dietary }) => {
      const text = plain(`${name} ${description}`);
      return words.every((word) => text.includes(word)) && diets.every((diet) => hasDiet(dietary, diet));
    });
}

// What is vegan is vegetarian too, whether or not the menu says so twice.
function hasDiet(dietary: readonly DietaryMark[], diet: DietaryMark): boolean {
  return dietary.includes(diet) || (diet === 'vegetarian' && dietary.includes('vegan'));
}
