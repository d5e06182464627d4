import { cartLimits, maximumTip, orderingModes, pence } from '@tiffin/domain';
import { z } from 'zod';
import { idSchema } from '../../server/backend.server.ts';
import { requestOrigin } from '../../server/request-host.server.ts';

const noteSchema = z.string().max(cartLimits.maxNoteLength).optional();

/** How the customer wants the order, as the calls for its price and its payment take it. */
export const checkoutInputSchema = z.object({
  mode: z.enum(orderingModes),
  /** Left out for collection. */
  addressId: idSchema.optional(),
  note: noteSchema,
  allergyNote: noteSchema,
  riderNote: noteSchema,
  wantsCutlery: z.boolean().optional(),
  promoCode: z.string().max(64).optional(),
  tip: z.number().int().min(0).max(maximumTip).transform(pence).optional(),
});

/** Where the payment page leads back to. */
export function returnUrls() {
  const origin = requestOrigin();
  return {
    successUrl: `${origin}/?checkoutStatus=success`,
    failUrl: `${origin}/?checkoutStatus=failure`,
  };
}
