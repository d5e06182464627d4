import {
  type ApiResult,
  type BreakdownAnswer,
  type PricedBreakdown,
  type RefusedBreakdown,
  unwrap,
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
): Promise<PriceAnswer> {
  const answer = unwrap(await getBreakdown(order));
  if (answer.kind === 'priced') return { ...answer, promoRefusal: null };
  // Details hold whatever the backend likes; the page needs the code and the message.
  const { code, message } = answer;
  const { promoCode } = order;
  if (promoCode === undefined || !code.startsWith('promo_')) return { kind: 'refused', code, message };
  const plain = await priceOrder({ ...order, promoCode: undefined }, getBreakdown);
  return plain.kind === 'refused' ? plain : { ...plain, promoRefusal: { promoCode, code, message } };
}
