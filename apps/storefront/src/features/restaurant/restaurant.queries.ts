import { queryOptions, useSuspenseQuery } from '@tanstack/react-query';
import type { Settings } from '@tiffin/api';
import { retryOnce } from '../../site/retry-once.ts';
import type { RestaurantPage } from './restaurant.server.ts';

// Functions are imported when first called: the page has its first data from the server, so the first load does not
// need the code that calls it.

/** Reads about the restaurant: cached 5 minutes, 1 retry (Spec §9). */
export const restaurantQueries = {
  current: () =>
    queryOptions({
      queryKey: ['restaurant'],
      queryFn: async () => (await import('./restaurant.functions.ts')).fetchRestaurant(),
      staleTime: 300_000,
      retry: retryOnce,
    }),
};

/** The restaurant of this page and its settings; the root route has loaded them. */
export function useRestaurant(): RestaurantPage {
  return useSuspenseQuery(restaurantQueries.current()).data;
}

/** The restaurant's address in one line. */
export function restaurantPlace({ contact }: Pick<Settings, 'contact'>): string {
  return `${contact.addressLine}, ${contact.city} ${contact.postalCode}`;
}
