import { createServerFn } from '@tanstack/react-start';
import { unwrap } from '@tiffin/api';
import { cartLimits } from '@tiffin/domain';
import { z } from 'zod';
import { idSchema } from '../../server/backend.server.ts';
import { customerMiddleware } from '../session/customer-middleware.ts';
import { checkoutInputSchema, returnUrls } from './checkout-input.server.ts';
import { priceOrder } from './price-order.ts';

const quantity = z.number().int().min(cartLimits.minQuantity).max(cartLimits.maxQuantity);

const selectedOptions = z
  .array(z.object({ optionId: idSchema, choiceIds: z.array(idSchema).max(100).readonly() }))
  .max(100)
  .readonly();

/** The customer's cart; null for a visitor. */
export const fetchCart = createServerFn()
  .middleware([customerMiddleware])
  .handler(async ({ context: { backend } }) => unwrap(await backend.getCart()));

/** Puts a dish into the cart. */
export const addToCart = createServerFn({ method: 'POST' })
  .middleware([customerMiddleware])
  .validator(z.object({ menuItemId: idSchema, quantity, selectedOptions }))
  .handler(async ({ context: { backend }, data }) => unwrap(await backend.addToCart(data)));

/** Sets the quantity of a line, and its choices where they are given. */
export const updateCartItem = createServerFn({ method: 'POST' })
  .middleware([customerMiddleware])
  .validator(z.object({ itemId: idSchema, quantity, selectedOptions: selectedOptions.optional() }))
  .handler(async ({ context: { backend }, data: { itemId, ...change } }) =>
    unwrap(await backend.updateCartItem(itemId, change)),
  );

/** Takes a line out of the cart. */
export const removeCartItem = createServerFn({ method: 'POST' })
  .middleware([customerMiddleware])
  .validator(z.object({ itemId: idSchema }))
  .handler(async ({ context: { backend }, data }) => unwrap(await backend.removeCartItem(data.itemId)));

/** Empties the cart. */
export const clearCart = createServerFn({ method: 'POST' })
  .middleware([customerMiddleware])
  .handler(async ({ context: { backend } }) => unwrap(await backend.clearCart()));

/** What the cart costs as the customer wants it; a refusal (400) is a result too (Spec §7). */
export const fetchBreakdown = createServerFn({ method: 'POST' })
  .middleware([customerMiddleware])
  .validator(checkoutInputSchema)
  .handler(({ context: { backend }, data }) =>
    priceOrder({ ...data, ...returnUrls() }, (order) => backend.getBreakdown(order)),
  );
