import { subtractPence } from '../money/arithmetic.ts';
import type { Pence } from '../money/pence.ts';
import { formatPounds } from '../money/pounds.ts';
import { localDay, weekdayOf } from '../opening-hours/local-time.ts';
import type { OrderingMode } from '../ordering-mode/ordering-mode.ts';
import { onlyModeOf, type PromoCode } from './promo-code.ts';
import { type PromoItem, promoItems } from './promo-items.ts';
import { daysInWords, listInWords } from './promo-words.ts';

/** Why a promo code cannot be used. */
export interface PromoProblem {
  readonly code:
    | 'promo_unknown'
    | 'promo_not_started'
    | 'promo_expired'
    | 'promo_used_up'
    | 'promo_not_applicable'
    | 'promo_wrong_day'
    | 'promo_not_first_order'
    | 'promo_below_minimum';
  readonly message: string;
}

/** What a promo code is tried on; redemptions count those paid and those reserved. */
export interface PromoUse {
  readonly now: Date;
  /** Of the restaurant: its clock says which day it is. */
  readonly timeZone: string;
  readonly mode: OrderingMode;
  readonly items: readonly PromoItem[];
  readonly subtotal: Pence;
  /** Whether the customer has placed an order with the restaurant before, whatever became of it. */
  readonly hasOrdered: boolean;
  readonly redemptions: number;
  readonly customerRedemptions: number;
}

/** The first reason why a promo code (null: there is none by that name) cannot be used, or null when it can. */
export function promoProblem(promo: PromoCode | null, use: PromoUse): PromoProblem | null {
  // A code that was switched off looks like one that never was: which codes exist is nobody's business.
  if (promo === null || !promo.isActive) return problem('promo_unknown', 'This promo code is not valid.');
  if (promo.startsAt !== null && use.now.getTime() < Date.parse(promo.startsAt)) {
    return problem('promo_not_started', `${promo.code} cannot be used yet.`);
  }
  if (promo.endsAt !== null && use.now.getTime() >= Date.parse(promo.endsAt)) {
    return problem('promo_expired', `${promo.code} has expired.`);
  }
  if (promo.maxRedemptions !== null && use.redemptions >= promo.maxRedemptions) {
    return problem('promo_used_up', `${promo.code} has been used up.`);
  }
  if (
    promo.maxRedemptionsPerCustomer !== null &&
    use.customerRedemptions >= promo.maxRedemptionsPerCustomer
  ) {
    return problem('promo_used_up', `You have already used ${promo.code}.`);
  }
  return conditionProblem(promo, use);
}

function conditionProblem(promo: PromoCode, use: PromoUse): PromoProblem | null {
  if (promo.firstOrder === true && use.hasOrdered) {
    return problem('promo_not_first_order', `${promo.code} is for your first order from us.`);
  }
  if (promo.days !== undefined && !promo.days.includes(weekdayOf(localDay(use.now, use.timeZone)))) {
    return problem('promo_wrong_day', `${promo.code} can be used on ${daysInWords(promo.days)}.`);
  }
  const onlyMode = onlyModeOf(promo);
  if (onlyMode !== null && use.mode !== onlyMode) {
    return problem('promo_not_applicable', `${promo.code} is for ${onlyMode} orders only.`);
  }
  if (promo.categories !== undefined && promoItems(promo, use.items).length === 0) {
    const from = listInWords(promo.categories.map(({ name }) => name));
    return problem('promo_not_applicable', `${promo.code} is for ${from}. Add something from there.`);
  }
  if (use.subtotal < promo.minimumOrder) {
    const missing = formatPounds(subtractPence(promo.minimumOrder, use.subtotal));
    const minimum = formatPounds(promo.minimumOrder);
    return problem(
      'promo_below_minimum',
      `${promo.code} needs an order of at least ${minimum}. Add ${missing} more.`,
    );
  }
  return null;
}

function problem(code: PromoProblem['code'], message: string): PromoProblem {
  return { code, message };
}
