import type { CounterOrder, FulfilmentStatus, OrderSummary, RestaurantFailures } from '@tiffin/domain';
import {
  type CallContext,
  type CallOptions,
  type PageQuery,
  requestInitWith,
} from '../../calls/call-context.ts';
import { type Page, readPage } from '../../mapping/page.ts';
import { type ApiResult, resultOf } from '../../result.ts';
import { readCounterOrder } from '../mapping/counter-order.ts';
import { readFailures } from '../mapping/failures.ts';
import { type RestaurantEvent, readRestaurantEvent, readSummary } from '../mapping/reports.ts';

/** Days by the restaurant's clock, as "2026-11-20"; both are included, at most 92 in all. */
export interface DayRange {
  readonly from: string;
  readonly to: string;
}

/** Which orders of a restaurant are listed; what is left out does not matter. */
export interface CounterOrdersQuery extends PageQuery {
  /** The day on which they were placed, as "2026-11-20". */
  readonly date?: string;
  readonly status?: FulfilmentStatus;
  /** A part of the order's number, of the customer's name or telephone number, or of a dish; of the last 60 days. */
  readonly search?: string;
}

/** What a restaurant reads of its days. */
export function reportCalls(context: CallContext) {
  const { http } = context;
  return {
    /** Returns one page of a restaurant's orders, newest first. Further statuses: 401, 404, 410. */
    listCounterOrders: (
      restaurantId: string,
      { search, ...rest }: CounterOrdersQuery = {},
      options?: CallOptions,
    ): Promise<ApiResult<Page<CounterOrder>>> =>
      resultOf(
        http.GET(
          '/counter/restaurants/{id}/orders',
          requestInitWith(
            context,
            {
              path: { id: restaurantId },
              query: { ...rest, ...(search === undefined ? {} : { q: search }) },
            },
            options,
          ),
        ),
        (list) => readPage(list, readCounterOrder),
      ),
    /** Returns the figures of some days. Further statuses: 401, 404, 410. */
    getSummary: (
      restaurantId: string,
      { from, to }: DayRange,
      options?: CallOptions,
    ): Promise<ApiResult<OrderSummary>> =>
      resultOf(
        http.GET(
          '/counter/restaurants/{id}/summary',
          requestInitWith(context, { path: { id: restaurantId }, query: { from, to } }, options),
        ),
        readSummary,
      ),
    /** Returns what did not reach anyone in the last 7 days. Further statuses: 401, 404, 410. */
    listFailures: (restaurantId: string, options?: CallOptions): Promise<ApiResult<RestaurantFailures>> =>
      resultOf(
        http.GET(
          '/counter/restaurants/{id}/failures',
          requestInitWith(context, { path: { id: restaurantId } }, options),
        ),
        readFailures,
      ),
    /** Returns one page of who did what on some days, newest first. Further statuses: 401, 404, 410. */
    listHistory: (
      restaurantId: string,
      query: DayRange & PageQuery,
      options?: CallOptions,
    ): Promise<ApiResult<Page<RestaurantEvent>>> =>
      resultOf(
        http.GET(
          '/counter/restaurants/{id}/history',
          requestInitWith(context, { path: { id: restaurantId }, query }, options),
        ),
        (list) => readPage(list, readRestaurantEvent),
      ),
  };
}
