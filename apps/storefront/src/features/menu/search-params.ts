import { type DietaryMark, searchableDiets } from '@tiffin/domain';
import { readDishParam } from './dish-param.ts';

/** The search parameters of the search page: words, diets, and the dish whose dialog is open. */
export interface SearchParams {
  readonly q?: string | undefined;
  readonly diets?: readonly DietaryMark[] | undefined;
  readonly dish?: string | undefined;
}

const maxLength = 100;

/** Reads the search parameters of the search page; what they cannot mean is undefined. */
export function readSearchParams(search: Record<string, unknown>): SearchParams {
  const given: unknown[] = Array.isArray(search.diets) ? search.diets : [];
  const wanted = searchableDiets.filter((diet) => given.includes(diet));
  // A search for "007" reaches us as a number.
  const q = typeof search.q === 'number' ? String(search.q) : search.q;
  return {
    q: typeof q === 'string' && q !== '' ? q.slice(0, maxLength) : undefined,
    diets: wanted.length > 0 ? wanted : undefined,
    ...readDishParam(search),
  };
}
