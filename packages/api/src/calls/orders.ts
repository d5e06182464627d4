import type { Order, OrderProblemReason, Reorder } from '@tiffin/domain';
import { readOrder } from '../mapping/order.ts';
import { type Page, readPage } from '../mapping/page.ts';
import { readReorder } from '../mapping/reorder.ts';
import { type ApiResult, resultOf } from '../result.ts';
import {
  type CallContext,
  type CallOptions,
  idempotentInitWith,
  type PageQuery,
  requestInitWith,
  type WriteOptions,
} from './call-context.ts';

/** What of an order is to be put into the cart again; by default all of it. */
export interface ReorderInput {
  /** The lines whose changed allergens are accepted; then only these. */
  readonly acceptAllergens?: readonly string[] | undefined;
  /** The version of the menu in which the customer has read them. */
  readonly menuVersion?: number | undefined;
}

/** What is wrong with an order. */
export interface ProblemReport {
  readonly reason: Exclude<OrderProblemReason, 'other'>;
  /** The ids of the lines that it is about; none where it is about the whole order. */
  readonly lines: readonly string[];
  /** @default '' */
  readonly text?: string | undefined;
  /** @default none */
  readonly photos?: readonly Blob[] | undefined;
}

/** The orders of the customer: listed by restaurant, while one alone is known by its id. */
export function orderCalls(context: CallContext, atRestaurant: CallContext) {
  const { http } = context;
  return {
    /** Returns one page of the orders at the restaurant of the scope, newest first. Further statuses: 401, 404. */
    listOrders: (query?: PageQuery, options?: CallOptions): Promise<ApiResult<Page<Order>>> =>
      resultOf(http.GET('/orders', requestInitWith(atRestaurant, { query: query ?? {} }, options)), (list) =>
        readPage(list, readOrder),
      ),
    /** Returns one order of the customer. Further statuses: 401, 404. */
    getOrder: (id: string, options?: CallOptions): Promise<ApiResult<Order>> =>
      resultOf(http.GET('/orders/{id}', requestInitWith(context, { path: { id } }, options)), readOrder),
    /**
     * Cancels an order that the restaurant has not answered yet, as of the version that the customer saw; returns it.
     * Further statuses: 401, 404, 408, 409 (`already_accepted`, `order_changed`), 413, 415, 429.
     */
    cancelOrder: (id: string, expectedVersion: number, options?: WriteOptions): Promise<ApiResult<Order>> =>
      resultOf(
        http.POST('/orders/{id}/cancel', {
          ...idempotentInitWith(context, { path: { id } }, options),
          body: { expectedVersion },
        }),
        readOrder,
      ),
    /**
     * Puts an order of the restaurant of the scope into the cart again, or the lines of it whose allergens of
     * `menuVersion` are accepted. Further statuses: 401, 404, 408, 409 (`cart_full`, `conflict`), 413, 415, 429.
     */
    reorder: (
      id: string,
      { acceptAllergens, menuVersion }: ReorderInput = {},
      options?: WriteOptions,
    ): Promise<ApiResult<Reorder>> =>
      resultOf(
        http.POST('/orders/{id}/reorder', {
          ...idempotentInitWith(atRestaurant, { path: { id } }, options),
          body: {
            ...(acceptAllergens !== undefined && { acceptAllergens: [...acceptAllergens] }),
            ...(menuVersion !== undefined && { menuVersion }),
          },
        }),
        readReorder,
      ),
    /**
     * Reports that something is wrong with an order; returns the order with it. Further statuses: 401, 404, 408, 409
     * (`too_late`, `too_many`, `conflict`), 413, 415, 429.
     */
    reportOrderProblem: (
      id: string,
      report: ProblemReport,
      options?: WriteOptions,
    ): Promise<ApiResult<Order>> =>
      resultOf(
        http.POST('/orders/{id}/problems', {
          ...idempotentInitWith(context, { path: { id } }, options),
          body: { reason: report.reason },
          bodySerializer: () => problemForm(report),
        }),
        readOrder,
      ),
  };
}

function problemForm({ reason, lines, text = '', photos = [] }: ProblemReport): FormData {
  const form = new FormData();
  form.append('reason', reason);
  for (const line of lines) form.append('lines', line);
  if (text !== '') form.append('text', text);
  // The names of the files say nothing that the restaurant needs.
  for (const photo of photos) form.append('photos', photo, 'photo');
  return form;
}
