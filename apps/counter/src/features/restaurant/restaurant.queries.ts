import { queryOptions } from '@tanstack/react-query';

/** Reads of the restaurant itself. */
export const restaurantQueries = {
  byId: (restaurantId: string) =>
    queryOptions({
      queryKey: ['restaurant', restaurantId] as const,
      queryFn: async () =>
        (await import('./restaurant.functions.ts')).fetchRestaurant({ data: { restaurantId } }),
      // Hours change seldom; a pause is read with the board.
      staleTime: 300_000,
      refetchInterval: 300_000,
      gcTime: Number.POSITIVE_INFINITY,
      networkMode: 'always',
      retry: 1,
    }),
};
