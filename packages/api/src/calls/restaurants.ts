import type { Menu } from '@tiffin/domain';
import { readMenu } from '../mapping/menu.ts';
import { type Page, readPage } from '../mapping/page.ts';
import { type Restaurant, readRestaurant } from '../mapping/restaurant.ts';
import { readSettings, type Settings } from '../mapping/settings.ts';
import { type ApiResult, emptyResultOf, resultOf } from '../result.ts';
import type { Wire } from '../wire.ts';
import {
  type CallContext,
  type CallOptions,
  type ListQuery,
  readingOne,
  type WriteOptions,
  writing,
  writingOne,
} from './call-context.ts';

/** Restaurants, what they offer and on which terms. */
export function restaurantCalls(context: CallContext) {
  const { http } = context;
  return {
    getRestaurantByDomain: (domain: string, options?: CallOptions): Promise<ApiResult<Restaurant>> =>
      resultOf(
        http.GET('/restaurants/by-domain/{domain}', {
          params: { header: context.header, path: { domain } },
          signal: options?.signal ?? null,
        }),
        readRestaurant,
      ),
    getMenu: (restaurantId: string, options?: CallOptions): Promise<ApiResult<Menu>> =>
      resultOf(http.GET('/restaurants/{id}/menu', readingOne(context, restaurantId, options)), readMenu),
    getSettings: (restaurantId: string, options?: CallOptions): Promise<ApiResult<Settings>> =>
      resultOf(
        http.GET('/restaurants/{id}/settings', readingOne(context, restaurantId, options)),
        readSettings,
      ),
    listRestaurants: (query?: ListQuery, options?: CallOptions): Promise<ApiResult<Page<Restaurant>>> =>
      resultOf(
        http.GET('/restaurants', {
          params: { header: context.header, query: query ?? {} },
          signal: options?.signal ?? null,
        }),
        (list) => readPage(list, readRestaurant),
      ),
    createRestaurant: (
      body: Wire['RestaurantInput'],
      options?: WriteOptions,
    ): Promise<ApiResult<Restaurant>> =>
      resultOf(http.POST('/restaurants', { ...writing(context, options), body }), readRestaurant),
    updateRestaurant: (
      id: string,
      body: Wire['RestaurantPatch'],
      options?: CallOptions,
    ): Promise<ApiResult<Restaurant>> =>
      resultOf(
        http.PATCH('/restaurants/{id}', { ...readingOne(context, id, options), body }),
        readRestaurant,
      ),
    deleteRestaurant: (id: string, options?: WriteOptions): Promise<ApiResult<null>> =>
      emptyResultOf(http.DELETE('/restaurants/{id}', writingOne(context, id, options))),
    restoreRestaurant: (id: string, options?: CallOptions): Promise<ApiResult<Restaurant>> =>
      resultOf(http.POST('/restaurants/{id}/restore', readingOne(context, id, options)), readRestaurant),
  };
}
