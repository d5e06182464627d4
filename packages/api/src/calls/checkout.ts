import type { OrderingMode, Pence } from '@tiffin/domain';
import { type BreakdownAnswer, readBreakdown, refusedBreakdown } from '../mapping/breakdown.ts';
import { requiredText } from '../mapping/required-text.ts';
import { type ApiResult, resultOf } from '../result.ts';
import type { Wire } from '../wire.ts';
import {
  type CallContext,
  type CallOptions,
  idempotentInit,
  requestInit,
  type WriteOptions,
} from './call-context.ts';

/** An order of the cart as the customer wants it. */
export interface CheckoutOrder {
  readonly successUrl: string;
  readonly failUrl: string;
  /** Always named: a missing address must not turn a delivery into a collection. */
  readonly mode: OrderingMode;
  readonly addressId?: string | undefined;
  readonly note?: string | undefined;
  readonly allergyNote?: string | undefined;
  /** Left out by the call where nobody rides. */
  readonly riderNote?: string | undefined;
  readonly wantsCutlery?: boolean | undefined;
  readonly promoCode?: string | undefined;
  /** What the customer gives on top. */
  readonly tip?: Pence | undefined;
  /** The customer is old enough for alcohol, and so is the one who takes the order. */
  readonly ageConfirmed?: boolean | undefined;
  /** The total that the customer saw. */
  readonly expectedTotalAmount?: Pence | undefined;
}

/** Where the customer pays, and the order that is paid there. */
export interface StartedCheckout {
  readonly url: string;
  readonly orderId: string;
}

/** What an order costs, and paying it. */
export function checkoutCalls(context: CallContext) {
  const { http } = context;
  return {
    /**
     * Places the order; returns its id and the address where the customer pays.
     * Further statuses: 401, 404, 408, 409, 413, 415, 429.
     */
    checkout: (order: CheckoutOrder, options?: WriteOptions): Promise<ApiResult<StartedCheckout>> =>
      resultOf(
        http.POST('/restaurant-cart/checkout', {
          ...idempotentInit(context, options),
          body: writeOrder(order),
        }),
        ({ url, orderId }) => ({ url: requiredText(url), orderId: requiredText(orderId) }),
      ),
    /**
     * Returns what the order would cost, or why it cannot be priced: a 400 is a result here (spec §7).
     * Further statuses: 401, 404, 408, 413, 415, 429.
     */
    getBreakdown: async (
      order: CheckoutOrder,
      options?: CallOptions,
    ): Promise<ApiResult<BreakdownAnswer>> => {
      const result = await resultOf<Wire['Breakdown'], BreakdownAnswer>(
        http.POST('/restaurant-cart/breakdown', {
          ...requestInit(context, options),
          body: writeOrder(order),
        }),
        readBreakdown,
      );
      if (result.ok || result.error.status !== 400) return result;
      const { code, message, details } = result.error;
      // A 400 without a code of the contract is a proxy's, not the backend's answer about the order.
      return code === null ? result : { ok: true, data: refusedBreakdown({ code, message, details }) };
    },
  };
}

function writeOrder(order: CheckoutOrder): Wire['CheckoutRequest'] {
  const { successUrl, failUrl, mode, addressId, promoCode, tip, ageConfirmed, expectedTotalAmount } = order;
  return {
    successUrl,
    failUrl,
    source: 'web',
    mode,
    ...(addressId === undefined ? {} : { addressId }),
    ...writeNotes(order),
    ...(promoCode === undefined || promoCode === '' ? {} : { promoCode }),
    ...(tip && { tip }),
    ...(ageConfirmed && { ageConfirmed }),
    ...(expectedTotalAmount === undefined ? {} : { expectedTotalAmount }),
  };
}

/** What nobody wrote or wants is left out, and so is a note to the rider where nobody rides. */
function writeNotes({ mode, note, allergyNote, riderNote, wantsCutlery }: CheckoutOrder) {
  return {
    ...(note && { note }),
    ...(allergyNote && { allergyNote }),
    ...(riderNote && mode === 'delivery' && { riderNote }),
    ...(wantsCutlery && { wantsCutlery }),
  };
}
