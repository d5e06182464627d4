import { createServerFn } from '@tanstack/react-start';
import { type CallResult, resultFor } from '@tiffin/api';
import { cartLimits } from '@tiffin/domain';
import { z } from 'zod';
import { customerBackend, idSchema } from '../../server/backend.server.ts';
import { checkoutInputSchema, returnUrls } from './checkout-input.server.ts';
import { type PriceAnswer, priceOrder } from './price-order.ts';

const quantity = z.number().int().min(cartLimits.minQuantity).max(cartLimits.maxQuantity);

const selectedOptions = z
  .array(z.object({ optionId: idSchema, choiceIds: z.array(idSchema).max(100) }))
  .max(100);

const additionSchema = z.object({ menuItemId: idSchema, quantity, selectedOptions });

/** The customer's cart; null for a visitor. */
export const fetchCart = createServerFn().handler(async () =>
  resultFor(await (await customerBackend()).getCart()),
);

/** Puts a dish into the cart. */
export const addToCart = createServerFn({ method: 'POST' })
  .validator(additionSchema)
  .handler(async ({ data }) => resultFor(await (await customerBackend()).addToCart(data)));

/** Sets the quantity of a line, and its choices where they are given. */
export const updateCartItem = createServerFn({ method: 'POST' })
  .validator(z.object({ itemId: idSchema, quantity, selectedOptions: selectedOptions.optional() }))
  .handler(async ({ data: { itemId, ...change } }) =>
    resultFor(await (await customerBackend()).updateCartItem(itemId, change)),
  );

/** Takes a line out of the cart. */
export const removeCartItem = createServerFn({ method: 'POST' })
  .validator(z.object({ itemId: idSchema }))
  .handler(async ({ data }) => resultFor(await (await customerBackend()).removeCartItem(data.itemId)));

/** Empties the cart. */
export const clearCart = createServerFn({ method: 'POST' }).handler(async () =>
  resultFor(await (await customerBackend()).clearCart()),
);

/** What the cart costs as the customer wants it; a refusal (400) is a result too (Spec §7). */
export const fetchBreakdown = createServerFn({ method: 'POST' })
  .validator(checkoutInputSchema)
  .handler(async ({ data }): Promise<CallResult<PriceAnswer>> => {
    const backend = await customerBackend();
    return priceOrder({ ...data, ...returnUrls() }, (order) => backend.getBreakdown(order));
  });
