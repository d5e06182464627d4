import type { Restaurant, Settings } from '@tiffin/api';
import {
  type Address,
  type Cart,
  type CheckoutBlocker,
  checkoutBlockers,
  type OrderingMode,
  type PriceBreakdown,
  type PromoCode,
  priceBreakdown,
} from '@tiffin/domain';

/** What the page knows of an order without asking the server. */
export interface OrderKnowledge {
  readonly restaurant: Restaurant;
  readonly settings: Settings;
  readonly cart: Cart;
  readonly mode: OrderingMode;
  readonly address: Address | null;
  readonly phoneNumber: string | null;
  readonly now: Date;
}

/** The price by the same rules as the server's, for the moments when the server cannot be asked. */
export function estimatedBreakdown(
  { cart, mode, settings }: OrderKnowledge,
  promo: PromoCode | null,
): PriceBreakdown {
  const { deliveryTerms, serviceFee } = settings;
  return priceBreakdown({ items: cart.items, mode, deliveryTerms, serviceFee, promo });
}

/** What keeps the order from checkout as far as the page can tell, so that the button answers each edit at once. */
export function knownBlockers(
  { restaurant, settings, cart, mode, address, phoneNumber, now }: OrderKnowledge,
  breakdown: PriceBreakdown,
): readonly CheckoutBlocker[] {
  return checkoutBlockers({
    restaurant,
    now,
    mode,
    items: cart.items,
    minimumOrder: settings.minimumOrder,
    address,
    deliveryTerms: settings.deliveryTerms,
    origin: settings.contact,
    phoneNumber,
    promoProblem: null,
    totalAmount: breakdown.totalAmount,
  });
}
