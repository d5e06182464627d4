import { addPence, smallerPence } from '../money/arithmetic.ts';
import { type Pence, pence } from '../money/pence.ts';
import { percentOf } from '../money/percent-of.ts';
import type { PromoAppliesTo, PromoCode } from './promo-code.ts';

/** The amounts a discount is taken from. */
export interface DiscountableAmounts {
  readonly items: Pence;
  readonly deliveryFee: Pence;
}

/** What a promo code takes off, never more than what it applies to (record 9). */
export function promoDiscount(
  promo: Pick<PromoCode, 'type' | 'appliesTo' | 'value'>,
  amounts: DiscountableAmounts,
): Pence {
  const base = discountBase(promo.appliesTo, amounts);
  switch (promo.type) {
    case 'FREE_DELIVERY':
      return amounts.deliveryFee;
    case 'PERCENTAGE_OFF':
      return smallerPence(base, percentOf(base, promo.value));
    case 'FIXED_AMOUNT_OFF':
      return smallerPence(base, pence(promo.value));
  }
}

function discountBase(appliesTo: PromoAppliesTo, { items, deliveryFee }: DiscountableAmounts): Pence {
  switch (appliesTo) {
    case 'ORDER_TOTAL':
      return items;
    case 'DELIVERY_FEE':
      return deliveryFee;
    case 'BOTH':
      return addPence(items, deliveryFee);
  }
}
