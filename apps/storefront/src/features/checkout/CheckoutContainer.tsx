import { useQueryClient } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import {
  closingBefore,
  firstBlocker,
  isLoadingBlocker,
  type OrderingMode,
  offeredModes,
} from '@tiffin/domain';
import { type CheckoutDetail, CheckoutDialog } from '@tiffin/ui';
import { useEffect, useState } from 'react';
import { getCartEdits } from '../cart/get-cart-edits.ts';
import { useOrderNotes } from '../cart/order-notes.ts';
import { setOrderTip } from '../cart/order-tip.ts';
import { shownPromo } from '../cart/use-cart-promo.ts';
import { useOrder } from '../cart/use-order.ts';
import { useNow } from '../restaurant/clock.tsx';
import { restaurantPlace, useRestaurant } from '../restaurant/restaurant.queries.ts';
import { useSession } from '../session/use-session.ts';
import { toasts } from '../toasts/toasts.ts';
import { useCheckoutFlow } from './checkout-flow.tsx';
import { useStartCheckout } from './use-start-checkout.ts';

// The mode goes back to the one that was chosen at first.
const bothAgain = 'Delivery and collection are both available again. Please check your order.';

// From there the customer comes back to this dialog.
const toPhoneNumber = { to: '/phone-number-form', search: { purpose: 'checkout' } } as const;

/** The confirming dialog: it opens only when nothing stands in the way, and confirms only while nothing does (Spec §4, Checkout). */
export default function CheckoutContainer() {
  const page = useRestaurant();
  const now = useNow();
  const { settings } = page;
  const { user } = useSession();
  const { cartView, mode, address, delivery, input, promo, tip, breakdown, blockers, retry } = useOrder(page);
  const blocker = firstBlocker(blockers);
  const [openedFor, setOpenedFor] = useState<OrderingMode | null>(null);
  const hasOpened = openedFor !== null;
  if (blocker === undefined && !hasOpened) setOpenedFor(mode);
  const notes = useOrderNotes();
  const { stop } = useCheckoutFlow();
  const navigate = useNavigate();
  const { flush } = getCartEdits(useQueryClient());
  const { confirm, isRedirecting, notice, changed } = useStartCheckout(flush);
  const phoneNumber = user?.phoneNumber ?? null;

  // Held quantities are part of the order: they are sent before it is shown (Spec §4, Cart).
  useEffect(() => void flush(), [flush]);
  useEffect(() => {
    if (!hasOpened || user === null || phoneNumber !== null) return;
    stop();
    void navigate(toPhoneNumber);
  }, [hasOpened, user, phoneNumber, stop, navigate]);
  const isRefused = !hasOpened && blocker !== undefined && !isLoadingBlocker(blocker);
  // A pause switches the mode: what the customer was about to confirm is another order now.
  const isSwitched = hasOpened && openedFor !== mode;
  const switchMessage = isSwitched ? (offeredModes(page.restaurant).message ?? bothAgain) : null;
  const refusal = isRefused ? blocker.message : switchMessage;
  useEffect(() => {
    if (refusal === null) return;
    stop();
    toasts.failure(refusal);
  }, [refusal, stop]);

  const { cart } = cartView;
  // Another tip makes another price than the one that the server named.
  const price = changed?.tipAmount === tip ? changed : breakdown;
  if (!hasOpened || isSwitched || cart === null || price === null || phoneNumber === null) return null;
  const terms = mode === 'delivery' ? delivery.terms : settings.collectionTerms;
  // A code that falls away while the dialog is open changes the total under the customer's eyes.
  const message = notice ?? promo?.problem ?? undefined;
  const change = (detail: CheckoutDetail) => {
    stop();
    if (detail === 'phone') void navigate(toPhoneNumber);
  };
  return (
    <CheckoutDialog
      isOpen
      items={cart.items}
      mode={mode}
      address={address}
      restaurantAddress={restaurantPlace(settings)}
      closesAt={closingBefore(page.restaurant, now, new Date(now.getTime() + terms.minutesTo * 60_000))}
      minutes={{ from: terms.minutesFrom, to: terms.minutesTo }}
      phoneNumber={phoneNumber}
      notes={notes}
      promo={promo?.problem === null ? shownPromo(promo) : null}
      breakdown={price}
      tip={settings.acceptsTips ? { amount: tip, onChange: setOrderTip } : null}
      blocker={blocker}
      notice={message === blocker?.message ? undefined : message}
      isRedirecting={isRedirecting}
      onConfirm={({ ageConfirmed }) => {
        if (blocker !== undefined) return;
        confirm({
          ...input,
          ...notes,
          ...(ageConfirmed && { ageConfirmed }),
          expectedTotalAmount: price.totalAmount,
        });
      }}
      onRetry={retry}
      onChange={change}
      onClose={stop}
    />
  );
}
