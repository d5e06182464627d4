import { createServerFn } from '@tanstack/react-start';
import { z } from 'zod';
import { customerBackend, idSchema } from '../../server/backend.server.ts';
import { resultFor } from '../../server/call-result.ts';

/** One page of the customer's orders, newest first. */
export const fetchOrders = createServerFn()
  .validator(z.object({ page: z.number().int().min(1).max(10_000) }))
  .handler(async ({ data }) => resultFor(await (await customerBackend()).listOrders(data)));

/** One order of the customer. */
export const fetchOrder = createServerFn()
  .validator(z.object({ id: idSchema }))
  .handler(async ({ data }) => resultFor(await (await customerBackend()).getOrder(data.id)));
