import { createServerFn } from '@tanstack/react-start';
import { unwrap } from '@tiffin/api';
import { pence } from '@tiffin/domain';
import { z } from 'zod';
import { currentRestaurantId } from '../../server/backend.server.ts';
import { restaurantVersions } from '../../server/restaurant-version.server.ts';
import { checkoutInputSchema, returnUrls } from '../cart/checkout-input.server.ts';
import { customerMiddleware } from '../session/customer-middleware.ts';

/** Makes the order and answers with the address of the payment page. */
export const startCheckout = createServerFn({ method: 'POST' })
  .middleware([customerMiddleware])
  .validator(
    checkoutInputSchema.extend({
      ageConfirmed: z.literal(true).optional(),
      expectedTotalAmount: z.number().int().min(0),
      idempotencyKey: z.uuid(),
    }),
  )
  .handler(async ({ context: { backend }, data: { idempotencyKey, expectedTotalAmount, ...input } }) => {
    const order = { ...input, ...returnUrls(), expectedTotalAmount: pence(expectedTotalAmount) };
    const result = await backend.checkout(order, { idempotencyKey });
    // Refused because the restaurant has closed meanwhile: the page asks for it again, and is to hear so.
    if (!result.ok) restaurantVersions.forget(await currentRestaurantId());
    return unwrap(result);
  });
