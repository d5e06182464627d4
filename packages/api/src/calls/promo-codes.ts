import type { PromoCode } from '@tiffin/domain';
import { type Page, readPage } from '../mapping/page.ts';
import { readPromoCode } from '../mapping/promo-code.ts';
import { type ApiResult, resultOf } from '../result.ts';
import { type CallContext, type CallOptions, type ListQuery, requestInitWith } from './call-context.ts';

/** Promo codes that everybody may see. */
export function promoCodeCalls(context: CallContext) {
  const { http } = context;
  return {
    /**
     * Returns one page of the public promo codes. The storefront sends no query (spec §7).
     * Further statuses: 404.
     */
    listPublicPromoCodes: (query?: ListQuery, options?: CallOptions): Promise<ApiResult<Page<PromoCode>>> =>
      resultOf(
        http.GET('/promo-codes/public', requestInitWith(context, { query: query ?? {} }, options)),
        (list) => readPage(list, readPromoCode),
      ),
    /** Returns one public promo code. Further statuses: 404. */
    getPromoCode: (id: string, options?: CallOptions): Promise<ApiResult<PromoCode>> =>
      resultOf(
        http.GET('/promo-codes/{id}', requestInitWith(context, { path: { id } }, options)),
        readPromoCode,
      ),
  };
}
