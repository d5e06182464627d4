import { addPence, smallerPence } from '../money/arithmetic.ts';
import { type Pence, pence } from '../money/pence.ts';
import { percentOf } from '../money/percent-of.ts';
import type { PromoAppliesTo, PromoCode } from './promo-code.ts';

/** The amounts a discount is taken from. */
export interface DiscountableAmounts {
  /** Of the lines that the code counts. */
  readonly items: Pence;
  readonly deliveryFee: Pence;
}

/** What decides what a promo code takes off. */
export type PromoEffect = Pick<PromoCode, 'type' | 'appliesTo' | 'value' | 'cap'>;

/** What a promo code takes off, never more than what it applies to nor than its cap (record 9). */
export function promoDiscount(promo: PromoEffect, amounts: DiscountableAmounts): Pence {
  const discount = uncapped(promo, amounts);
  return promo.cap === undefined ? discount : smallerPence(discount, promo.cap);
}

function uncapped(promo: PromoEffect, amounts: DiscountableAmounts): Pence {
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
