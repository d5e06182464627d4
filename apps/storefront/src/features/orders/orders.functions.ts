import { createServerFn } from '@tanstack/react-start';
import { resultFor } from '@tiffin/api';
import { z } from 'zod';
import { customerBackend, idSchema } from '../../server/backend.server.ts';

/** One page of the customer's orders, newest first. */
export const fetchOrders = createServerFn()
  .validator(z.object({ page: z.number().int().min(1).max(10_000) }))
  .handler(async ({ data }) => resultFor(await (await customerBackend()).listOrders(data)));

/** Cancels an order as of the version that the customer saw; once, however often it is sent. */
export const cancelOrder = createServerFn({ method: 'POST' })
  .validator(z.object({ id: idSchema, expectedVersion: z.number().int().min(0).max(1_000_000) }))
  .handler(async ({ data: { id, expectedVersion } }) => {
    const idempotencyKey = `cancel-${id}-${expectedVersion}`;
    return resultFor(await (await customerBackend()).cancelOrder(id, expectedVersion, { idempotencyKey }));
  });

/** One order of the customer. */
export const fetchOrder = createServerFn()
  .validator(z.object({ id: idSchema }))
  .handler(async ({ data }) => resultFor(await (await customerBackend()).getOrder(data.id)));
