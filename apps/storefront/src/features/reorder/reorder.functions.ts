import { createServerFn } from '@tanstack/react-start';
import { unwrap } from '@tiffin/api';
import { z } from 'zod';
import { idSchema } from '../../server/backend.server.ts';
import { customerMiddleware } from '../session/customer-middleware.ts';

/** Puts an order, or the lines whose allergens are accepted, into the cart again; returns what came of it, and the cart. */
export const reorder = createServerFn({ method: 'POST' })
  .middleware([customerMiddleware])
  .validator(
    z.object({
      id: idSchema,
      acceptAllergens: z.array(idSchema).max(100).readonly().optional(),
      menuVersion: z.number().int().min(0).optional(),
      idempotencyKey: z.uuid(),
    }),
  )
  .handler(async ({ context: { backend }, data: { id, idempotencyKey, ...input } }) => {
    const result = unwrap(await backend.reorder(id, input, { idempotencyKey }));
    return { result, cart: unwrap(await backend.getCart()) };
  });
