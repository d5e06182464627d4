import { useQuery } from '@tanstack/react-query';
import type { Restaurant, Settings } from '@tiffin/api';
import {
  type Address,
  type ButtonBlocker,
  type DeliveryJudgement,
  judgeDelivery,
  type LoadState,
  type OfferOrder,
  type OrderingMode,
  offeredModes,
  type Pence,
  type PriceBreakdown,
  type PromoCode,
  resolveOrderingMode,
  zeroPence,
} from '@tiffin/domain';
import { useEffect } from 'react';
import { type AddressChoice, useAddresses } from '../address/use-addresses.ts';
import { usePromoChoice, usePublicPromos } from '../promo/use-promo.ts';
import { useNow } from '../restaurant/clock.tsx';
import { usePreferences } from '../restaurant/preferences-context.tsx';
import { useSession } from '../session/use-session.ts';
import { breakdownQueries, type CheckoutInput, checkoutInput } from './breakdown.queries.ts';
import { estimatedBreakdown, knownBlockers } from './estimate.ts';
import { setOrderTip, useOrderTip } from './order-tip.ts';
import type { PriceAnswer } from './price-order.ts';
import { type CartView, useCart } from './use-cart.ts';

/** The promo code that the customer has chosen. */
export interface ChosenPromo {
  readonly code: string;
  /** What everybody may know of it; null for a code that is not public. */
  readonly known: PromoCode | null;
  /** Why it takes nothing off this order, in the server's words; it is tried at every price. */
  readonly problem: string | null;
}

/** Everything the cart panel and the checkout dialogs show of the order before it is made. */
export interface CheckoutState {
  readonly cartView: CartView;
  readonly addressChoice: AddressChoice;
  readonly mode: OrderingMode;
  readonly address: Address | null;
  /** Where a delivery goes, and on which terms. */
  readonly delivery: DeliveryJudgement;
  /** The order as it is checked out; without a promo code that the server refuses. */
  readonly input: CheckoutInput;
  readonly promo: ChosenPromo | null;
  /** What public promo codes are held against. */
  readonly offerOrder: OfferOrder;
  /** Nothing until the customer gives one, and where the restaurant takes none. */
  readonly tip: Pence;
  /** Null before the server has answered for the first time. */
  readonly breakdown: PriceBreakdown | null;
  /** The breakdown is not of the order as it is now; its price is on the way. */
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
  const delivery = judgeDelivery({ areas: settings.deliveryAreas, origin: settings.contact }, address);
  const { selected } = usePromoChoice();
  const publicPromos = usePublicPromos();
  const known = publicPromos.find(({ code }) => code === selected) ?? null;

  const givenTip = useOrderTip();
  // A tip that was given before the restaurant stopped taking any goes nowhere.
  const tip = settings.acceptsTips ? givenTip : zeroPence;

  const { cart, isSaving } = cartView;
  const hasItems = cart !== null && cart.items.length > 0;
  const isEmpty = cart !== null && !hasItems;
  // The next order begins without one.
  useEffect(() => {
    if (isEmpty) setOrderTip(zeroPence);
  }, [isEmpty]);
  const price = useQuery({
    ...breakdownQueries.forCart(cart, checkoutInput(mode, address, selected, tip)),
    // Asked while edits are on their way, the server would price the cart of before.
    enabled: hasItems && !isSaving && (mode === 'collection' || addressChoice.state !== 'loading'),
  });
  const isCurrent = price.isSuccess && !price.isPlaceholderData;

  const answer = price.data?.kind === 'priced' && hasItems ? price.data : null;
  const refusal = answer?.promoRefusal ?? null;
  // While the next price is on its way, this one may be about the code before.
  const problem = refusal !== null && refusal.promoCode === selected ? refusal.message : null;
  const knowledge = {
    restaurant,
    settings,
    items: cart?.items ?? [],
    mode,
    delivery,
    phoneNumber: user?.phoneNumber ?? null,
    now,
  };
  const estimate = estimatedBreakdown(knowledge, known, tip);
  const isWaiting = hasItems && price.isPending;
  const breakdown = cart === null || isWaiting ? null : (answer?.breakdown ?? estimate);
  const loading = {
    cart: cartView.state,
    addresses: addressChoice.state,
    price: priceState(price, isCurrent),
  };
  const blockers = knownBlockers(knowledge, breakdown ?? estimate, loading);
  return {
    cartView,
    addressChoice,
    mode,
    address,
    delivery,
    input: checkoutInput(mode, address, problem === null ? selected : null, tip),
    promo: selected === null ? null : { code: selected, known, problem },
    offerOrder: {
      ...{ now, mode, timeZone: restaurant.timeZone },
      ...{ items: knowledge.items, deliveryTerms: delivery.terms },
    },
    tip,
    breakdown,
    // Reading the same price once more takes the button from nobody: what it shows is of this cart.
    isUpdating: isSaving || (price.isFetching && !isCurrent),
    // The server knows more than the page, but only of the cart that it was asked about.
    blockers: blockers.length > 0 ? blockers : (answer?.blockers ?? []),
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
  return (isError || (isCurrent && data?.kind === 'refused')) && !isFetching ? 'failed' : 'loading';
}
