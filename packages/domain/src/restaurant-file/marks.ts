import { dietChanges } from '../menu/diet-changes.ts';
import { diets } from '../menu/diets.ts';
import type { FileProblem } from './file-problem.ts';
import { menuItemInFile } from './menu-item-in-file.ts';
import type { ItemInFile, RestaurantFile } from './option-groups.ts';

const contradictions = {
  vegan: ['crustaceans', 'eggs', 'fish', 'milk', 'molluscs'],
  vegetarian: ['crustaceans', 'fish', 'molluscs'],
  gluten_free: ['cereals_containing_gluten'],
} as const;

/** Finds marks of dishes and choices that their own allergens contradict. */
export function contradictedMarks(file: RestaurantFile): FileProblem[] {
  return file.categories.flatMap((category, index) =>
    category.items.flatMap((item, position) => {
      const choices = item.options.flatMap((option) => option.choices);
      const nested = choices.flatMap((choice) => choice.options.flatMap((option) => option.choices));
      const path = ['categories', String(index), 'items', String(position)];
      const sentences = [item, ...choices, ...nested].flatMap((part) =>
        contradicted(part).map(
          ([mark, found]) =>
            `${part === item ? item.name : `${item.name}, ${part.name}`} is marked ${mark} and contains ${found}: correct one of the two.`,
        ),
      );
      return [...new Set(sentences)].map((message) => ({ path, message }));
    }),
  );
}

function contradicted({ dietary, allergens }: Pick<ItemInFile, 'dietary' | 'allergens'>) {
  const contains: readonly string[] = allergens?.contains ?? [];
  return (['vegan', 'vegetarian', 'gluten_free'] as const).flatMap((mark) => {
    const found = contradictions[mark].filter((allergen) => contains.includes(allergen));
    return dietary.includes(mark) && found.length > 0 ? [[mark, found.join(', ')] as const] : [];
  });
}

/** Finds diets that a dish is marked with and that no way to choose it suits, because no choice of an option does. */
export function unkeptMarks(file: RestaurantFile): FileProblem[] {
  return file.categories.flatMap((category, index) =>
    category.items.flatMap((item, position) => {
      const dish = menuItemInFile(item);
      const path = ['categories', String(index), 'items', String(position)];
      return diets
        .filter((diet) => item.dietary.includes(diet) && dietChanges(dish, [], diet) === null)
        .map((diet) => ({
          path,
          message: `${item.name} is marked ${diet}, and cannot be chosen so: mark what is ${diet} in each option that asks for an answer.`,
        }));
    }),
  );
}
