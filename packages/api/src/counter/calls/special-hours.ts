import {
  type CallContext,
  type CallOptions,
  idempotentInitWith,
  requestInitWith,
  type WriteOptions,
} from '../../calls/call-context.ts';
import { type ApiResult, emptyResultOf, resultOf } from '../../result.ts';
import {
  type DateHours,
  type DateHoursInput,
  type RangeHoursInput,
  readDateHours,
} from '../mapping/special-hours.ts';

/** The dates on which a restaurant differs from its week; a date is "2026-12-25". */
export function specialHoursCalls(context: CallContext) {
  const { http } = context;
  return {
    /** Returns the dates with other hours, from today on. Further statuses: 401, 404, 410. */
    listSpecialHours: (
      restaurantId: string,
      options?: CallOptions,
    ): Promise<ApiResult<readonly DateHours[]>> =>
      resultOf(
        http.GET(
          '/counter/restaurants/{id}/special-hours',
          requestInitWith(context, { path: { id: restaurantId } }, options),
        ),
        ({ docs }) => docs.map(readDateHours),
      ),
    /** Returns the other hours of one date. Further statuses: 401, 404, 410. */
    getSpecialHours: (
      restaurantId: string,
      date: string,
      options?: CallOptions,
    ): Promise<ApiResult<DateHours>> =>
      resultOf(
        http.GET(
          '/counter/restaurants/{id}/special-hours/{date}',
          requestInitWith(context, { path: { id: restaurantId, date } }, options),
        ),
        readDateHours,
      ),
    /** Gives a date other hours; returns them. Further statuses: 401, 404, 408, 410, 413, 415. */
    setSpecialHours: (
      restaurantId: string,
      date: string,
      hours: DateHoursInput,
      options?: CallOptions,
    ): Promise<ApiResult<DateHours>> =>
      resultOf(
        http.PUT('/counter/restaurants/{id}/special-hours/{date}', {
          ...requestInitWith(context, { path: { id: restaurantId, date } }, options),
          body: { ...hours },
        }),
        readDateHours,
      ),
    /** Gives each date of a range the same other hours; returns them. Further statuses: 401, 404, 408, 410, 413, 415. */
    setSpecialHoursRange: (
      restaurantId: string,
      hours: RangeHoursInput,
      options?: CallOptions,
    ): Promise<ApiResult<readonly DateHours[]>> =>
      resultOf(
        http.PUT('/counter/restaurants/{id}/special-hours', {
          ...requestInitWith(context, { path: { id: restaurantId } }, options),
          body: { ...hours },
        }),
        ({ docs }) => docs.map(readDateHours),
      ),
    /** Gives each date of a range its weekday's hours again; returns null. Further statuses: 401, 404, 409, 410, 429. */
    removeSpecialHoursRange: (
      restaurantId: string,
      range: { readonly from: string; readonly to: string },
      options?: WriteOptions,
    ): Promise<ApiResult<null>> =>
      emptyResultOf(
        http.DELETE(
          '/counter/restaurants/{id}/special-hours',
          idempotentInitWith(context, { path: { id: restaurantId }, query: { ...range } }, options),
        ),
      ),
    /** Gives a date its weekday's hours again; returns null. Further statuses: 401, 404, 409, 410, 429. */
    removeSpecialHours: (
      restaurantId: string,
      date: string,
      options?: WriteOptions,
    ): Promise<ApiResult<null>> =>
      emptyResultOf(
        http.DELETE(
          '/counter/restaurants/{id}/special-hours/{date}',
          idempotentInitWith(context, { path: { id: restaurantId, date } }, options),
        ),
      ),
  };
}
