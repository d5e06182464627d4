import type { DietaryMark } from '@tiffin/domain';
import { readDishSearch } from './dish-search.ts';

/** The search page's address: words, diets, and the dish whose dialog is open. */
export interface MenuSearch {
  readonly q?: string | undefined;
  readonly diets?: readonly DietaryMark[] | undefined;
  readonly dish?: string | undefined;
}

const searchableDiets: readonly DietaryMark[] = ['vegetarian', 'vegan', 'gluten_free'];
const maxLength = 100;

/** Reads the search page's address; what cannot be meant is left out. */
export function readMenuSearch(search: Record<string, unknown>): MenuSearch {
  const given: unknown[] = Array.isArray(search.diets) ? search.diets : [];
  const wanted = searchableDiets.filter((diet) => given.includes(diet));
  // A search for "007" reaches us as a number.
  const q = typeof search.q === 'number' ? String(search.q) : search.q;
  return {
    q: typeof q === 'string' && q !== '' ? q.slice(0, maxLength) : undefined,
    diets: wanted.length > 0 ? wanted : undefined,
    ...readDishSearch(search),
  };
}
