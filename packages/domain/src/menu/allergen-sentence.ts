import { type Allergen, type Allergens, allergenNames } from './allergens.ts';

const messages = {
  notStated: 'not stated. Ring the restaurant before you eat it.',
  none: 'none of the 14 allergens.',
  contains: (list: string) => `contains ${list}.`,
  mayContain: (list: string) => `May contain ${list}.`,
  onlyMayContain: (list: string) => `may contain ${list}.`,
} as const;

/** Allergens as a list in words: "milk, mustard". */
export function allergenList(allergens: readonly Allergen[]): string {
  return allergens.map((allergen) => allergenNames[allergen].toLowerCase()).join(', ');
}

/** Allergens of an ordered dish as the end of a sentence; what was not stated is never called free-from. */
export function allergenSentence(allergens: Allergens | null): string {
  if (allergens === null) return messages.notStated;
  const { contains, mayContain } = allergens;
  if (contains.length === 0 && mayContain.length === 0) return messages.none;
  if (contains.length === 0) return messages.onlyMayContain(allergenList(mayContain));
  const first = messages.contains(allergenList(contains));
  return mayContain.length === 0 ? first : `${first} ${messages.mayContain(allergenList(mayContain))}`;
}
