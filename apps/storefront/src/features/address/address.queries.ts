import { queryOptions } from '@tanstack/react-query';
import { unwrapped } from '../../server/call-result.ts';
import { customerKey } from '../session/session.queries.ts';
import { fetchAddresses } from './address.functions.ts';

/** Reads of the customer's addresses: cached 5 minutes, no retry (Spec §9). */
export const addressQueries = {
  list: () =>
    queryOptions({
      queryKey: [...customerKey, 'addresses'],
      queryFn: async () => unwrapped(await fetchAddresses()),
      staleTime: 300_000,
      retry: false,
    }),
};
