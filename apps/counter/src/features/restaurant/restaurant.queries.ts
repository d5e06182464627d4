import { queryOptions } from '@tanstack/react-query';
import { fetchRestaurant } from './restaurant.functions.ts';

/** Reads of the restaurant itself. */
export const restaurantQueries = {
  byId: (restaurantId: string) =>
    queryOptions({
      queryKey: ['restaurant', restaurantId] as const,
      queryFn: () => fetchRestaurant({ data: { restaurantId } }),
      // Hours change seldom; a pause is read with the board.
      staleTime: 300_000,
      refetchInterval: 300_000,
      gcTime: Number.POSITIVE_INFINITY,
      networkMode: 'always',
      retry: 1,
    }),
};
