import { createServerFn } from '@tanstack/react-start';
import type { PricedBreakdown, RefusedBreakdown } from '@tiffin/api';
import { cartLimits, pence } from '@tiffin/domain';
import { z } from 'zod';
import { customerBackend } from '../../server/backend.server.ts';
import { type CallResult, failureOf, resultFor } from '../../server/call-result.ts';
import { idSchema } from '../../server/id.ts';
import { publicReads } from '../../server/public-reads.server.ts';
import { requestHostname, requestOrigin } from '../../server/request-host.server.ts';

const wishSchema = z.object({
  /** Left out for collection. */
  addressId: idSchema.optional(),
  note: z.string().max(cartLimits.maxNoteLength).optional(),
  promoCode: z.string().max(64).optional(),
});

function returnUrls() {
  const origin = requestOrigin();
  return {
    successUrl: `${origin}/?checkoutStatus=success`,
    failUrl: `${origin}/?checkoutStatus=failure`,
  };
}

/** What the server says of a price: the price, or why there is none. */
export type PriceAnswer = PricedBreakdown | Pick<RefusedBreakdown, 'kind' | 'code' | 'message'>;

/** What the cart costs as the customer wants it; a refusal (400) is a result too (Spec §7). */
export const fetchBreakdown = createServerFn({ method: 'POST' })
  .validator(wishSchema)
  .handler(async ({ data }): Promise<CallResult<PriceAnswer>> => {
    const result = await (await customerBackend()).getBreakdown({ ...data, ...returnUrls() });
    if (!result.ok) return { ok: false, failure: failureOf(result.error) };
    const answer = result.data;
    // Details hold whatever the backend likes; the page needs the code and the message.
    const value =
      answer.kind === 'priced' ? answer : { kind: answer.kind, code: answer.code, message: answer.message };
    return { ok: true, value };
  });

/** Makes the order and answers with the address of the payment page. */
export const startCheckout = createServerFn({ method: 'POST' })
  .validator(wishSchema.extend({ expectedTotalAmount: z.number().int().min(0), idempotencyKey: z.uuid() }))
  .handler(async ({ data: { idempotencyKey, expectedTotalAmount, ...wish } }) => {
    const order = { ...wish, ...returnUrls(), expectedTotalAmount: pence(expectedTotalAmount) };
    const result = await (await customerBackend()).checkout(order, { idempotencyKey });
    const hostname = requestHostname();
    // Refused because the restaurant has closed meanwhile: the page asks for it again, and is to hear so.
    if (!result.ok && hostname !== null) publicReads.restaurant.forget(hostname);
    return resultFor(result);
  });
