import { queryOptions } from '@tanstack/react-query';
import { unwrapResult } from '../../calls/call-result.ts';
import { fetchAvailability } from './menu.functions.ts';

/** Reads of the menu as staff see it. */
export const menuQueries = {
  /** Read again twice a minute: another device may take dishes off, and ends come by themselves. */
  availability: (restaurantId: string) =>
    queryOptions({
      queryKey: ['menu', restaurantId] as const,
      queryFn: async () => unwrapResult(await fetchAvailability({ data: { restaurantId } })),
      refetchInterval: 30_000,
      networkMode: 'always',
      retry: 1,
    }),
};
