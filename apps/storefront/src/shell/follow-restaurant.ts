import { type QueryClient, QueryObserver, queryOptions } from '@tanstack/react-query';
import { cartQueries } from '../features/cart/cart.queries.ts';
import { menuQueries } from '../features/menu/menu.queries.ts';
import { restaurantQueries } from '../features/restaurant/restaurant.queries.ts';

const followMs = 60_000;

/** The version of the restaurant, read once a minute while the page is visible, and when it becomes visible. */
const versionQuery = (version: string, readVersion: () => Promise<string>) =>
  queryOptions({
    queryKey: ['restaurant-version'],
    queryFn: readVersion,
    // The page has just come with it.
    initialData: version,
    staleTime: followMs,
    refetchInterval: followMs,
    refetchOnWindowFocus: 'always',
    retry: false,
    meta: { hasOwnMessage: true },
  });

/**
 * Invalidates what an open page shows of its restaurant once staff have changed it: a pause, a longer wait, a dish that
 * is sold out. Returns a function that stops it.
 */
export function followRestaurant(
  queryClient: QueryClient,
  readVersion = async () => (await import('../features/restaurant/restaurant.functions.ts')).fetchVersion(),
): () => void {
  const restaurantKey = restaurantQueries.current().queryKey;
  const shown = () => queryClient.getQueryData(restaurantKey)?.version ?? '';
  const observer = new QueryObserver(queryClient, versionQuery(shown(), readVersion));
  return observer.subscribe(({ data }) => {
    // An empty version means that the backend is away.
    if (data === undefined || data === '' || data === shown()) return;
    for (const queryKey of [restaurantKey, menuQueries.all(), cartQueries.current().queryKey]) {
      void queryClient.invalidateQueries({ queryKey });
    }
  });
}
