import { type DietaryMark, searchableDiets } from '@tiffin/domain';
import { anId, aText, searchParams } from '../../search-params.ts';

/** Diets that can be searched for, in their order; undefined for none. */
function someDiets(value: unknown): readonly DietaryMark[] | undefined {
  const given: readonly unknown[] = Array.isArray(value) ? value : [];
  const wanted = searchableDiets.filter((diet) => given.includes(diet));
  return wanted.length > 0 ? wanted : undefined;
}

/** Reads the search parameters of the search page: words, diets, and the dish whose dialog is open. */
export const readSearchParams = searchParams({ q: aText(100), diets: someDiets, dish: anId });

/** The search parameters of the search page. */
export type SearchParams = ReturnType<typeof readSearchParams>;
