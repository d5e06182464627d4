import { useQuery } from '@tanstack/react-query';
import { getRouteApi } from '@tanstack/react-router';
import type { Restaurant } from '@tiffin/api';
import { restaurantQueries } from './restaurant.queries.ts';

const counter = getRouteApi('/_counter');

/** The restaurant of this counter as it was last read: hours and pauses change while the page stays open. */
export function useRestaurant(): Restaurant {
  const loaded = counter.useLoaderData();
  return useQuery(restaurantQueries.byId(loaded.id)).data ?? loaded;
}
