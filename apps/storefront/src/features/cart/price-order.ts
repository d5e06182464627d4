import {
  type ApiResult,
  type BreakdownAnswer,
  type CallResult,
  failureOf,
  type PricedBreakdown,
  type RefusedBreakdown,
} from '@tiffin/api';

/** Why there is no price, or why a promo code takes nothing off it. */
export type PriceRefusal = Pick<RefusedBreakdown, 'code' | 'message'>;

/** What the server says of a price: the price, of a refused promo code with the reason and without it; or why there is none. */
export type PriceAnswer =
  | (PricedBreakdown & { readonly promoRefusal: (PriceRefusal & { readonly promoCode: string }) | null })
  | (PriceRefusal & { readonly kind: 'refused' });

/** Prices an order; one whose promo code is refused is priced without it, so that the page can go on. */
export async function priceOrder<Order extends { readonly promoCode?: string | undefined }>(
  order: Order,
  getBreakdown: (order: Order) => Promise<ApiResult<BreakdownAnswer>>,
): Promise<CallResult<PriceAnswer>> {
  const result = await getBreakdown(order);
  if (!result.ok) return { ok: false, failure: failureOf(result.error) };
  if (result.data.kind === 'priced') return { ok: true, value: { ...result.data, promoRefusal: null } };
  // Details hold whatever the backend likes; the page needs the code and the message.
  const { code, message } = result.data;
  const { promoCode } = order;
  if (promoCode === undefined || !code.startsWith('promo_')) {
    return { ok: true, value: { kind: 'refused', code, message } };
  }
  const plain = await priceOrder({ ...order, promoCode: undefined }, getBreakdown);
  if (!plain.ok || plain.value.kind === 'refused') return plain;
  return { ok: true, value: { ...plain.value, promoRefusal: { promoCode, code, message } } };
}
