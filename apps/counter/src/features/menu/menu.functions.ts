import { createServerFn } from '@tanstack/react-start';
import { unwrap } from '@tiffin/api';
import { z } from 'zod';
import { counterMiddleware } from '../../server/backend-middleware.ts';
import { endInMinutesSchema, idSchema, restaurantSchema } from '../../server/request-schemas.server.ts';

const targets = z
  .array(z.object({ kind: z.enum(['dish', 'choice']), id: idSchema }))
  .min(1)
  .max(100)
  .readonly();

/** The whole menu with what is sold out. */
export const fetchAvailability = createServerFn()
  .middleware([counterMiddleware])
  .validator(restaurantSchema)
  .handler(async ({ context: { backend }, data }) =>
    unwrap(await backend.getAvailability(data.restaurantId)),
  );

/** Takes dishes and choices off the menu, or puts them back. */
export const setAvailability = createServerFn({ method: 'POST' })
  .middleware([counterMiddleware])
  .validator(
    restaurantSchema.extend({
      change: z.discriminatedUnion('state', [
        z.object({ targets, state: z.literal('available') }),
        z.object({
          targets,
          state: z.literal('sold_out'),
          until: z.union([endInMinutesSchema, z.enum(['closing', 'next_opening', 'undone'])]),
        }),
      ]),
    }),
  )
  .handler(async ({ context: { backend }, data: { restaurantId, change } }) =>
    unwrap(await backend.setAvailability(restaurantId, change)),
  );
