import { useSuspenseQuery } from '@tanstack/react-query';
import { restaurantQueries } from './restaurant.queries.ts';
import type { RestaurantPage } from './restaurant.server.ts';

/** The restaurant of this page and its settings; the root route has loaded them. */
export function useRestaurant(): RestaurantPage {
  return useSuspenseQuery(restaurantQueries.current()).data;
}
