import { useQuery, useQueryClient } from '@tanstack/react-query';
import { type Restaurant, type Settings, statusOf } from '@tiffin/api';
import {
  type Address,
  type ButtonBlocker,
  type Cart,
  type LoadState,
  type OrderingMode,
  offeredModes,
  type PriceBreakdown,
  pence,
  resolveOrderingMode,
} from '@tiffin/domain';
import { useEffect } from 'react';
import { addressQueries } from '../address/address.queries.ts';
import { type AddressChoice, useAddresses } from '../address/use-addresses.ts';
import { type PromoRefusal, promoStore } from '../promo/promo-store.ts';
import { usePromoChoice, usePublicPromo } from '../promo/use-promo.ts';
import { useNow } from '../restaurant/clock.tsx';
import { usePreferences } from '../restaurant/preferences-context.tsx';
import { useSession } from '../session/use-session.ts';
import { breakdownQueries, type CheckoutInput } from './breakdown.queries.ts';
import type { PriceAnswer } from './cart.functions.ts';
import { estimatedBreakdown, knownBlockers } from './estimate.ts';
import { type CartView, useCart } from './use-cart.ts';

/** Everything the cart panel and the checkout dialogs show of the order before it is made. */
export interface CheckoutState {
  readonly cartView: CartView;
  readonly addressChoice: AddressChoice;
  readonly mode: OrderingMode;
  readonly address: Address | null;
  readonly input: CheckoutInput;
  /** Null before the server has answered for the first time. */
  readonly breakdown: PriceBreakdown | null;
  readonly isUpdating: boolean;
  /** Everything that keeps the order from being opened for confirmation and from being confirmed, loading included. */
  readonly blockers: readonly ButtonBlocker[];
  /** Loads what has failed to load again. */
  readonly retry: () => void;
}

/** Puts cart, mode, address, promo code and the server's breakdown together. */
export function useOrder(
  { restaurant, settings }: { restaurant: Restaurant; settings: Settings },
  cartOptions?: Parameters<typeof useCart>[0],
): CheckoutState {
  const now = useNow();
  const { user } = useSession();
  const cartView = useCart(cartOptions);
  const addressChoice = useAddresses();
  const preferred = usePreferences().orderingMode;
  const mode = resolveOrderingMode(preferred, offeredModes(restaurant)) ?? preferred;
  const address = mode === 'delivery' ? addressChoice.selected : null;
  const { selected, applying } = usePromoChoice();
  const promoCode = applying ?? selected;
  const publicPromo = usePublicPromo(selected);

  const input: CheckoutInput = {
    mode,
    ...(address !== null && { addressId: address.id }),
    ...(promoCode !== null && { promoCode }),
  };
  const { cart, isSaving } = cartView;
  const subtotal = cart?.totalAmount ?? pence(0);
  const hasDestination = mode === 'collection' || address !== null;
  const isPriceable = cart !== null && cart.items.length > 0 && hasDestination;
  const price = useQuery({
    ...breakdownQueries.forCart(cartState(cart), input),
    // Asked while edits are on their way, the server would price the cart of before.
    enabled: isPriceable && !isSaving,
  });
  const isCurrent = price.isSuccess && !price.isPlaceholderData;
  const queryClient = useQueryClient();
  useEffect(() => {
    // The address has been deleted elsewhere: the list here is out of date.
    if (statusOf(price.error) !== 404) return;
    void queryClient.invalidateQueries({ queryKey: addressQueries.list().queryKey });
  }, [price.error, queryClient]);
  useEffect(() => {
    if (applying !== null && !isPriceable) promoStore.accept(applying);
    if (!isCurrent || promoCode === null) return;
    const refusal = promoRefusal(price.data);
    if (refusal !== null) promoStore.refuse({ ...refusal, promoCode, mode, subtotal });
    else if (applying !== null) promoStore.accept(applying);
  }, [applying, isPriceable, isCurrent, promoCode, price.data, mode, subtotal]);
  useEffect(() => {
    if (isPriceable && !isSaving) promoStore.retry({ mode, subtotal });
  }, [isPriceable, isSaving, mode, subtotal]);

  const answer = price.data?.kind === 'priced' && isPriceable ? price.data : null;
  const knowledge = {
    restaurant,
    settings,
    items: cart?.items ?? [],
    mode,
    address,
    phoneNumber: user?.phoneNumber ?? null,
    now,
  };
  const estimate = estimatedBreakdown(knowledge, publicPromo);
  const isWaiting = isPriceable && price.isPending;
  const breakdown = cart === null || isWaiting ? null : (answer?.breakdown ?? estimate);
  const loading = {
    cart: cartView.state,
    addresses: addressChoice.state,
    price: priceState(price, isCurrent),
  };
  const known = knownBlockers(knowledge, breakdown ?? estimate, loading);
  return {
    cartView,
    addressChoice,
    mode,
    address,
    input,
    breakdown,
    isUpdating: isSaving || price.isFetching,
    // The server knows more than the page, but only of the cart that it was asked about.
    blockers: known.length > 0 ? known : (answer?.blockers ?? []),
    retry: () => {
      if (loading.cart === 'failed') cartView.refetch();
      else if (mode === 'delivery' && loading.addresses === 'failed') addressChoice.refetch();
      else void price.refetch();
    },
  };
}

function priceState(
  { data, isError, isFetching }: { data: PriceAnswer | undefined; isError: boolean; isFetching: boolean },
  isCurrent: boolean,
): LoadState {
  if (isCurrent && data?.kind === 'priced') return 'ready';
  // A refused promo code is taken off the order, and the price is asked for again.
  const isRefused = isCurrent && data?.kind === 'refused' && promoRefusal(data) === null;
  return (isError || isRefused) && !isFetching ? 'failed' : 'loading';
}

function cartState(cart: Cart | null): string {
  if (cart === null) return '';
  // What sells out, or is back, changes what the server answers and not the cart itself.
  const available = cart.items.filter(({ isAvailable }) => isAvailable);
  return `${cart.updatedAt} ${cart.totalAmount} ${cart.items.length} ${available.length}`;
}

// A code that the server refuses is named under its field; any other refusal leaves the estimate on the page.
function promoRefusal(answer: PriceAnswer): Pick<PromoRefusal, 'reason' | 'message'> | null {
  const isPromo = answer.kind === 'refused' && answer.code.startsWith('promo_');
  return isPromo ? { reason: answer.code, message: answer.message } : null;
}
