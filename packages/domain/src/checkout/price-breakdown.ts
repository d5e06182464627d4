import { cartSubtotal } from '../cart/cart-totals.ts';
import type { DeliveryTerms } from '../delivery/delivery-area.ts';
import { addPence, subtractPence } from '../money/arithmetic.ts';
import { type Pence, zeroPence } from '../money/pence.ts';
import type { OrderingMode } from '../ordering-mode/ordering-mode.ts';
import type { PromoCode } from '../promo/promo-code.ts';
import { type PromoEffect, promoDiscount } from '../promo/promo-discount.ts';
import { type PromoItem, promoItems } from '../promo/promo-items.ts';
import { deliveryFee, type ServiceFee, serviceFee } from './fees.ts';

/** What an order costs, by the wire's names: shipping cost is the delivery fee, application fee the service fee. */
export interface PriceBreakdown {
  readonly subtotal: Pence;
  readonly discount: Pence;
  readonly shippingCost: Pence;
  readonly applicationFeeAmount: Pence;
  /** What the customer gives on top; no rule but the card's minimum looks at it. */
  readonly tipAmount: Pence;
  readonly totalAmount: Pence;
}

/** What a price breakdown is made from; the promo code must be one that has no problem, or null. */
export interface PriceBreakdownInput {
  readonly items: readonly PromoItem[];
  readonly mode: OrderingMode;
  readonly deliveryTerms: Pick<DeliveryTerms, 'fee' | 'freeFrom'>;
  readonly serviceFee: ServiceFee;
  readonly promo: (PromoEffect & Pick<PromoCode, 'categories'>) | null;
  /** What the customer gives on top. @default none */
  readonly tip?: Pence | undefined;
}

/** Items − discount + delivery fee + service fee + tip (record 10); an empty cart costs nothing. */
export function priceBreakdown(input: PriceBreakdownInput): PriceBreakdown {
  const subtotal = cartSubtotal(input.items);
  const isEmpty = input.items.length === 0;
  const shippingCost = isEmpty ? zeroPence : deliveryFee(input.deliveryTerms, input.mode, subtotal);
  const applicationFeeAmount = isEmpty ? zeroPence : serviceFee(input.serviceFee, subtotal);
  const discount =
    input.promo === null
      ? zeroPence
      : promoDiscount(input.promo, {
          items: cartSubtotal(promoItems(input.promo, input.items)),
          deliveryFee: shippingCost,
        });
  const tipAmount = isEmpty ? zeroPence : (input.tip ?? zeroPence);
  const totalAmount = addPence(
    subtractPence(subtotal, discount),
    shippingCost,
    applicationFeeAmount,
    tipAmount,
  );
  return { subtotal, discount, shippingCost, applicationFeeAmount, tipAmount, totalAmount };
}
