import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { unwrapped } from '../../server/call-result.ts';
import { customerKey } from '../session/session.queries.ts';
import { fetchBreakdown } from './checkout.functions.ts';

/** How the customer wants the order: no address means collection. */
export interface OrderWish {
  readonly addressId?: string;
  readonly promoCode?: string;
}

/** The beginning of the key of every breakdown. */
export const breakdownKey = [...customerKey, 'breakdown'] as const;

/** Reads of what an order costs. */
export const checkoutQueries = {
  /** The server's breakdown for a state of the cart, named by the time of its last change and its total. */
  breakdown: (cartState: string, wish: OrderWish) =>
    queryOptions({
      queryKey: [...breakdownKey, cartState, wish],
      queryFn: async () => unwrapped(await fetchBreakdown({ data: wish })),
      placeholderData: keepPreviousData,
      staleTime: 0,
      retry: 1,
      meta: { hasOwnMessage: true },
    }),
};
