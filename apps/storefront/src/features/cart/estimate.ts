import type { Restaurant, Settings } from '@tiffin/api';
import {
  type ButtonBlocker,
  type CartItem,
  type DeliveryJudgement,
  type OrderingMode,
  type OrderLoading,
  offerFit,
  type Pence,
  type PriceBreakdown,
  type PromoCode,
  pageBlockers,
  priceBreakdown,
} from '@tiffin/domain';

/** What the page knows of an order without asking the server. */
export interface OrderKnowledge {
  readonly restaurant: Restaurant;
  readonly settings: Settings;
  /** Nothing before the cart has loaded. */
  readonly items: readonly CartItem[];
  readonly mode: OrderingMode;
  /** Where the order goes, and on which terms. */
  readonly delivery: DeliveryJudgement;
  readonly phoneNumber: string | null;
  readonly now: Date;
}

/** The price by the same rules as the server's, for the moments when the server cannot be asked. */
export function estimatedBreakdown(
  { restaurant, items, mode, settings, delivery, now }: OrderKnowledge,
  promo: PromoCode | null,
  tip: Pence,
): PriceBreakdown {
  const { serviceFee } = settings;
  const { terms: deliveryTerms } = delivery;
  const fits =
    promo !== null &&
    offerFit(promo, { now, timeZone: restaurant.timeZone, mode, items, deliveryTerms }).kind === 'fits';
  return priceBreakdown({ items, mode, deliveryTerms, serviceFee, promo: fits ? promo : null, tip });
}

/** What keeps the order from checkout as far as the page can tell, so that the button answers each edit at once. */
export function knownBlockers(
  { restaurant, settings, items, mode, delivery, phoneNumber, now }: OrderKnowledge,
  breakdown: PriceBreakdown,
  loading: OrderLoading,
): readonly ButtonBlocker[] {
  return pageBlockers(
    {
      restaurant,
      now,
      mode,
      items,
      minimumOrder: settings.minimumOrder,
      delivery,
      phoneNumber,
      promoProblem: null,
      totalAmount: breakdown.totalAmount,
      // Asked for where the order is confirmed.
      ageConfirmed: true,
    },
    loading,
  );
}
