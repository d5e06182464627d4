import { createServerFn } from '@tanstack/react-start';
import { unwrap } from '@tiffin/api';
import { dataRequestKinds, dataRequestLimits } from '@tiffin/domain';
import { z } from 'zod';
import { currentRestaurantId } from '../../server/backend.server.ts';
import { customerMiddleware } from '../session/customer-middleware.ts';

/** Asks the restaurant of this hostname about one's data, also without a sign-in. */
export const sendDataRequest = createServerFn({ method: 'POST' })
  .middleware([customerMiddleware])
  .validator(
    z.object({
      kind: z.enum(dataRequestKinds),
      name: z.string().max(dataRequestLimits.name),
      email: z.string().max(dataRequestLimits.email),
      text: z.string().max(dataRequestLimits.text),
      idempotencyKey: z.uuid(),
    }),
  )
  .handler(async ({ context: { backend }, data: { idempotencyKey, ...request } }) => {
    const restaurantId = await currentRestaurantId();
    return unwrap(await backend.sendDataRequest(restaurantId, request, { idempotencyKey }));
  });
