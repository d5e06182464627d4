import { type ButtonBlocker, type PriceBreakdown, pence } from '@tiffin/domain';
import type { ApiErrorData } from '../errors.ts';
import type { ErrorCode, ErrorDetails, Wire } from '../wire.ts';
import { unlessMalformed } from './unless-malformed.ts';

/** What the server says of an order's price: the price with every blocker, or its refusal with a message to show. */
export type BreakdownAnswer = PricedBreakdown | RefusedBreakdown;

/** A price, and everything that stands in the way of the order. */
export interface PricedBreakdown {
  readonly kind: 'priced';
  readonly breakdown: PriceBreakdown;
  readonly blockers: readonly ButtonBlocker[];
}

/** No price, for example because the promo code has expired. */
export interface RefusedBreakdown {
  readonly kind: 'refused';
  readonly code: ErrorCode;
  readonly message: string;
  readonly details: ErrorDetails | null;
}

/** Reads the server's breakdown. */
export function readBreakdown(wire: Wire['Breakdown']): PricedBreakdown {
  return { kind: 'priced', breakdown: readPrices(wire), blockers: wire.blockers.map(readBlocker) };
}

/** The answer that a 400 stands for (spec §7). */
export function refusedBreakdown(error: Omit<RefusedBreakdown, 'kind'>): RefusedBreakdown {
  return { kind: 'refused', code: error.code, message: error.message, details: error.details };
}

/** Reads prices in pence. */
export function readPrices(wire: Wire['PriceBreakdown']): PriceBreakdown {
  return {
    subtotal: pence(wire.subtotal),
    discount: pence(wire.discount),
    shippingCost: pence(wire.shippingCost),
    applicationFeeAmount: pence(wire.applicationFeeAmount),
    tipAmount: pence(wire.tipAmount),
    totalAmount: pence(wire.totalAmount),
  };
}

/** Every reason that a refused checkout names; empty where the error is about something else. */
export function blockersOf({ details }: Pick<ApiErrorData, 'details'>): readonly ButtonBlocker[] {
  const blockers = details?.blockers;
  return blockers === undefined ? [] : (unlessMalformed(() => blockers.map(readBlocker)) ?? []);
}

/** The new price where the total has changed since the customer saw it (409), else null. */
export function changedBreakdown({
  code,
  details,
}: Pick<ApiErrorData, 'code' | 'details'>): PricedBreakdown | null {
  const breakdown = details?.breakdown;
  if (code !== 'total_changed' || breakdown === undefined) return null;
  return unlessMalformed(() => readBreakdown(breakdown));
}

function readBlocker({ code, message, amount }: Wire['Blocker']): ButtonBlocker {
  if (typeof code !== 'string' || typeof message !== 'string')
    throw new TypeError('The blocker lacks its code or message.');
  return amount === undefined ? { code, message } : { code, message, amount: pence(amount) };
}
