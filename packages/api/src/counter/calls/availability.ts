import type { CounterCategory } from '@tiffin/domain';
import { type CallContext, type CallOptions, requestInitWith } from '../../calls/call-context.ts';
import { type ApiResult, resultOf } from '../../result.ts';
import { type AvailabilityChange, readCounterMenu, writeAvailability } from '../mapping/availability.ts';

/** What is sold out. */
export function availabilityCalls(context: CallContext) {
  const { http } = context;
  return {
    /** Returns the whole menu with what is sold out. Further statuses: 401, 404, 410. */
    getAvailability: (
      restaurantId: string,
      options?: CallOptions,
    ): Promise<ApiResult<readonly CounterCategory[]>> =>
      resultOf(
        http.GET(
          '/counter/restaurants/{id}/availability',
          requestInitWith(context, { path: { id: restaurantId } }, options),
        ),
        readCounterMenu,
      ),
    /**
     * Takes dishes and choices off the menu or puts them back, all or none; returns the menu as it is now.
     * Further statuses: 401, 404, 408, 410, 413, 415.
     */
    setAvailability: (
      restaurantId: string,
      change: AvailabilityChange,
      options?: CallOptions,
    ): Promise<ApiResult<readonly CounterCategory[]>> =>
      resultOf(
        http.PUT('/counter/restaurants/{id}/availability', {
          ...requestInitWith(context, { path: { id: restaurantId } }, options),
          body: writeAvailability(change),
        }),
        readCounterMenu,
      ),
  };
}
