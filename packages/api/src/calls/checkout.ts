import type { Pence } from '@tiffin/domain';
import { readErrorBody } from '../errors.ts';
import { type BreakdownAnswer, readBreakdown, refusedBreakdown } from '../mapping/breakdown.ts';
import { requiredText } from '../mapping/required-text.ts';
import { type ApiResult, resultOf } from '../result.ts';
import type { Wire } from '../wire.ts';
import { type CallContext, type CallOptions, reading, type WriteOptions, writing } from './call-context.ts';

/** An order of the cart as the customer wants it; without an address it is collected. */
export interface CheckoutOrder {
  readonly successUrl: string;
  readonly failUrl: string;
  readonly addressId?: string | undefined;
  readonly note?: string | undefined;
  readonly promoCode?: string | undefined;
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
    checkout: (order: CheckoutOrder, options?: WriteOptions): Promise<ApiResult<StartedCheckout>> =>
      resultOf(
        http.POST('/restaurant-cart/checkout', { ...writing(context, options), body: writeOrder(order) }),
        ({ url, orderId }) => ({ url: requiredText(url), orderId: requiredText(orderId) }),
      ),
    /** On 400 the error body is the result (spec §7). */
    getBreakdown: async (
      order: CheckoutOrder,
      options?: CallOptions,
    ): Promise<ApiResult<BreakdownAnswer>> => {
      const result = await resultOf<Wire['Breakdown'], BreakdownAnswer>(
        http.POST('/restaurant-cart/breakdown', { ...reading(context, options), body: writeOrder(order) }),
        readBreakdown,
      );
      if (result.ok || result.error.status !== 400) return result;
      const said = readErrorBody(result.error);
      return said === null ? result : { ok: true, data: refusedBreakdown(said) };
    },
  };
}

function writeOrder(order: CheckoutOrder): Wire['CheckoutRequest'] {
  const { successUrl, failUrl, addressId, note, promoCode, expectedTotalAmount } = order;
  return {
    successUrl,
    failUrl,
    source: 'web',
    ...(addressId === undefined ? {} : { addressId }),
    ...(note === undefined || note === '' ? {} : { note }),
    ...(promoCode === undefined || promoCode === '' ? {} : { promoCode }),
    ...(expectedTotalAmount === undefined ? {} : { expectedTotalAmount }),
  };
}
