import { queryOptions } from '@tanstack/react-query';
import type { CounterCategory } from '@tiffin/domain';

/** Reads of the menu as staff see it. */
export const menuQueries = {
  /** Read again twice a minute: another device may take dishes off, and ends come by themselves. */
  availability: (restaurantId: string) =>
    queryOptions({
      queryKey: ['menu', restaurantId] as const,
      queryFn: async () =>
        (await import('./menu.functions.ts')).fetchAvailability({ data: { restaurantId } }),
      refetchInterval: 30_000,
      networkMode: 'always',
      retry: 1,
    }),
};

/** The names of a menu's dishes. */
export const namesOfDishes = (menu: readonly CounterCategory[]): readonly string[] =>
  menu.flatMap(({ items }) => items.map(({ name }) => name));
