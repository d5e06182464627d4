import { queryOptions } from '@tanstack/react-query';
import type { Order } from '@tiffin/domain';
import { customerKey } from '../session/session.queries.ts';

// As everywhere, the code that calls the server is loaded with the first call, not with the page.
const functions = () => import('./orders.functions.ts');

const pendingMs = 3_000;
const pollMs = 30_000;
const isPending = (order: Order | undefined) => order?.status === 'pending_payment';

/** Reads of the customer's orders. */
export const orderQueries = {
  all: () => [...customerKey, 'orders'] as const,
  /** A page of the orders, the newest first; counted from 1. */
  page: (page: number) =>
    queryOptions({
      queryKey: [...orderQueries.all(), 'page', page],
      queryFn: async () => (await functions()).fetchOrders({ data: { page } }),
      retry: 1,
      meta: { hasOwnMessage: true },
    }),
  byId: (id: string) =>
    queryOptions({
      queryKey: [...orderQueries.all(), id],
      queryFn: async () => (await functions()).fetchOrder({ data: { id } }),
      retry: 1,
      meta: { hasOwnMessage: true },
      // The payment provider's webhook may arrive a moment after the customer.
      refetchInterval: ({ state }) => (isPending(state.data) ? pendingMs : false),
    }),
  /** One order on the page that follows it: read by time only while no stream says when it changes. */
  followed: (id: string, isLive: boolean) =>
    queryOptions({
      ...orderQueries.byId(id),
      refetchInterval: ({ state: { data } }) => {
        if (isPending(data)) return pendingMs;
        return isLive || data === undefined ? false : pollMs;
      },
    }),
};
