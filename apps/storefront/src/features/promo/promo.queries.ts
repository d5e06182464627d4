import { queryOptions } from '@tanstack/react-query';
import { retryOnce } from '../../site/retry-once.ts';

/** Reads of promo codes. */
export const promoQueries = {
  public: () =>
    queryOptions({
      queryKey: ['promo-codes', 'public'],
      queryFn: async () => (await import('./promo.functions.ts')).fetchPublicPromoCodes(),
      staleTime: 60_000,
      retry: retryOnce,
    }),
};
