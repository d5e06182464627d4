import { useQueryClient } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { type CheckoutDetail, CheckoutDialog } from '@tiffin/ui';
import { useEffect } from 'react';
import { cartEditsOf } from '../cart/cart-edits-of.ts';
import { usePromoChoice } from '../promo/use-promo.ts';
import { restaurantPlace } from '../restaurant/restaurant-place.ts';
import { useRestaurant } from '../restaurant/use-restaurant.ts';
import { shownPhoneNumber } from '../session/shown-phone-number.ts';
import { useSession } from '../session/use-session.ts';
import { useAppliedPromo } from './CartContainer.tsx';
import { useCheckoutFlow } from './checkout-flow.tsx';
import { useOrderNote } from './order-note.ts';
import { useOrder } from './use-order.ts';
import { useStartCheckout } from './use-start-checkout.ts';

// From there the customer comes back to this dialog.
const toPhoneNumber = { to: '/phone-number-form', search: { purpose: 'checkout' } } as const;

/** The confirming dialog over the order in the making (Spec §4, Checkout). */
export default function CheckoutContainer() {
  const page = useRestaurant();
  const { settings } = page;
  const { user } = useSession();
  const { cartView, mode, address, wish, breakdown } = useOrder(page);
  const promo = useAppliedPromo();
  // A code that falls away while the dialog is open changes the total under the customer's eyes.
  const { error: promoError } = usePromoChoice();
  const [note] = useOrderNote();
  const { stop } = useCheckoutFlow();
  const navigate = useNavigate();
  const { flush } = cartEditsOf(useQueryClient());
  const { confirm, isRedirecting, notice, changed } = useStartCheckout(flush);
  const phoneNumber = user?.phoneNumber ?? null;

  // Held quantities are part of the order: they are sent before it is shown (Spec §4, Cart).
  useEffect(() => void flush(), [flush]);
  useEffect(() => {
    if (user === null || phoneNumber !== null) return;
    stop();
    void navigate(toPhoneNumber);
  }, [user, phoneNumber, stop, navigate]);

  const { cart } = cartView;
  const price = changed ?? breakdown;
  if (cart === null || price === null || phoneNumber === null) return null;
  const terms = mode === 'delivery' ? settings.deliveryTerms : settings.collectionTerms;
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
      minutes={{ from: terms.minutesFrom, to: terms.minutesTo }}
      phoneNumber={shownPhoneNumber(phoneNumber)}
      note={note}
      promo={promo}
      breakdown={price}
      notice={notice ?? promoError ?? undefined}
      isRedirecting={isRedirecting}
      onConfirm={() =>
        confirm({ ...wish, ...(note !== '' && { note }), expectedTotalAmount: price.totalAmount })
      }
      onChange={change}
      onClose={stop}
    />
  );
}
