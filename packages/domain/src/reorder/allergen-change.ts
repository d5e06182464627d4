import { type Allergen, type Allergens, allergenCodes } from '../menu/allergens.ts';

/** What is stated now and was not before, or the other way round; in the order in which allergens are listed. */
export interface AllergenChange {
  /** It contains them now, and did not say so. */
  readonly nowContains: readonly Allergen[];
  /** It may contain them now, and they were not named at all. */
  readonly nowMayContain: readonly Allergen[];
  /** They are named less strictly now, or no longer. */
  readonly less: readonly Allergen[];
}

/** Whether two statements say the same; what is not stated is the same as nothing but itself. */
export function isSameAllergens(before: Allergens | null, now: Allergens | null): boolean {
  if (before === null || now === null) return before === now;
  return allergenCodes.every((allergen) => strength(before, allergen) === strength(now, allergen));
}

/** How two statements differ. */
export function allergenChange(before: Allergens, now: Allergens): AllergenChange {
  const isMore = (allergen: Allergen) => strength(now, allergen) > strength(before, allergen);
  return {
    nowContains: allergenCodes.filter((allergen) => strength(now, allergen) === 2 && isMore(allergen)),
    nowMayContain: allergenCodes.filter((allergen) => strength(now, allergen) === 1 && isMore(allergen)),
    less: allergenCodes.filter((allergen) => strength(now, allergen) < strength(before, allergen)),
  };
}

/** 2 for contains, 1 for may contain, 0 for neither. */
function strength({ contains, mayContain }: Allergens, allergen: Allergen): 0 | 1 | 2 {
  if (contains.includes(allergen)) return 2;
  return mayContain.includes(allergen) ? 1 : 0;
}
