import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import type { Order, Settings } from '@tiffin/api';
import { CheckoutFailed, CheckoutSuccessful, type PaidOrder } from '@tiffin/ui';
import { useEffect, useState } from 'react';
import { cartQueries } from '../cart/cart.queries.ts';
import { useCart } from '../cart/use-cart.ts';
import { orderQueries } from '../orders/orders.queries.ts';
import { promoStore } from '../promo/promo-store.ts';
import { useRestaurant } from '../restaurant/use-restaurant.ts';
import { useSession } from '../session/use-session.ts';
import { useCheckoutFlow } from './checkout-flow.tsx';
import { lastOrder } from './last-order.ts';
import { setOrderNote } from './order-note.ts';
import type { CheckoutStatus } from './result-search.ts';

/** What the payment page came to: 'Checkout Successful' or 'Checkout Failed' (Spec §2, Home checkout result). */
export default function CheckoutResult({ status }: { readonly status: CheckoutStatus }) {
  const queryClient = useQueryClient();
  const navigate = useNavigate();
  useEffect(() => {
    // On return, the cart is read anew and the cached promo code goes (Spec §4, Checkout).
    void queryClient.invalidateQueries({ queryKey: cartQueries.current().queryKey });
    promoStore.forgetCached(status === 'failure');
    if (status === 'success') setOrderNote('');
  }, [queryClient, status]);
  const close = async () => {
    await navigate({ to: '/', search: {}, replace: true, resetScroll: false });
    // The dialog came with the page: there is no place before it that the focus could go back to.
    setTimeout(() => {
      if (document.activeElement === document.body)
        document.getElementById('content')?.focus({ preventScroll: true });
    });
  };
  return status === 'success' ? (
    <Successful onClose={() => void close()} />
  ) : (
    <Failed onClose={() => void close()} />
  );
}

interface ResultProps {
  readonly onClose: () => void;
}

function Successful({ onClose }: ResultProps) {
  const page = useRestaurant();
  const { hasTokens, user } = useSession();
  const [orderId] = useState(lastOrder.read);
  const { data: order } = useQuery({
    ...orderQueries.byId(orderId ?? ''),
    enabled: hasTokens && orderId !== null,
  });
  const isConfirmed = order !== undefined && order.status !== 'pending_payment';
  return (
    <CheckoutSuccessful
      isOpen
      customerName={user?.name.split(' ')[0]}
      order={isConfirmed ? paidOrder(order, page.restaurant.timeZone, page.settings) : null}
      orderHref={orderId === null ? '/orders' : `/orders/${orderId}`}
      onClose={onClose}
    />
  );
}

function Failed({ onClose }: ResultProps) {
  const { cart } = useCart();
  const { start } = useCheckoutFlow();
  const retry = () => {
    onClose();
    start();
  };
  return (
    <CheckoutFailed
      isOpen
      cart={cart}
      totalAmount={cart?.totalAmount ?? null}
      onRetry={retry}
      onClose={onClose}
    />
  );
}

function paidOrder(order: Order, timeZone: string, { contact }: Settings): PaidOrder {
  const { number, mode, address, items, breakdown, estimatedFrom, estimatedTo } = order;
  const time = (instant: string) =>
    new Intl.DateTimeFormat('en-GB', { timeZone, hour: '2-digit', minute: '2-digit' }).format(
      new Date(instant),
    );
  return {
    number,
    mode,
    totalAmount: breakdown.totalAmount,
    expected:
      estimatedFrom === null || estimatedTo === null
        ? null
        : { from: time(estimatedFrom), to: time(estimatedTo) },
    place: address === null ? contact.addressLine : `${address.building}, ${address.postalCode}`,
    photoUrls: items.flatMap(({ photoUrl }) => photoUrl ?? []),
  };
}
