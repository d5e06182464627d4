import { type Order, readOrder } from '../mapping/order.ts';
import { type Page, readPage } from '../mapping/page.ts';
import { type ApiResult, resultOf } from '../result.ts';
import { type CallContext, type CallOptions, type PageQuery, readingOne } from './call-context.ts';

/** The orders of the customer: listed by restaurant, while one alone is known by its id. */
export function orderCalls(context: CallContext, { header }: CallContext) {
  const { http } = context;
  return {
    listOrders: (query?: PageQuery, options?: CallOptions): Promise<ApiResult<Page<Order>>> =>
      resultOf(
        http.GET('/orders', {
          params: { header, query: query ?? {} },
          signal: options?.signal ?? null,
        }),
        (list) => readPage(list, readOrder),
      ),
    getOrder: (id: string, options?: CallOptions): Promise<ApiResult<Order>> =>
      resultOf(http.GET('/orders/{id}', readingOne(context, id, options)), readOrder),
  };
}
