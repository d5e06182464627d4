import { createServerFn } from '@tanstack/react-start';
import { cartLimits } from '@tiffin/domain';
import { z } from 'zod';
import { customerBackend } from '../../server/backend.server.ts';
import { resultFor } from '../../server/call-result.ts';
import { idSchema } from '../../server/id.ts';

const quantity = z.number().int().min(cartLimits.minQuantity).max(cartLimits.maxQuantity);

const additionSchema = z.object({
  menuItemId: idSchema,
  quantity,
  selectedOptions: z.array(z.object({ optionId: idSchema, choiceIds: z.array(idSchema).max(100) })).max(100),
});

/** The customer's cart; null for a visitor. */
export const fetchCart = createServerFn().handler(async () =>
  resultFor(await (await customerBackend()).getCart()),
);

/** Puts a dish into the cart. */
export const addToCart = createServerFn({ method: 'POST' })
  .validator(additionSchema)
  .handler(async ({ data }) => resultFor(await (await customerBackend()).addToCart(data)));

/** Sets the quantity of a line. */
export const updateCartItem = createServerFn({ method: 'POST' })
  .validator(z.object({ itemId: idSchema, quantity }))
  .handler(async ({ data }) =>
    resultFor(await (await customerBackend()).updateCartItem(data.itemId, data.quantity)),
  );

/** Takes a line out of the cart. */
export const removeCartItem = createServerFn({ method: 'POST' })
  .validator(z.object({ itemId: idSchema }))
  .handler(async ({ data }) => resultFor(await (await customerBackend()).removeCartItem(data.itemId)));

/** Empties the cart. */
export const clearCart = createServerFn({ method: 'POST' }).handler(async () =>
  resultFor(await (await customerBackend()).clearCart()),
);
