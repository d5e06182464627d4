import { queryOptions } from '@tanstack/react-query';
import type { CounterCategory } from '@tiffin/domain';
import { fetchAvailability } from './menu.functions.ts';

/** Reads of the menu as staff see it. */
export const menuQueries = {
  /** Read again twice a minute: another device may take dishes off, and ends come by themselves. */
  availability: (restaurantId: string) =>
    queryOptions({
      queryKey: ['menu', restaurantId] as const,
      queryFn: () => fetchAvailability({ data: { restaurantId } }),
      refetchInterval: 30_000,
      networkMode: 'always',
      retry: 1,
    }),
};

/** How many dishes and choices staff have taken off; options may share a choice, which counts once. */
export function soldOutCount(menu: readonly CounterCategory[]): number {
  const dishes = menu.flatMap(({ items }) => items);
  const choices = dishes.flatMap(({ options }) => options.flatMap((option) => option.choices));
  const off = [...dishes, ...choices].filter(({ soldOut }) => soldOut !== null);
  return new Set(off.map(({ id }) => id)).size;
}
