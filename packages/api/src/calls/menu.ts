import type {
  Menu,
  MenuCategoryListing,
  MenuChoices,
  MenuIndex,
  MenuItemInCategory,
  MenuOverview,
} from '@tiffin/domain';
import {
  readMenu,
  readMenuCategoryListing,
  readMenuChoices,
  readMenuIndex,
  readMenuItemInCategory,
  readMenuOverview,
} from '../mapping/menu.ts';
import { type ApiResult, resultOf } from '../result.ts';
import { type CallContext, type CallOptions, requestInitWith } from './call-context.ts';

/** What restaurants sell, whole and in the parts that pages show. */
export function menuCalls(context: CallContext) {
  const { http } = context;
  return {
    /** Returns the menu of a restaurant. Further statuses: 404. */
    getMenu: (restaurantId: string, options?: CallOptions): Promise<ApiResult<Menu>> =>
      resultOf(
        http.GET('/restaurants/{id}/menu', requestInitWith(context, { path: { id: restaurantId } }, options)),
        readMenu,
      ),
    /** Returns the categories of a menu with their counts and first dishes. Further statuses: 404. */
    getMenuOverview: (restaurantId: string, options?: CallOptions): Promise<ApiResult<MenuOverview>> =>
      resultOf(
        http.GET(
          '/restaurants/{id}/menu-overview',
          requestInitWith(context, { path: { id: restaurantId } }, options),
        ),
        readMenuOverview,
      ),
    /** Returns a category with all its dishes in brief. Further statuses: 404. */
    getMenuCategory: (
      restaurantId: string,
      categoryId: string,
      options?: CallOptions,
    ): Promise<ApiResult<MenuCategoryListing>> =>
      resultOf(
        http.GET(
          '/restaurants/{id}/menu-categories/{categoryId}',
          requestInitWith(context, { path: { id: restaurantId, categoryId } }, options),
        ),
        readMenuCategoryListing,
      ),
    /** Returns a dish with its options and allergens. Further statuses: 404. */
    getMenuItem: (
      restaurantId: string,
      menuItemId: string,
      options?: CallOptions,
    ): Promise<ApiResult<MenuItemInCategory>> =>
      resultOf(
        http.GET(
          '/restaurants/{id}/menu-items/{menuItemId}',
          requestInitWith(context, { path: { id: restaurantId, menuItemId } }, options),
        ),
        readMenuItemInCategory,
      ),
    /** Returns all dishes of a menu in brief, for searching. Further statuses: 404. */
    getMenuIndex: (restaurantId: string, options?: CallOptions): Promise<ApiResult<MenuIndex>> =>
      resultOf(
        http.GET(
          '/restaurants/{id}/menu-index',
          requestInitWith(context, { path: { id: restaurantId } }, options),
        ),
        readMenuIndex,
      ),
    /** Returns the names of the choices of a menu, for searching beside its index. Further statuses: 404. */
    getMenuChoices: (restaurantId: string, options?: CallOptions): Promise<ApiResult<MenuChoices>> =>
      resultOf(
        http.GET(
          '/restaurants/{id}/menu-choices',
          requestInitWith(context, { path: { id: restaurantId } }, options),
        ),
        readMenuChoices,
      ),
  };
}
