import { queryOptions } from '@tanstack/react-query';

const functions = () => import('./service.functions.ts');

/** Reads of what staff set for the days ahead; a pause and longer waits are read with the board. */
export const serviceQueries = {
  all: (restaurantId: string) => ['service', restaurantId] as const,
  specialHours: (restaurantId: string) =>
    queryOptions({
      queryKey: [...serviceQueries.all(restaurantId), 'special-hours'] as const,
      queryFn: async () => (await functions()).fetchSpecialHours({ data: { restaurantId } }),
      // Another device may change them while the page stays open.
      refetchInterval: 60_000,
      networkMode: 'always',
      retry: 1,
    }),
  usualWaits: (restaurantId: string) =>
    queryOptions({
      queryKey: [...serviceQueries.all(restaurantId), 'usual-waits'] as const,
      queryFn: async () => (await functions()).fetchUsualWaits({ data: { restaurantId } }),
      networkMode: 'always',
      retry: 1,
    }),
};
