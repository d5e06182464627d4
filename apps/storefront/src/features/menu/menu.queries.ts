import { queryOptions } from '@tanstack/react-query';
import { onceUnlessMissing } from '../../calls/call-result.ts';

const calls = () => import('./menu.functions.ts');
// Fresh for a minute, so that dishes sold out meanwhile show soon.
const rules = { staleTime: 60_000, retry: onceUnlessMissing };

/** Reads of the menu and of the parts that pages show. */
export const menuQueries = {
  /** The categories with their counts and first dishes. */
  overview: () =>
    queryOptions({
      queryKey: ['menu', 'overview'],
      queryFn: async () => (await calls()).fetchMenuOverview(),
      ...rules,
    }),
  /** A category with all its dishes in brief. */
  category: (id: string) =>
    queryOptions({
      queryKey: ['menu', 'category', id],
      queryFn: async () => (await calls()).fetchMenuCategory({ data: { id } }),
      ...rules,
    }),
  /** A dish with its options and allergens. */
  dish: (id: string) =>
    queryOptions({
      queryKey: ['menu', 'dish', id],
      queryFn: async () => (await calls()).fetchMenuItem({ data: { id } }),
      ...rules,
      // The dialog says it in place; what is read ahead in vain concerns nobody.
      meta: { hasOwnMessage: true },
    }),
};
