import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { unwrapResult } from '@tiffin/api';
import type { OrderingMode } from '@tiffin/domain';
import { customerKey } from '../session/session.queries.ts';
import { fetchBreakdown } from './cart.functions.ts';

/** How the customer wants the order. */
export interface CheckoutInput {
  /** Always sent: a delivery whose address is missing must not become a collection. */
  readonly mode: OrderingMode;
  readonly addressId?: string;
  readonly promoCode?: string;
}

/** The beginning of the key of every breakdown. */
export const breakdownKey = [...customerKey, 'breakdown'] as const;

/** Reads of what an order costs. */
export const breakdownQueries = {
  /** The server's breakdown for a state of the cart, named by the time of its last change and its total. */
  forCart: (cartState: string, input: CheckoutInput) =>
    queryOptions({
      queryKey: [...breakdownKey, cartState, input],
      queryFn: async () => unwrapResult(await fetchBreakdown({ data: input })),
      placeholderData: keepPreviousData,
      staleTime: 0,
      retry: 1,
      meta: { hasOwnMessage: true },
    }),
};
