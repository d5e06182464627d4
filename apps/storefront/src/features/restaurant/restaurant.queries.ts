import { queryOptions } from '@tanstack/react-query';
import { onceUnlessMissing } from '../../server/retry.ts';

// Functions are imported when first called: the page has its first data from the server, and the code that
// calls it is no part of the first load.

/** Reads about the restaurant: cached 5 minutes, 1 retry (Spec §9). */
export const restaurantQueries = {
  current: () =>
    queryOptions({
      queryKey: ['restaurant'],
      queryFn: async () => (await import('./restaurant.functions.ts')).fetchRestaurant(),
      staleTime: 300_000,
      retry: onceUnlessMissing,
    }),
};
