import { queryOptions } from '@tanstack/react-query';
import { unwrapResult } from '@tiffin/api';
import { retryOnce } from '../../site/retry-once.ts';

/** Reads of promo codes. */
export const promoQueries = {
  public: () =>
    queryOptions({
      queryKey: ['promo-codes', 'public'],
      queryFn: async () => unwrapResult(await (await import('./promo.functions.ts')).fetchPublicPromoCodes()),
      staleTime: 60_000,
      retry: retryOnce,
    }),
};
