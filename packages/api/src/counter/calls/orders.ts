import type { AcknowledgedPart, CounterOrder, ProblemAnswer } from '@tiffin/domain';
import {
  type CallContext,
  type CallOptions,
  idempotentInitWith,
  requestInitWith,
  type WriteOptions,
} from '../../calls/call-context.ts';
import { type ApiResult, resultOf } from '../../result.ts';
import {
  type CounterAction,
  type CounterRefund,
  writeCounterAction,
  writeCounterRefund,
} from '../mapping/counter-action.ts';
import { type OrderChanges, readCounterOrder, readOrderChanges } from '../mapping/counter-order.ts';

/** Which changes are asked for. */
export interface ChangesQuery {
  /** The `seq` of the last read; without it the orders that are open are read. */
  readonly after?: number | undefined;
  /** At most 100. @default 20 */
  readonly limit?: number | undefined;
  /** Whether a shift is running on the calling device; without it the device does not count as attending. */
  readonly isOnShift?: boolean | undefined;
}

/** What became of a device's claim or confirmation of a print. */
export interface PrintAnswer {
  /** False where an earlier call had done it. */
  readonly isFirst: boolean;
  readonly order: CounterOrder;
}

/** The orders of a restaurant, and what its people do with them. */
export function counterOrderCalls(context: CallContext) {
  const { http } = context;
  return {
    /** Returns the orders that have changed. Further statuses: 401, 404, 410 (`cursor_expired`). */
    listChanges: (
      restaurantId: string,
      { after, limit, isOnShift }: ChangesQuery = {},
      options?: CallOptions,
    ): Promise<ApiResult<OrderChanges>> =>
      resultOf(
        http.GET(
          '/counter/restaurants/{id}/changes',
          requestInitWith(
            context,
            {
              path: { id: restaurantId },
              query: {
                ...(after === undefined ? {} : { after }),
                ...(limit === undefined ? {} : { limit }),
                ...(isOnShift === undefined ? {} : { shift: isOnShift ? 'on' : 'off' }),
              },
            },
            options,
          ),
        ),
        readOrderChanges,
      ),
    /** Returns one order with its history and refunds. Further statuses: 401, 404, 410. */
    getCounterOrder: (
      restaurantId: string,
      orderId: string,
      options?: CallOptions,
    ): Promise<ApiResult<CounterOrder>> =>
      resultOf(
        http.GET(
          '/counter/restaurants/{id}/orders/{orderId}',
          requestInitWith(context, { path: { id: restaurantId, orderId } }, options),
        ),
        readCounterOrder,
      ),
    /**
     * Does something with an order, as of the version that the person saw; returns the order after it. `orderRefusal`
     * reads what the 400 (`promise_out_of_range`) and the 409 (`order_changed`, `action_not_allowed`, `refund_exceeds`,
     * `refund_not_allowed`) say of it. Further statuses: 401, 403 (`pin_needed`), 404, 408, 410, 413, 415, 429.
     */
    actOnOrder: (
      restaurantId: string,
      orderId: string,
      { action, expectedVersion }: { readonly action: CounterAction; readonly expectedVersion: number },
      options?: WriteOptions,
    ): Promise<ApiResult<CounterOrder>> =>
      resultOf(
        http.POST('/counter/restaurants/{id}/orders/{orderId}/actions', {
          ...idempotentInitWith(context, { path: { id: restaurantId, orderId } }, options),
          body: writeCounterAction(action, expectedVersion),
        }),
        readCounterOrder,
      ),
    /** Says that someone has seen that an order is new, or closed. Further statuses: 401, 403 (`pin_needed`), 404, 410, 429. */
    acknowledgeOrder: (
      restaurantId: string,
      orderId: string,
      of: AcknowledgedPart,
      options?: CallOptions,
    ): Promise<ApiResult<CounterOrder>> =>
      resultOf(
        http.POST('/counter/restaurants/{id}/orders/{orderId}/acknowledgements', {
          ...requestInitWith(context, { path: { id: restaurantId, orderId } }, options),
          body: { of },
        }),
        readCounterOrder,
      ),
    /**
     * Claims a print for the calling device, or confirms it; returns whether this call was the first to do so. Further
     * statuses: 401, 403 (`pin_needed`), 404, 410, 429.
     */
    recordPrint: (
      restaurantId: string,
      orderId: string,
      print: { readonly of: AcknowledgedPart; readonly step: 'claim' | 'confirm' },
      options?: CallOptions,
    ): Promise<ApiResult<PrintAnswer>> =>
      resultOf(
        http.POST('/counter/restaurants/{id}/orders/{orderId}/prints', {
          ...requestInitWith(context, { path: { id: restaurantId, orderId } }, options),
          body: { ...print },
        }),
        ({ isFirst, order }) => ({ isFirst, order: readCounterOrder(order) }),
      ),
    /**
     * Gives money back; returns the order with the refund, which is made within seconds. `orderRefusal` reads what the
     * 409 (`refund_changed`, `refund_exceeds`, `refund_not_allowed`) says.
     * Further statuses: 401, 403 (`pin_needed`), 404, 408, 410, 413, 415, 429.
     */
    refundOrder: (
      restaurantId: string,
      orderId: string,
      refund: CounterRefund,
      options?: WriteOptions,
    ): Promise<ApiResult<CounterOrder>> =>
      resultOf(
        http.POST('/counter/restaurants/{id}/orders/{orderId}/refunds', {
          ...idempotentInitWith(context, { path: { id: restaurantId, orderId } }, options),
          body: writeCounterRefund(refund),
        }),
        readCounterOrder,
      ),
    /**
     * Answers what a customer has found wrong, or closes it; returns the order after it. `orderRefusal` reads what the 409
     * (`conflict`, `too_many`) says. Further statuses: 401, 403 (`pin_needed`), 404, 408, 410, 413, 415, 429.
     */
    answerOrderProblem: (
      restaurantId: string,
      orderId: string,
      problemId: string,
      { text, state }: ProblemAnswer,
      options?: WriteOptions,
    ): Promise<ApiResult<CounterOrder>> =>
      resultOf(
        http.POST('/counter/restaurants/{id}/orders/{orderId}/problems/{problemId}', {
          ...idempotentInitWith(context, { path: { id: restaurantId, orderId, problemId } }, options),
          body: { state, ...(text === null ? {} : { answer: text }) },
        }),
        readCounterOrder,
      ),
  };
}
