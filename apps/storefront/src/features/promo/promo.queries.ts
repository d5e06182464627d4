import { queryOptions } from '@tanstack/react-query';
import { unwrapped } from '../../server/call-result.ts';
import { fetchPublicPromoCodes } from './promo.functions.ts';

/** Reads of promo codes. */
export const promoQueries = {
  public: () =>
    queryOptions({
      queryKey: ['promo-codes', 'public'],
      queryFn: async () => unwrapped(await fetchPublicPromoCodes()),
      staleTime: 60_000,
      retry: 1,
    }),
};
