import { type Allergens, allergenCodes } from './allergens.ts';

/** The allergens of all parts together, or null (not stated) once one part does not state its own. */
export function unitedAllergens(
  parts: readonly { readonly allergens: Allergens | null }[],
): Allergens | null {
  const contains = new Set<string>();
  const mayContain = new Set<string>();
  for (const { allergens } of parts) {
    // A union with something unknown would read as complete, hence as free from all it does not name.
    if (allergens === null) return null;
    for (const allergen of allergens.contains) contains.add(allergen);
    for (const allergen of allergens.mayContain) mayContain.add(allergen);
  }
  return {
    contains: allergenCodes.filter((allergen) => contains.has(allergen)),
    mayContain: allergenCodes.filter((allergen) => mayContain.has(allergen) && !contains.has(allergen)),
  };
}
