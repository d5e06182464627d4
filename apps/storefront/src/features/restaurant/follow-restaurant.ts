import { type QueryClient, QueryObserver, queryOptions } from '@tanstack/react-query';
import { restaurantQueries } from './restaurant.queries.ts';

const followMs = 60_000;

// What depends on the restaurant. The keys of menu and cart stand here by name: those features know this one.
const dependentKeys = [restaurantQueries.current().queryKey, ['menu'], ['customer', 'cart']];

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
 * Reads again what an open page shows of its restaurant once staff have changed it: a pause, a longer wait, a dish that
 * is sold out. Returns how to stop.
 */
export function follow(
  { queryClient }: { readonly queryClient: QueryClient },
  readVersion = async () => (await import('./restaurant.functions.ts')).fetchVersion(),
): () => void {
  const { queryKey } = restaurantQueries.current();
  const shown = () => queryClient.getQueryData(queryKey)?.version ?? '';
  const observer = new QueryObserver(queryClient, versionQuery(shown(), readVersion));
  return observer.subscribe(({ data }) => {
    // Nobody could tell, or nothing has changed.
    if (data === undefined || data === '' || data === shown()) return;
    for (const key of dependentKeys) void queryClient.invalidateQueries({ queryKey: key });
  });
}
