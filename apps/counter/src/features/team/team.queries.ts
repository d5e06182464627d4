import { queryOptions } from '@tanstack/react-query';

const functions = () => import('./team.functions.ts');

/** Reads of a restaurant's people and devices. */
export const teamQueries = {
  all: (restaurantId: string) => ['team', restaurantId] as const,
  /** Read again every few seconds, so that a device shows once it has been paired. */
  devices: (restaurantId: string) =>
    queryOptions({
      queryKey: [...teamQueries.all(restaurantId), 'devices'] as const,
      queryFn: async () => (await functions()).fetchDevices({ data: { restaurantId } }),
      refetchInterval: 5_000,
      retry: 1,
    }),
  members: (restaurantId: string) =>
    queryOptions({
      queryKey: [...teamQueries.all(restaurantId), 'members'] as const,
      queryFn: async () => (await functions()).fetchMembers({ data: { restaurantId } }),
      retry: 1,
    }),
  acceptance: (restaurantId: string) =>
    queryOptions({
      queryKey: [...teamQueries.all(restaurantId), 'acceptance'] as const,
      queryFn: async () => (await functions()).fetchAcceptance({ data: { restaurantId } }),
      retry: 1,
    }),
};
