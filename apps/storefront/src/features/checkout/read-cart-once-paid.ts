import { type QueryClient, QueryObserver } from '@tanstack/react-query';
import { cartQueries } from '../cart/cart.queries.ts';
import { orderQueries } from '../orders/orders.queries.ts';
import { tokenStore } from '../session/token-store.ts';
import { paymentOutcome } from './payment-outcome.ts';

/**
 * Reads the cart again once the payment of an order is known: the provider's webhook empties it, and may arrive after the
 * customer, even after the dialog has closed. Ends with the session.
 */
export function readCartOncePaid(queryClient: QueryClient, orderId: string): void {
  const end = () => {
    unsubscribe();
    sessionEnd.unsubscribe();
  };
  const unsubscribe = new QueryObserver(queryClient, orderQueries.byId(orderId)).subscribe(({ data }) => {
    const outcome = paymentOutcome(data);
    if (outcome === 'confirming') return;
    end();
    // What was not paid for is still in the cart.
    if (outcome !== 'unpaid')
      void queryClient.invalidateQueries({ queryKey: cartQueries.current().queryKey });
  });
  const sessionEnd = tokenStore.onSessionEnd(end);
}
