import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query';
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
  latest: () =>
    queryOptions({
      queryKey: [...orderQueries.all(), 'latest'],
      queryFn: async () => (await functions()).fetchOrders({ data: { page: 1 } }),
      retry: 1,
      meta: { hasOwnMessage: true },
    }),
  pages: () =>
    infiniteQueryOptions({
      queryKey: [...orderQueries.all(), 'pages'],
      queryFn: async ({ pageParam }) => (await functions()).fetchOrders({ data: { page: pageParam } }),
      initialPageParam: 1,
      getNextPageParam: ({ totalPages }, _, page) => (page < totalPages ? page + 1 : undefined),
      // An order placed since pushes the last of one page onto the next: it shows once.
      select: ({ pages }) => [
        ...new Map(pages.flatMap(({ docs }) => docs).map((order) => [order.id, order])).values(),
      ],
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
