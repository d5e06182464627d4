import { queryOptions } from '@tanstack/react-query';
import { customerKey, revalidateSession } from '../session/session.queries.ts';

/** Reads of the cart: never fresh, 1 retry (Spec §9); null for a visitor. */
export const cartQueries = {
  current: () =>
    queryOptions({
      queryKey: [...customerKey, 'cart'],
      async queryFn({ client, queryKey }) {
        const cart = await (await import('./cart.functions.ts')).fetchCart();
        // A 401 is silent here (Spec §8), but means that the customer has been signed out.
        if (cart === null) void revalidateSession(client, queryKey);
        return cart;
      },
      staleTime: 0,
      retry: 1,
    }),
};
