import { queryOptions } from '@tanstack/react-query';
import { onceUnlessMissing } from '../../calls/call-result.ts';

const calls = () => import('./menu.functions.ts');
/** Reads of the menu are fresh for a minute, so that dishes sold out meanwhile show soon. */
export const menuRules = { staleTime: 60_000, retry: onceUnlessMissing };

/** Reads of the menu and of the parts that pages show. */
export const menuQueries = {
  /** The categories with their counts and first dishes. */
  overview: () =>
    queryOptions({
      queryKey: ['menu', 'overview'],
      queryFn: async () => (await calls()).fetchMenuOverview(),
      ...menuRules,
    }),
  /** A category with all its dishes in brief. */
  category: (id: string) =>
    queryOptions({
      queryKey: ['menu', 'category', id],
      queryFn: async () => (await calls()).fetchMenuCategory({ data: { id } }),
      ...menuRules,
    }),
  /** A dish with its options and allergens. */
  dish: (id: string) =>
    queryOptions({
      queryKey: ['menu', 'dish', id],
      queryFn: async () => (await calls()).fetchMenuItem({ data: { id } }),
      ...menuRules,
      // The dialog says it in place; what is read ahead in vain concerns nobody.
      meta: { hasOwnMessage: true },
    }),
};
