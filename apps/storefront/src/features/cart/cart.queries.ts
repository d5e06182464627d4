import { queryOptions } from '@tanstack/react-query';
import { unwrapped } from '../../server/call-result.ts';
import { customerKey } from '../session/session.queries.ts';

/** Reads of the cart: never fresh, 1 retry (Spec §9); null for a visitor. */
export const cartQueries = {
  current: () =>
    queryOptions({
      queryKey: [...customerKey, 'cart'],
      queryFn: async () => unwrapped(await (await import('./cart.functions.ts')).fetchCart()),
      staleTime: 0,
      retry: 1,
    }),
};
