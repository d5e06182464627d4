import { queryOptions } from '@tanstack/react-query';
import { fetchRestaurant } from './restaurant.functions.ts';

/** Reads about the restaurant: cached 5 minutes, 1 retry (Spec §9). */
export const restaurantQueries = {
  current: () =>
    queryOptions({
      queryKey: ['restaurant'],
      queryFn: () => fetchRestaurant(),
      staleTime: 300_000,
      retry: 1,
    }),
};
