import { queryOptions } from '@tanstack/react-query';
import { toastMessages } from '@tiffin/domain';
import { unwrapped } from '../../server/call-result.ts';
import { customerKey } from '../session/session.queries.ts';

/** Reads of the customer's addresses: cached 5 minutes, no retry (Spec §9). */
export const addressQueries = {
  list: () =>
    queryOptions({
      queryKey: [...customerKey, 'addresses'],
      queryFn: async () => unwrapped(await (await import('./address.functions.ts')).fetchAddresses()),
      staleTime: 300_000,
      retry: false,
      // Nor later by itself, as other reads are (record 13): the message asks the customer to try again.
      refetchInterval: false,
      meta: { ownToast: toastMessages.addressesFetchFailed },
    }),
};
