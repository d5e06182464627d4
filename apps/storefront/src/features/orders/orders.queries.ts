import { queryOptions } from '@tanstack/react-query';
import { unwrapped } from '../../server/call-result.ts';
import { customerKey } from '../session/session.queries.ts';

// As everywhere, the code that calls the server is fetched with the first call and is no part of a page's own.
const functions = () => import('./orders.functions.ts');

/** Reads of the customer's orders. */
export const orderQueries = {
  all: () => [...customerKey, 'orders'] as const,
  list: () =>
    queryOptions({
      queryKey: [...orderQueries.all(), 'list'],
      queryFn: async () => unwrapped(await (await functions()).fetchOrders()),
      retry: 1,
    }),
  byId: (id: string) =>
    queryOptions({
      queryKey: [...orderQueries.all(), id],
      queryFn: async () => unwrapped(await (await functions()).fetchOrder({ data: { id } })),
      retry: 1,
      // The payment provider's word may come a moment after the customer.
      refetchInterval: ({ state }) => (state.data?.status === 'pending_payment' ? 3000 : false),
    }),
};
