import { queryOptions } from '@tanstack/react-query';
import { unwrapResult } from '@tiffin/api';
import { fetchDayOrders, fetchSummary } from './day.functions.ts';

// A day that runs changes with each order; twice a minute is often enough for figures.
const refetchInterval = 30_000;

/** Reads of single days; a date is "2026-11-20". */
export const dayQueries = {
  summary: (restaurantId: string, date: string) =>
    queryOptions({
      queryKey: ['day', restaurantId, date, 'summary'] as const,
      queryFn: async () => unwrapResult(await fetchSummary({ data: { restaurantId, date } })),
      refetchInterval,
      networkMode: 'always',
      retry: false,
    }),
  orders: (restaurantId: string, date: string) =>
    queryOptions({
      queryKey: ['day', restaurantId, date, 'orders'] as const,
      queryFn: async () => unwrapResult(await fetchDayOrders({ data: { restaurantId, date } })),
      refetchInterval,
      networkMode: 'always',
      retry: 1,
    }),
};
