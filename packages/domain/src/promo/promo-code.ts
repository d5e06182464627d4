import type { Pence } from '../money/pence.ts';
import type { Weekday } from '../opening-hours/opening-hours.ts';
import type { OrderingMode } from '../ordering-mode/ordering-mode.ts';
import { withoutInvisible } from '../text/without-invisible.ts';

/** The types of promo code. */
export const promoTypes = ['FREE_DELIVERY', 'PERCENTAGE_OFF', 'FIXED_AMOUNT_OFF'] as const;

/** What a promo code gives (spec §3). */
export type PromoType = (typeof promoTypes)[number];

/** The parts of an order that promo codes take their discount from. */
export const promoTargets = ['ORDER_TOTAL', 'DELIVERY_FEE', 'BOTH'] as const;

/** What a promo code takes its discount from (spec §3). */
export type PromoAppliesTo = (typeof promoTargets)[number];

/** Which orders a promo code is for, and what it takes off at most; what is left out does not limit it. */
export interface PromoConditions {
  /** The one ordering mode that it is for. */
  readonly mode?: OrderingMode;
  /** The parts of the menu whose dishes it counts; an order without any of them is not for it. */
  readonly categories?: readonly PromoCategory[];
  /** The days on which it can be used, by the restaurant's clock. */
  readonly days?: readonly Weekday[];
  /** For a customer who has not placed an order with the restaurant yet. */
  readonly firstOrder?: true;
  /** The most that it takes off. */
  readonly cap?: Pence;
}

/** A part of the menu by the name that customers read. */
export interface PromoCategory {
  readonly id: string;
  readonly name: string;
}

/** A promo code; value is a percentage in steps of a half, or pence for FIXED_AMOUNT_OFF; instants are ISO 8601. */
export interface PromoCode extends PromoConditions {
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

/** The one ordering mode that a code is for: its own, or delivery where it takes something off nothing else. */
export function onlyModeOf({
  type,
  appliesTo,
  mode,
}: Pick<PromoCode, 'type' | 'appliesTo' | 'mode'>): OrderingMode | null {
  return mode ?? (type === 'FREE_DELIVERY' || appliesTo === 'DELIVERY_FEE' ? 'delivery' : null);
}
