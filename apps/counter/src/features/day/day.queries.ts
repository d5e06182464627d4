import { queryOptions } from '@tanstack/react-query';
import { retryUnlessRefused } from '../board-feed/board.queries.ts';

const functions = () => import('./day.functions.ts');

// A day that runs changes with each order; twice a minute is often enough for figures.
const refetchInterval = 30_000;

/** Reads of days, a date being "2026-11-20", and of what did not arrive in the last ones. */
export const dayQueries = {
  summary: (restaurantId: string, { from, to }: { readonly from: string; readonly to: string }) =>
    queryOptions({
      queryKey: ['day', restaurantId, from, to, 'summary'] as const,
      queryFn: async () => (await functions()).fetchSummary({ data: { restaurantId, from, to } }),
      refetchInterval,
      networkMode: 'always',
      retry: false,
    }),
  orders: (restaurantId: string, date: string) =>
    queryOptions({
      queryKey: ['day', restaurantId, date, 'orders'] as const,
      queryFn: async () => (await functions()).fetchDayOrders({ data: { restaurantId, date } }),
      refetchInterval,
      networkMode: 'always',
      retry: retryUnlessRefused,
    }),
  search: (restaurantId: string, query: string) =>
    queryOptions({
      queryKey: ['search', restaurantId, query] as const,
      queryFn: async () => (await functions()).findOrders({ data: { restaurantId, query } }),
      networkMode: 'always',
      retry: retryUnlessRefused,
    }),
  failures: (restaurantId: string) =>
    queryOptions({
      queryKey: ['failures', restaurantId] as const,
      queryFn: async () => (await functions()).fetchFailures({ data: { restaurantId } }),
      refetchInterval: 60_000,
      networkMode: 'always',
      retry: false,
    }),
};
