import type { DietaryMark } from '@tiffin/domain';
import { readDishSearch } from './dish-search.ts';

/** The search page's address: words, diets, and the dish whose dialog is open. */
export interface MenuSearch {
  readonly q?: string;
  readonly diets?: readonly DietaryMark[];
  readonly dish?: string;
}

const diets: readonly DietaryMark[] = ['vegetarian', 'vegan', 'gluten_free'];
const maxLength = 100;

/** Reads the search page's address; what cannot be meant is left out. */
export function readMenuSearch(search: Record<string, unknown>): MenuSearch {
  const given: unknown[] = Array.isArray(search.diets) ? search.diets : [];
  const wanted = diets.filter((diet) => given.includes(diet));
  // A search for "007" reaches us as a number.
  const q = typeof search.q === 'number' ? String(search.q) : search.q;
  return {
    ...(typeof q === 'string' && q !== '' && { q: q.slice(0, maxLength) }),
    ...(wanted.length > 0 && { diets: wanted }),
    ...readDishSearch(search),
  };
}
