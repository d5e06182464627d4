import type { DataRequest, DataRequestReceipt } from '@tiffin/domain';
import { readDataRequest } from '../mapping/data-request.ts';
import { type Page, readPage } from '../mapping/page.ts';
import { type Restaurant, readRestaurant } from '../mapping/restaurant.ts';
import { readSettings, type Settings } from '../mapping/settings.ts';
import { type ApiResult, emptyResultOf, resultOf } from '../result.ts';
import type { Wire } from '../wire.ts';
import {
  type CallContext,
  type CallOptions,
  idempotentInit,
  idempotentInitWith,
  type ListQuery,
  requestInitWith,
  type WriteOptions,
} from './call-context.ts';

/** Restaurants and their terms. */
export function restaurantCalls(context: CallContext) {
  const { http } = context;
  return {
    /** Returns the restaurant of a hostname. Further statuses: 404, of which `formerRestaurant` reads who had it. */
    getRestaurantByDomain: (domain: string, options?: CallOptions): Promise<ApiResult<Restaurant>> =>
      resultOf(
        http.GET('/restaurants/by-domain/{domain}', requestInitWith(context, { path: { domain } }, options)),
        readRestaurant,
      ),
    /** Returns the settings of a restaurant. Further statuses: 404. */
    getSettings: (restaurantId: string, options?: CallOptions): Promise<ApiResult<Settings>> =>
      resultOf(
        http.GET(
          '/restaurants/{id}/settings',
          requestInitWith(context, { path: { id: restaurantId } }, options),
        ),
        readSettings,
      ),
    /** Returns the version of what customers see of a restaurant. Further statuses: 404. */
    getRestaurantVersion: (restaurantId: string, options?: CallOptions): Promise<ApiResult<string>> =>
      resultOf(
        http.GET(
          '/restaurants/{id}/version',
          requestInitWith(context, { path: { id: restaurantId } }, options),
        ),
        ({ version }) => version,
      ),
    /**
     * Asks a restaurant about one's data, also without a sign-in; returns what is said of it at once.
     * Further statuses: 404, 408, 409, 413, 415, 429.
     */
    sendDataRequest: (
      restaurantId: string,
      body: DataRequest,
      options?: WriteOptions,
    ): Promise<ApiResult<DataRequestReceipt>> =>
      resultOf(
        http.POST('/restaurants/{id}/data-requests', {
          ...idempotentInitWith(context, { path: { id: restaurantId } }, options),
          body,
        }),
        readDataRequest,
      ),
    /** Returns one page of the restaurants. */
    listRestaurants: (query?: ListQuery, options?: CallOptions): Promise<ApiResult<Page<Restaurant>>> =>
      resultOf(http.GET('/restaurants', requestInitWith(context, { query: query ?? {} }, options)), (list) =>
        readPage(list, readRestaurant),
      ),
    /** Creates a restaurant; returns it. For admins. Further statuses: 401, 408, 409, 413, 415, 429. */
    createRestaurant: (
      body: Wire['RestaurantInput'],
      options?: WriteOptions,
    ): Promise<ApiResult<Restaurant>> =>
      resultOf(http.POST('/restaurants', { ...idempotentInit(context, options), body }), readRestaurant),
    /** Changes a restaurant; returns it. For admins. Further statuses: 401, 404, 408, 409, 413, 415. */
    updateRestaurant: (
      id: string,
      body: Wire['RestaurantPatch'],
      options?: CallOptions,
    ): Promise<ApiResult<Restaurant>> =>
      resultOf(
        http.PATCH('/restaurants/{id}', { ...requestInitWith(context, { path: { id } }, options), body }),
        readRestaurant,
      ),
    /** Deletes a restaurant; returns null. For admins. Further statuses: 401, 404, 409, 429. */
    deleteRestaurant: (id: string, options?: WriteOptions): Promise<ApiResult<null>> =>
      emptyResultOf(http.DELETE('/restaurants/{id}', idempotentInitWith(context, { path: { id } }, options))),
    /** Restores a deleted restaurant; returns it. For admins. Further statuses: 401, 404, 409. */
    restoreRestaurant: (id: string, options?: CallOptions): Promise<ApiResult<Restaurant>> =>
      resultOf(
        http.POST('/restaurants/{id}/restore', requestInitWith(context, { path: { id } }, options)),
        readRestaurant,
      ),
  };
}
