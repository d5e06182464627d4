import { createServerFn } from '@tanstack/react-start';
import { resultFor } from '@tiffin/api';
import { pence } from '@tiffin/domain';
import { z } from 'zod';
import { currentRestaurantId, customerBackend } from '../../server/backend.server.ts';
import { restaurantVersions } from '../../server/restaurant-version.server.ts';
import { checkoutInputSchema, returnUrls } from '../cart/checkout-input.server.ts';

/** Makes the order and answers with the address of the payment page. */
export const startCheckout = createServerFn({ method: 'POST' })
  .validator(
    checkoutInputSchema.extend({ expectedTotalAmount: z.number().int().min(0), idempotencyKey: z.uuid() }),
  )
  .handler(async ({ data: { idempotencyKey, expectedTotalAmount, ...input } }) => {
    const order = { ...input, ...returnUrls(), expectedTotalAmount: pence(expectedTotalAmount) };
    const result = await (await customerBackend()).checkout(order, { idempotencyKey });
    // Refused because the restaurant has closed meanwhile: the page asks for it again, and is to hear so.
    if (!result.ok) restaurantVersions.forget(await currentRestaurantId());
    return resultFor(result);
  });
