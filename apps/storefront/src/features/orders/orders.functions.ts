import { createServerFn } from '@tanstack/react-start';
import { unwrap } from '@tiffin/api';
import { z } from 'zod';
import { idSchema } from '../../server/backend.server.ts';
import { customerMiddleware } from '../session/customer-middleware.ts';

/** One page of the customer's orders, newest first. */
export const fetchOrders = createServerFn()
  .middleware([customerMiddleware])
  .validator(z.object({ page: z.number().int().min(1).max(10_000) }))
  .handler(async ({ context: { backend }, data }) => unwrap(await backend.listOrders(data)));

/** Cancels an order as of the version that the customer saw; once, however often it is sent. */
export const cancelOrder = createServerFn({ method: 'POST' })
  .middleware([customerMiddleware])
  .validator(z.object({ id: idSchema, expectedVersion: z.number().int().min(0).max(1_000_000) }))
  .handler(async ({ context: { backend }, data: { id, expectedVersion } }) => {
    const idempotencyKey = `cancel-${id}-${expectedVersion}`;
    return unwrap(await backend.cancelOrder(id, expectedVersion, { idempotencyKey }));
  });

/** One order of the customer. */
export const fetchOrder = createServerFn()
  .middleware([customerMiddleware])
  .validator(z.object({ id: idSchema }))
  .handler(async ({ context: { backend }, data }) => unwrap(await backend.getOrder(data.id)));
