import { cartSubtotal } from '../cart/cart-totals.ts';
import type { DeliveryTerms } from '../delivery/delivery-area.ts';
import { subtractPence } from '../money/arithmetic.ts';
import { type Pence, zeroPence } from '../money/pence.ts';
import type { Weekday } from '../opening-hours/opening-hours.ts';
import type { OrderingMode } from '../ordering-mode/ordering-mode.ts';
import { onlyModeOf, type PromoCategory, type PromoCode } from '../promo/promo-code.ts';
import { promoDiscount } from '../promo/promo-discount.ts';
import { type PromoItem, promoItems } from '../promo/promo-items.ts';
import { promoProblem } from '../promo/promo-problem.ts';
import { deliveryFee } from './fees.ts';

/** The order that a public promo code is held against. */
export interface OfferOrder {
  readonly now: Date;
  /** Of the restaurant. */
  readonly timeZone: string;
  readonly mode: OrderingMode;
  /** Nothing for visitors, and before the cart has loaded. */
  readonly items: readonly PromoItem[];
  readonly deliveryTerms: Pick<DeliveryTerms, 'fee' | 'freeFrom'>;
}

/** What a public promo code does for an order, as far as a page can tell. */
export type OfferFit =
  /** Nothing is in the cart yet. */
  | { readonly kind: 'unpriced' }
  /** Takes `saving` off; not certain where its uses or a customer's orders count, which only the server knows. */
  | { readonly kind: 'fits'; readonly saving: Pence; readonly isCertain: boolean }
  | {
      readonly kind: 'below_minimum';
      readonly missing: Pence;
      readonly minimum: Pence;
      readonly subtotal: Pence;
    }
  | { readonly kind: 'other_day'; readonly days: readonly Weekday[] }
  | { readonly kind: 'other_dishes'; readonly categories: readonly PromoCategory[] }
  | { readonly kind: 'delivery_only' | 'collection_only' | 'not_started' | 'ended' | 'saves_nothing' };

// Only the server counts uses and orders.
const uncounted = { redemptions: 0, customerRedemptions: 0, hasOrdered: false } as const;

/** Holds a public promo code against an order by the server's rules; what only the server counts is not known here. */
export function offerFit(promo: PromoCode, order: OfferOrder): OfferFit {
  const { mode, items, deliveryTerms } = order;
  const subtotal = cartSubtotal(items);
  const problem = promoProblem(promo, { ...order, ...uncounted, subtotal });
  switch (problem?.code) {
    case 'promo_not_applicable': {
      const onlyMode = onlyModeOf(promo);
      if (onlyMode !== null && onlyMode !== mode) return { kind: `${onlyMode}_only` };
      if (items.length > 0) return { kind: 'other_dishes', categories: promo.categories ?? [] };
      break;
    }
    case 'promo_wrong_day':
      return { kind: 'other_day', days: promo.days ?? [] };
    case 'promo_not_started':
      return { kind: 'not_started' };
    case 'promo_unknown':
    case 'promo_expired':
    case 'promo_used_up':
    case 'promo_not_first_order':
      return { kind: 'ended' };
  }
  if (items.length === 0) return { kind: 'unpriced' };
  if (problem !== null) {
    const { minimumOrder: minimum } = promo;
    return { kind: 'below_minimum', missing: subtractPence(minimum, subtotal), minimum, subtotal };
  }
  const saving = promoDiscount(promo, {
    items: cartSubtotal(promoItems(promo, items)),
    deliveryFee: deliveryFee(deliveryTerms, mode, subtotal),
  });
  if (saving === zeroPence) return { kind: 'saves_nothing' };
  return { kind: 'fits', saving, isCertain: !isCounted(promo) };
}

function isCounted({ maxRedemptions, maxRedemptionsPerCustomer, firstOrder }: PromoCode): boolean {
  return maxRedemptions !== null || maxRedemptionsPerCustomer !== null || firstOrder === true;
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
  const [category] = promo.categories ?? [];
  const menuItem = category === undefined ? {} : { categoryId: category.id };
  const fit = offerFit(promo, { ...order, items: [{ totalPrice: promo.minimumOrder, menuItem }] });
  return fit.kind === 'fits' ? fit.saving : zeroPence;
}
