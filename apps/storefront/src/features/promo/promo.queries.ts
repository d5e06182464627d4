import { queryOptions } from '@tanstack/react-query';
import { unwrapResult } from '@tiffin/api';
import { onceUnlessMissing } from '../../calls/once-unless-missing.ts';

/** Reads of promo codes. */
export const promoQueries = {
  public: () =>
    queryOptions({
      queryKey: ['promo-codes', 'public'],
      queryFn: async () => unwrapResult(await (await import('./promo.functions.ts')).fetchPublicPromoCodes()),
      staleTime: 60_000,
      retry: onceUnlessMissing,
    }),
};
