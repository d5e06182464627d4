import { createServerFn } from '@tanstack/react-start';
import { z } from 'zod';
import { customerBackend } from '../../server/backend.server.ts';
import { resultFor } from '../../server/call-result.ts';
import { idSchema } from '../../server/id.ts';

/** The customer's latest orders. */
export const fetchOrders = createServerFn().handler(async () =>
  resultFor(await (await customerBackend()).listOrders()),
);

/** One order of the customer. */
export const fetchOrder = createServerFn()
  .validator(z.object({ id: idSchema }))
  .handler(async ({ data }) => resultFor(await (await customerBackend()).getOrder(data.id)));
