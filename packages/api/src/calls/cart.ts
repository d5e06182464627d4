import type { Cart, CartAddition, LineChange } from '@tiffin/domain';
import { readCart, writeSelectedOptions } from '../mapping/cart.ts';
import { type ApiResult, resultOf } from '../result.ts';
import {
  type CallContext,
  type CallOptions,
  idempotentInit,
  idempotentInitWith,
  requestInit,
  type WriteOptions,
} from './call-context.ts';

/** What a line of the cart is to be instead: its quantity, and where they change all its choices together. */
export interface CartItemChange extends Pick<LineChange, 'quantity'> {
  readonly selectedOptions?: LineChange['selectedOptions'] | undefined;
}

/** The cart of the customer at the restaurant of the scope. */
export function cartCalls(context: CallContext) {
  const { http } = context;
  return {
    /** Returns the cart, or null for a visitor: a 401 is not a failure here (spec §8). Further statuses: 404. */
    getCart: async (options?: CallOptions): Promise<ApiResult<Cart | null>> => {
      const result = await resultOf(http.GET('/restaurant-cart', requestInit(context, options)), readCart);
      return !result.ok && result.error.status === 401 ? { ok: true, data: null } : result;
    },
    /** Adds a dish; returns the cart. Further statuses: 401, 404, 408, 409, 413, 415, 429. */
    addToCart: (addition: CartAddition, options?: WriteOptions): Promise<ApiResult<Cart>> => {
      const { menuItemId, quantity } = addition;
      const selectedOptions = writeSelectedOptions(addition.selectedOptions);
      return resultOf(
        http.POST('/restaurant-cart', {
          ...idempotentInit(context, options),
          body: { menuItemId, quantity, selectedOptions },
        }),
        readCart,
      );
    },
    /** Removes every line; returns the cart. Further statuses: 401, 404, 409, 429. */
    clearCart: (options?: WriteOptions): Promise<ApiResult<Cart>> =>
      resultOf(http.DELETE('/restaurant-cart', idempotentInit(context, options)), readCart),
    /**
     * Sets the quantity of a line, and its choices where they are given; returns the cart. Further statuses: 401, 404,
     * 408, 409, 413, 415, 429.
     */
    updateCartItem: (
      itemId: string,
      { quantity, selectedOptions }: CartItemChange,
      options?: WriteOptions,
    ): Promise<ApiResult<Cart>> =>
      resultOf(
        http.PUT('/restaurant-cart/items/{id}', {
          ...idempotentInitWith(context, { path: { id: itemId } }, options),
          body: {
            quantity,
            ...(selectedOptions && { selectedOptions: writeSelectedOptions(selectedOptions) }),
          },
        }),
        readCart,
      ),
    /** Removes a line; returns the cart. Further statuses: 401, 404, 409, 429. */
    removeCartItem: (itemId: string, options?: WriteOptions): Promise<ApiResult<Cart>> =>
      resultOf(
        http.DELETE(
          '/restaurant-cart/items/{id}',
          idempotentInitWith(context, { path: { id: itemId } }, options),
        ),
        readCart,
      ),
  };
}
