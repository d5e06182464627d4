import { useQuery } from '@tanstack/react-query';
import type { Restaurant, Settings } from '@tiffin/api';
import {
  type Address,
  type ButtonBlocker,
  type Cart,
  type OrderingMode,
  offeredModes,
  type PriceBreakdown,
  resolveOrderingMode,
} from '@tiffin/domain';
import { useEffect } from 'react';
import { type AddressChoice, useAddresses } from '../address/use-addresses.ts';
import { type CartView, useCart } from '../cart/use-cart.ts';
import { promoStore } from '../promo/promo-store.ts';
import { usePromoChoice, usePublicPromo } from '../promo/use-promo.ts';
import { useNow } from '../restaurant/clock.tsx';
import { usePreferences } from '../restaurant/preferences-context.tsx';
import { useSession } from '../session/use-session.ts';
import type { PriceAnswer } from './checkout.functions.ts';
import { checkoutQueries, type OrderWish } from './checkout.queries.ts';
import { estimatedBreakdown, knownBlockers } from './estimate.ts';

/** Everything the cart panel and the checkout dialog show of the order in the making. */
export interface OrderInTheMaking {
  readonly cartView: CartView;
  readonly addressChoice: AddressChoice;
  readonly mode: OrderingMode;
  readonly address: Address | null;
  readonly wish: OrderWish;
  /** Null before the server has answered for the first time. */
  readonly breakdown: PriceBreakdown | null;
  readonly isUpdating: boolean;
  readonly blockers: readonly ButtonBlocker[];
}

/** Puts cart, mode, address, promo code and the server's breakdown together. */
export function useOrder({
  restaurant,
  settings,
}: {
  restaurant: Restaurant;
  settings: Settings;
}): OrderInTheMaking {
  const now = useNow();
  const { user } = useSession();
  const cartView = useCart();
  const addressChoice = useAddresses();
  const preferred = usePreferences().orderingMode;
  const mode = resolveOrderingMode(preferred, offeredModes(restaurant)) ?? preferred;
  const address = mode === 'delivery' ? addressChoice.selected : null;
  const { selected, applying } = usePromoChoice();
  const promoCode = applying ?? selected;
  const publicPromo = usePublicPromo(selected);

  const wish: OrderWish = {
    ...(address !== null && { addressId: address.id }),
    ...(promoCode !== null && { promoCode }),
  };
  const { cart, isSaving } = cartView;
  const hasDestination = mode === 'collection' || address !== null;
  const isPriceable = cart !== null && cart.items.length > 0 && hasDestination;
  const price = useQuery({
    ...checkoutQueries.breakdown(cartState(cart), wish),
    // Asked while edits are on their way, the server would price the cart of before.
    enabled: isPriceable && !isSaving,
  });
  const isCurrent = price.isSuccess && !price.isPlaceholderData;
  useEffect(() => {
    if (applying !== null && !isPriceable) promoStore.accept(applying);
    if (!isCurrent || promoCode === null) return;
    const refusal = promoRefusal(price.data);
    if (refusal !== null) promoStore.refuse(refusal);
    else if (applying !== null) promoStore.accept(applying);
  }, [applying, isPriceable, isCurrent, promoCode, price.data]);

  const answer = price.data?.kind === 'priced' && isPriceable ? price.data : null;
  if (cart === null) {
    return { cartView, addressChoice, mode, address, wish, breakdown: null, isUpdating: false, blockers: [] };
  }
  const knowledge = {
    restaurant,
    settings,
    cart,
    mode,
    address,
    phoneNumber: user?.phoneNumber ?? null,
    now,
  };
  const isWaiting = isPriceable && price.isPending && !price.isError;
  const breakdown = answer?.breakdown ?? (isWaiting ? null : estimatedBreakdown(knowledge, publicPromo));
  const known = knownBlockers(knowledge, breakdown ?? estimatedBreakdown(knowledge, publicPromo));
  return {
    cartView,
    addressChoice,
    mode,
    address,
    wish,
    breakdown,
    isUpdating: isSaving || price.isFetching,
    blockers: known.length > 0 || !isCurrent ? known : (answer?.blockers ?? []),
  };
}

function cartState(cart: Cart | null): string {
  return cart === null ? '' : `${cart.updatedAt} ${cart.totalAmount} ${cart.items.length}`;
}

// A code that the server refuses is told under the field; any other refusal leaves the estimate on the page.
function promoRefusal(answer: PriceAnswer): string | null {
  return answer.kind === 'refused' && answer.code.startsWith('promo_') ? answer.message : null;
}
