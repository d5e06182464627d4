import { queryOptions } from '@tanstack/react-query';
import { onceUnlessMissing } from '../../calls/once-unless-missing.ts';

/** Reads of the menu; it is fresh for a minute, so that dishes sold out meanwhile show soon. */
export const menuQueries = {
  current: () =>
    queryOptions({
      queryKey: ['menu'],
      queryFn: async () => (await import('./menu.functions.ts')).fetchMenu(),
      staleTime: 60_000,
      retry: onceUnlessMissing,
    }),
};
