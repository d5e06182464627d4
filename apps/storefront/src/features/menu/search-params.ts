import { type DietaryMark, isId, searchableDiets } from '@tiffin/domain';
import { aText, searchParams, thatIs } from '@tiffin/web/search-params';

/** Diets that can be searched for, in their order; undefined for none. */
function someDiets(value: unknown): readonly DietaryMark[] | undefined {
  const given: readonly unknown[] = Array.isArray(value) ? value : [];
  const wanted = searchableDiets.filter((diet) => given.includes(diet));
  return wanted.length > 0 ? wanted : undefined;
}

/** Reads the search parameters of the search page: words, diets, and the dish whose dialog is open. */
export const readSearchParams = searchParams({ q: aText(100), diets: someDiets, dish: thatIs(isId) });

/** The search parameters of the search page. */
export type SearchParams = ReturnType<typeof readSearchParams>;
