import { createServerFn } from '@tanstack/react-start';
import {
  type CallResult,
  failureOf,
  type PricedBreakdown,
  type RefusedBreakdown,
  resultFor,
} from '@tiffin/api';
import { cartLimits } from '@tiffin/domain';
import { z } from 'zod';
import { customerBackend, idSchema } from '../../server/backend.server.ts';
import { checkoutInputSchema, returnUrls } from './checkout-input.server.ts';

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

/** Sets the quantity of a line. */
export const updateCartItem = createServerFn({ method: 'POST' })
  .validator(z.object({ itemId: idSchema, quantity }))
  .handler(async ({ data }) =>
    resultFor(await (await customerBackend()).updateCartItem(data.itemId, data.quantity)),
  );

/** Sets quantity and choices of a line. */
export const changeCartItem = createServerFn({ method: 'POST' })
  .validator(z.object({ itemId: idSchema, quantity, selectedOptions }))
  .handler(async ({ data: { itemId, ...change } }) =>
    resultFor(await (await customerBackend()).changeCartItem(itemId, change)),
  );

/** Takes a line out of the cart. */
export const removeCartItem = createServerFn({ method: 'POST' })
  .validator(z.object({ itemId: idSchema }))
  .handler(async ({ data }) => resultFor(await (await customerBackend()).removeCartItem(data.itemId)));

/** Empties the cart. */
export const clearCart = createServerFn({ method: 'POST' }).handler(async () =>
  resultFor(await (await customerBackend()).clearCart()),
);

/** What the server says of a price: the price, or why there is none. */
export type PriceAnswer = PricedBreakdown | Pick<RefusedBreakdown, 'kind' | 'code' | 'message'>;

/** What the cart costs as the customer wants it; a refusal (400) is a result too (Spec §7). */
export const fetchBreakdown = createServerFn({ method: 'POST' })
  .validator(checkoutInputSchema)
  .handler(async ({ data }): Promise<CallResult<PriceAnswer>> => {
    const result = await (await customerBackend()).getBreakdown({ ...data, ...returnUrls() });
    if (!result.ok) return { ok: false, failure: failureOf(result.error) };
    const answer = result.data;
    // Details hold whatever the backend likes; the page needs the code and the message.
    const value =
      answer.kind === 'priced' ? answer : { kind: answer.kind, code: answer.code, message: answer.message };
    return { ok: true, value };
  });
