import { useQueryClient } from '@tanstack/react-query';
import { ApiError, changedBreakdown } from '@tiffin/api';
import type { OrderNotes, Pence, PriceBreakdown } from '@tiffin/domain';
import { usePageRestored, useSingleFlightMutation } from '@tiffin/web';
import { useRef, useState } from 'react';
import { addressQueries } from '../address/address.queries.ts';
import { breakdownKey, type CheckoutInput } from '../cart/breakdown.queries.ts';
import { cartQueries } from '../cart/cart.queries.ts';
import { promoStore } from '../promo/promo-store.ts';
import { restaurantQueries } from '../restaurant/restaurant.queries.ts';
import { failureMessage } from '../toasts/failure-message.ts';
import { startCheckout } from './checkout.functions.ts';
import { lastOrder } from './payment-outcome.ts';

const cartNotSaved = 'Your last change to the cart could not be saved. Please check your order again.';

interface CheckoutAttempt extends CheckoutInput, OrderNotes {
  readonly expectedTotalAmount: Pence;
  /** Asked for only where the order holds alcohol. */
  readonly ageConfirmed?: true;
}

interface StartCheckout {
  readonly confirm: (attempt: CheckoutAttempt) => void;
  /** The payment page is on its way. */
  readonly isRedirecting: boolean;
  /** What has gone wrong, in the server's words. */
  readonly notice: string | undefined;
  /** The price as it has become since the customer saw it. */
  readonly changed: PriceBreakdown | null;
}

/** Makes the order of what `flush` has sent, and leads to the payment page. */
export function useStartCheckout(flush: () => Promise<boolean>): StartCheckout {
  const queryClient = useQueryClient();
  const [changed, setChanged] = useState<PriceBreakdown | null>(null);
  // The same attempt keeps its key until it is answered, so that a repeat after a lost answer makes no second order.
  const keyed = useRef({ attempt: '', key: '' });
  const settleAttempt = () => {
    keyed.current = { attempt: '', key: '' };
  };
  const { mutate, reset, isPending, isSuccess, error } = useSingleFlightMutation({
    mutationFn: async (attempt: CheckoutAttempt) => {
      // The server makes the order of the cart it has: a held quantity must be there first (Spec §4, Cart).
      if (!(await flush())) throw new Error(cartNotSaved);
      const sent = JSON.stringify(attempt);
      if (keyed.current.attempt !== sent) keyed.current = { attempt: sent, key: crypto.randomUUID() };
      return startCheckout({ data: { ...attempt, idempotencyKey: keyed.current.key } });
    },
    meta: { hasOwnMessage: true },
    onSuccess({ url, orderId }, { promoCode }) {
      // The browser may bring this page back from its cache: then the backend decides about the cart as it is by then.
      settleAttempt();
      lastOrder.write(orderId);
      // After a failed payment this page alone knows the code, and it is about to go.
      if (promoCode !== undefined) promoStore.select(promoCode);
      window.location.assign(url);
    },
    onError(failure) {
      if (!(failure instanceof ApiError)) return;
      setChanged(changedBreakdown(failure)?.breakdown ?? null);
      if (failure.status === null) return;
      settleAttempt();
      // Prices, dishes, addresses, hours or the code have become others than the page shows.
      for (const queryKey of [
        cartQueries.current().queryKey,
        addressQueries.list().queryKey,
        breakdownKey,
        restaurantQueries.current().queryKey,
      ]) {
        void queryClient.invalidateQueries({ queryKey });
      }
    },
  });
  // Back from the payment page, the dialog would still be locked and on its way there.
  usePageRestored(reset);
  return { confirm: mutate, isRedirecting: isPending || isSuccess, notice: failureMessage(error), changed };
}
