import type { DeliveryTerms } from '../delivery/delivery-area.ts';
import { addPence, subtractPence } from '../money/arithmetic.ts';
import { type Pence, zeroPence } from '../money/pence.ts';
import { percentOf } from '../money/percent-of.ts';
import type { OrderingMode } from '../ordering-mode/ordering-mode.ts';

/** What a restaurant charges for each order on top: a fixed amount and a percentage of the items. */
export interface ServiceFee {
  readonly fixed: Pence;
  readonly percent: number;
}

/** The delivery fee: none on collection, none from the free amount on. */
export function deliveryFee(
  terms: Pick<DeliveryTerms, 'fee' | 'freeFrom'>,
  mode: OrderingMode,
  subtotal: Pence,
): Pence {
  if (mode === 'collection') return zeroPence;
  return terms.freeFrom !== null && subtotal >= terms.freeFrom ? zeroPence : terms.fee;
}

/**
 * How much more has to be in the cart for free delivery; null on collection, where delivery is free already, and where
 * no amount makes it so.
 */
export function missingForFreeDelivery(
  terms: Pick<DeliveryTerms, 'fee' | 'freeFrom'>,
  mode: OrderingMode,
  subtotal: Pence,
): Pence | null {
  if (terms.freeFrom === null || deliveryFee(terms, mode, subtotal) === zeroPence) return null;
  return subtractPence(terms.freeFrom, subtotal);
}

/** The service fee: the fixed amount and the percentage of the items, rounded half up. */
export function serviceFee(terms: ServiceFee, subtotal: Pence): Pence {
  return addPence(terms.fixed, percentOf(subtotal, terms.percent));
}

/** The minimum order: the restaurant's own, which that of a delivery can only raise. */
export function minimumOrderOf(
  minimumOrder: Pence,
  mode: OrderingMode,
  terms: Pick<DeliveryTerms, 'minimumOrder'>,
): Pence {
  const ofDelivery = mode === 'delivery' ? (terms.minimumOrder ?? zeroPence) : zeroPence;
  return ofDelivery > minimumOrder ? ofDelivery : minimumOrder;
}
