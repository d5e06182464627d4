import { queryOptions } from '@tanstack/react-query';
import { retryOnce } from '../../site/retry-once.ts';

const functions = () => import('./menu.functions.ts');
// Fresh for a minute, so that dishes sold out meanwhile show soon.
const rules = { staleTime: 60_000, retry: retryOnce };

/** Reads of the menu and of the parts that pages show. */
export const menuQueries = {
  all: () => ['menu'] as const,
  /** The categories with their counts and first dishes. */
  overview: () =>
    queryOptions({
      queryKey: [...menuQueries.all(), 'overview'],
      queryFn: async () => (await functions()).fetchMenuOverview(),
      ...rules,
    }),
  /** A category with all its dishes in brief. */
  category: (id: string) =>
    queryOptions({
      queryKey: [...menuQueries.all(), 'category', id],
      queryFn: async () => (await functions()).fetchMenuCategory({ data: { id } }),
      ...rules,
    }),
  /** A dish with its options and allergens. */
  dish: (id: string) =>
    queryOptions({
      queryKey: [...menuQueries.all(), 'dish', id],
      queryFn: async () => (await functions()).fetchMenuItem({ data: { id } }),
      ...rules,
      // The dialog says it in place; what is read ahead in vain concerns nobody.
      meta: { hasOwnMessage: true },
    }),
};
