import { queryOptions } from '@tanstack/react-query';
import { unwrapped } from '../../server/call-result.ts';
import { onceUnlessMissing } from '../../server/retry.ts';

/** Reads of promo codes. */
export const promoQueries = {
  public: () =>
    queryOptions({
      queryKey: ['promo-codes', 'public'],
      queryFn: async () => unwrapped(await (await import('./promo.functions.ts')).fetchPublicPromoCodes()),
      staleTime: 60_000,
      retry: onceUnlessMissing,
    }),
};
