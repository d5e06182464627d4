import { type QueryClient, queryOptions } from '@tanstack/react-query';
import { accountMessages } from '@tiffin/domain';
import { customerKey } from '../session/session.queries.ts';

/** Reads of the customer's addresses: cached 5 minutes, no retry (Spec §9). */
export const addressQueries = {
  list: () =>
    queryOptions({
      queryKey: [...customerKey, 'addresses'],
      queryFn: async () => (await import('./address.functions.ts')).fetchAddresses(),
      staleTime: 300_000,
      retry: false,
      // Nor because another part of the page shows them too.
      retryOnMount: false,
      // Nor later by itself, as other reads are (record 13): the message asks the customer to try again.
      refetchInterval: false,
      meta: { ownToast: accountMessages.addressesFetchFailed },
    }),
};

/** Reads the addresses ahead of the page that shows them. A list that has failed waits for the customer (Spec §9). */
export function prefetchAddresses(queryClient: QueryClient): void {
  const list = addressQueries.list();
  if (queryClient.getQueryState(list.queryKey)?.status === 'error') return;
  void queryClient.prefetchQuery(list);
}
