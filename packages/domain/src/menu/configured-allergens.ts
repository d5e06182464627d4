import { type Allergens, allergenCodes } from './allergens.ts';
import { chosenChoices } from './chosen-choices.ts';
import type { MenuItem, SelectedOption } from './menu.ts';

/** The allergens of a dish with its choices, or null (not stated) once one part does not state its own. */
export function configuredAllergens(
  item: Pick<MenuItem, 'allergens' | 'options'>,
  selectedOptions: readonly SelectedOption[],
): Allergens | null {
  const contains = new Set<string>();
  const mayContain = new Set<string>();
  for (const part of [item, ...chosenChoices(item.options, selectedOptions)]) {
    // A union with something unknown would read as complete, hence as free from all it does not name.
    if (part.allergens === null) return null;
    for (const allergen of part.allergens.contains) contains.add(allergen);
    for (const allergen of part.allergens.mayContain) mayContain.add(allergen);
  }
  return {
    contains: allergenCodes.filter((allergen) => contains.has(allergen)),
    mayContain: allergenCodes.filter((allergen) => mayContain.has(allergen) && !contains.has(allergen)),
  };
}
