import { type Allergen, type Allergens, allergenNames } from '@tiffin/domain';
import { orderStrings as strings } from './order.strings.ts';

const inWords = (allergens: readonly Allergen[]) =>
  allergens.map((allergen) => allergenNames[allergen].toLowerCase()).join(', ');

/** Allergens of an ordered dish as the end of a sentence; what was not stated is never called free-from. */
export function allergenSentence(allergens: Allergens | null): string {
  if (allergens === null) return strings.notStated;
  const { contains, mayContain } = allergens;
  if (contains.length === 0 && mayContain.length === 0) return strings.none;
  if (contains.length === 0) return strings.onlyMayContain(inWords(mayContain));
  const first = strings.contains(inWords(contains));
  return mayContain.length === 0 ? first : `${first} ${strings.mayContain(inWords(mayContain))}`;
}
