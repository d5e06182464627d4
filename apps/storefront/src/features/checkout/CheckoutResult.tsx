import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useNavigate, useRouter } from '@tanstack/react-router';
import type { Settings } from '@tiffin/api';
import { addressLines, firstBlocker, localTimes, type Order } from '@tiffin/domain';
import { CheckoutFailed, CheckoutSuccessful, loginHref, type PaidOrder } from '@tiffin/ui';
import { useCloseAddressDialog, useIsDialogEntry, usePageRestored } from '@tiffin/web';
import { useEffect, useEffectEvent, useState } from 'react';
import { cartQueries } from '../cart/cart.queries.ts';
import { clearOrderNotes, useOrderNotes } from '../cart/order-notes.ts';
import { useOrder } from '../cart/use-order.ts';
import { orderQueries } from '../orders/orders.queries.ts';
import { promoStore } from '../promo/promo-store.ts';
import { unpaidOrder } from '../promo/unpaid-order.ts';
import { usePromoChoice } from '../promo/use-promo.ts';
import { useRestaurant } from '../restaurant/restaurant.queries.ts';
import { useSession } from '../session/use-session.ts';
import { useCheckoutFlow } from './checkout-flow.tsx';
import { lastOrder, paymentOutcome } from './payment-outcome.ts';
import { readCartOncePaid } from './read-cart-once-paid.ts';

declare module '@tanstack/react-router' {
  interface HistoryState {
    /** The result that the address names has been shown: Back and Forward do not show it again. */
    readonly isResultShown?: boolean;
  }
}

/** What the payment page came to: 'Checkout Successful' or 'Checkout Failed' (Spec §2, Home checkout result). */
export default function CheckoutResult({ status }: { readonly status: 'success' | 'failure' }) {
  const queryClient = useQueryClient();
  const navigate = useNavigate();
  const { history } = useRouter();
  const [isDismissed, setDismissed] = useState(() => history.location.state.isResultShown === true);
  const isDialogEntry = useIsDialogEntry();
  const leave = useCloseAddressDialog('checkoutStatus');
  const close = async () => {
    await leave();
    // The dialog came with the page: there is no place before it that the focus could go back to.
    setTimeout(() => {
      if (document.activeElement === document.body)
        document.getElementById('content')?.focus({ preventScroll: true });
    });
  };

  useEffect(() => {
    if (isDismissed) return;
    // On return, the cart is read again and the cached promo code goes (Spec §4, Checkout).
    void queryClient.invalidateQueries({ queryKey: cartQueries.current().queryKey });
    promoStore.forgetCached(status === 'failure');
    // From it the cart offers the code again, once the page has forgotten it too.
    unpaidOrder.write(status === 'failure' ? lastOrder.read() : null);
    if (status === 'success') clearOrderNotes();
  }, [queryClient, status, isDismissed]);

  const markShown = useEffectEvent(() => {
    void navigate({
      href: history.location.href,
      state: { ...history.location.state, isResultShown: true },
      replace: true,
      resetScroll: false,
    });
  });
  useEffect(() => {
    if (!isDismissed) markShown();
  }, [isDismissed]);
  // The page may come back with the dialog still open.
  usePageRestored(() => {
    if (!isDismissed) void close();
  });
  const leaveDismissed = useEffectEvent(() => void leave());
  useEffect(() => {
    if (isDismissed && !isDialogEntry) leaveDismissed();
  }, [isDismissed, isDialogEntry]);

  if (isDismissed) return null;
  return status === 'success' ? (
    <Successful onFollow={() => setDismissed(true)} onClose={() => void close()} />
  ) : (
    <Failed onFollow={() => setDismissed(true)} onClose={close} />
  );
}

interface SuccessfulProps {
  readonly onFollow: () => void;
  readonly onClose: () => void;
}

function Successful({ onFollow, onClose }: SuccessfulProps) {
  const page = useRestaurant();
  const { hasTokens, user } = useSession();
  const [orderId] = useState(lastOrder.read);
  const { data: order } = useQuery({
    ...orderQueries.byId(orderId ?? ''),
    enabled: hasTokens && orderId !== null,
  });
  const outcome = paymentOutcome(order);
  const isPaid = outcome !== 'confirming' && outcome !== 'unpaid';
  const queryClient = useQueryClient();
  useEffect(() => {
    // Not ended with the dialog, which closes by itself.
    if (hasTokens && orderId !== null) readCartOncePaid(queryClient, orderId);
  }, [queryClient, hasTokens, orderId]);
  return (
    <CheckoutSuccessful
      isOpen
      customerName={user?.name.split(' ')[0]}
      order={
        order !== undefined && isPaid
          ? { ...paidOrder(order, page.restaurant.timeZone, page.settings), progress: outcome }
          : null
      }
      isUnpaid={outcome === 'unpaid'}
      orderHref={orderId === null ? '/orders' : `/orders/${orderId}`}
      onFollow={onFollow}
      onClose={onClose}
    />
  );
}

interface FailedProps {
  readonly onFollow: () => void;
  readonly onClose: () => Promise<void>;
}

function Failed({ onFollow, onClose }: FailedProps) {
  const { isKnown, hasTokens } = useSession();
  const { cartView, blockers, breakdown, retry: loadAgain } = useOrder(useRestaurant());
  const { cart } = cartView;
  const [orderId] = useState(lastOrder.read);
  const { data: order } = useQuery({
    ...orderQueries.byId(orderId ?? ''),
    enabled: hasTokens && orderId !== null,
  });
  const { note, allergyNote, riderNote } = useOrderNotes();
  const { selected } = usePromoChoice();
  const { start } = useCheckoutFlow();
  const retry = async () => {
    await onClose();
    start();
  };
  return (
    <CheckoutFailed
      isOpen
      cart={cart}
      payment={order?.payment ?? null}
      hasNote={[note, allergyNote, riderNote].some((text) => text !== '')}
      promoCode={selected ?? undefined}
      totalAmount={breakdown?.totalAmount ?? null}
      blocker={firstBlocker(blockers)}
      loginHref={isKnown && !hasTokens ? loginHref : undefined}
      onFollow={onFollow}
      onRetry={() => void retry()}
      onLoadAgain={loadAgain}
      onClose={() => void onClose()}
    />
  );
}

function paidOrder(order: Order, timeZone: string, { contact }: Settings): PaidOrder {
  const { number, mode, address, items, breakdown } = order;
  const from = order.promisedFrom ?? order.estimatedFrom;
  const to = order.promisedTo ?? order.estimatedTo;
  const { time } = localTimes(timeZone);
  return {
    number,
    mode,
    totalAmount: breakdown.totalAmount,
    expected: from === null || to === null ? null : { from: time(from), to: time(to) },
    place: address === null ? contact.addressLine : addressLines(address).join(', '),
    photoUrls: items.flatMap(({ photoUrl }) => photoUrl ?? []),
  };
}
