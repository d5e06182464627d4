import type { CartItem } from '../cart/cart.ts';
import { cartSubtotal } from '../cart/cart-totals.ts';
import { subtractPence } from '../money/arithmetic.ts';
import { type Pence, zeroPence } from '../money/pence.ts';
import type { OrderingMode } from '../ordering-mode/ordering-mode.ts';
import type { PromoCode } from '../promo/promo-code.ts';
import { promoDiscount } from '../promo/promo-discount.ts';
import { promoProblem } from '../promo/promo-problem.ts';
import { type DeliveryTerms, deliveryFee } from './fees.ts';

/** The order that a public promo code is held against. */
export interface OfferOrder {
  readonly now: Date;
  readonly mode: OrderingMode;
  /** Nothing for visitors, and before the cart has loaded. */
  readonly items: readonly Pick<CartItem, 'totalPrice'>[];
  readonly deliveryTerms: Pick<DeliveryTerms, 'fee' | 'freeFrom'>;
}

/** What a public promo code does for an order, as far as a page can tell. */
export type OfferFit =
  /** Nothing is in the cart yet. */
  | { readonly kind: 'unpriced' }
  /** Takes `saving` off; not certain where its uses are limited, which only the server counts. */
  | { readonly kind: 'fits'; readonly saving: Pence; readonly isCertain: boolean }
  | {
      readonly kind: 'below_minimum';
      readonly missing: Pence;
      readonly minimum: Pence;
      readonly subtotal: Pence;
    }
  | { readonly kind: 'delivery_only' | 'not_started' | 'ended' | 'saves_nothing' };

/** Holds a public promo code against an order by the server's rules; how often it has been used is not known here. */
export function offerFit(promo: PromoCode, { now, mode, items, deliveryTerms }: OfferOrder): OfferFit {
  const subtotal = cartSubtotal(items);
  const problem = promoProblem(promo, { now, mode, subtotal, redemptions: 0, customerRedemptions: 0 });
  switch (problem?.code) {
    case 'promo_not_applicable':
      return { kind: 'delivery_only' };
    case 'promo_not_started':
      return { kind: 'not_started' };
    case 'promo_unknown':
    case 'promo_expired':
    case 'promo_used_up':
      return { kind: 'ended' };
  }
  if (items.length === 0) return { kind: 'unpriced' };
  if (problem !== null) {
    const { minimumOrder: minimum } = promo;
    return { kind: 'below_minimum', missing: subtractPence(minimum, subtotal), minimum, subtotal };
  }
  const saving = promoDiscount(promo, {
    items: subtotal,
    deliveryFee: deliveryFee(deliveryTerms, mode, subtotal),
  });
  if (saving === zeroPence) return { kind: 'saves_nothing' };
  const isCertain = promo.maxRedemptions === null && promo.maxRedemptionsPerCustomer === null;
  return { kind: 'fits', saving, isCertain };
}

/** A public promo code that would be worth more to an order than the one in force. */
export interface BetterOffer {
  readonly promo: PromoCode;
  readonly fit: Extract<OfferFit, { readonly kind: 'fits' | 'below_minimum' }>;
}

// A cart is for dishes: the page of offers has all of the codes.
const maxFitting = 2;

/**
 * The public codes that a cart offers: the two that save most, if more than what is taken off already, and the nearest
 * one that a bigger order would earn.
 */
export function betterOffers(
  promos: readonly PromoCode[],
  order: OfferOrder,
  inForce: { readonly code: string; readonly saving: Pence } | null,
): readonly BetterOffer[] {
  const saved = inForce?.saving ?? zeroPence;
  const others = promos.filter(({ code }) => code !== inForce?.code);
  const held = others.map((promo) => ({ promo, fit: offerFit(promo, order) }));
  const fitting = held.flatMap(({ promo, fit }) =>
    fit.kind === 'fits' && fit.saving > saved ? [{ promo, fit }] : [],
  );
  fitting.sort((one, other) => other.fit.saving - one.fit.saving);
  const shown = fitting.slice(0, maxFitting);
  const most = shown[0]?.fit.saving ?? saved;
  const near = held.flatMap(({ promo, fit }) =>
    fit.kind === 'below_minimum' && savingAtMinimum(promo, order) > most ? [{ promo, fit }] : [],
  );
  near.sort((one, other) => one.fit.missing - other.fit.missing);
  return [...shown, ...near.slice(0, 1)];
}

function savingAtMinimum(promo: PromoCode, order: OfferOrder): Pence {
  const fit = offerFit(promo, { ...order, items: [{ totalPrice: promo.minimumOrder }] });
  return fit.kind === 'fits' ? fit.saving : zeroPence;
}
