import type { ServiceState } from '@tiffin/domain';
import { type CallContext, type CallOptions, requestInitWith } from '../../calls/call-context.ts';
import { type ApiResult, resultOf } from '../../result.ts';
import {
  type BusyChange,
  type PauseChange,
  readServiceState,
  writeBusy,
  writePause,
} from '../mapping/service.ts';

/** What staff set for the hours ahead. */
export function serviceCalls(context: CallContext) {
  const { http } = context;
  return {
    /** Pauses modes or takes orders again; returns the service as it is now. Further statuses: 401, 404, 408, 410, 413, 415. */
    setPause: (
      restaurantId: string,
      change: PauseChange,
      options?: CallOptions,
    ): Promise<ApiResult<ServiceState>> =>
      resultOf(
        http.PUT('/counter/restaurants/{id}/pause', {
          ...requestInitWith(context, { path: { id: restaurantId } }, options),
          body: writePause(change),
        }),
        readServiceState,
      ),
    /** Makes the wait longer or as usual; returns the service as it is now. Further statuses: 401, 404, 408, 410, 413, 415. */
    setBusy: (
      restaurantId: string,
      change: BusyChange,
      options?: CallOptions,
    ): Promise<ApiResult<ServiceState>> =>
      resultOf(
        http.PUT('/counter/restaurants/{id}/busy', {
          ...requestInitWith(context, { path: { id: restaurantId } }, options),
          body: writeBusy(change),
        }),
        readServiceState,
      ),
  };
}
