import type { Pence } from '../money/pence.ts';
import { withoutInvisible } from '../text/without-invisible.ts';

/** The types of promo code. */
export const promoTypes = ['FREE_DELIVERY', 'PERCENTAGE_OFF', 'FIXED_AMOUNT_OFF'] as const;

/** What a promo code gives (spec §3). */
export type PromoType = (typeof promoTypes)[number];

/** The parts of an order that promo codes take their discount from. */
export const promoTargets = ['ORDER_TOTAL', 'DELIVERY_FEE', 'BOTH'] as const;

/** What a promo code takes its discount from (spec §3). */
export type PromoAppliesTo = (typeof promoTargets)[number];

/** A promo code; value is a percentage, or pence for FIXED_AMOUNT_OFF; instants are ISO 8601. */
export interface PromoCode {
  readonly id: string;
  readonly code: string;
  readonly type: PromoType;
  readonly appliesTo: PromoAppliesTo;
  readonly description: string;
  readonly value: number;
  readonly minimumOrder: Pence;
  readonly startsAt: string | null;
  readonly endsAt: string | null;
  readonly isActive: boolean;
  readonly isPublic: boolean;
  readonly maxRedemptions: number | null;
  readonly maxRedemptionsPerCustomer: number | null;
  readonly createdAt: string;
}

// Quotes, brackets and full stops that are copied together with a code.
const surroundings = /^[^\p{L}\p{N}_-]+|[^\p{L}\p{N}_-]+$/gu;

/** A code as it is stored and compared: upper case (spec §5), without blanks and what pasting brings along. */
export function normalisePromoCode(text: string): string {
  return withoutInvisible(text).replace(/\s+/g, '').replace(surroundings, '').toUpperCase();
}

/** Whether a code takes something off delivery orders only. */
export function isForDeliveryOnly({ type, appliesTo }: Pick<PromoCode, 'type' | 'appliesTo'>): boolean {
  return type === 'FREE_DELIVERY' || appliesTo === 'DELIVERY_FEE';
}
