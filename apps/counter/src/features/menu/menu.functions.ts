import { createServerFn } from '@tanstack/react-start';
import { unwrap } from '@tiffin/api';
import { z } from 'zod';
import { counterBackend } from '../../server/backend.server.ts';
import { endInMinutesSchema, idSchema, restaurantSchema } from '../../server/request-schemas.server.ts';

const targets = z
  .array(z.object({ kind: z.enum(['dish', 'choice']), id: idSchema }))
  .min(1)
  .max(100);

/** The whole menu with what is sold out. */
export const fetchAvailability = createServerFn()
  .validator(restaurantSchema)
  .handler(async ({ data }) => unwrap(await counterBackend().getAvailability(data.restaurantId)));

/** Takes dishes and choices off the menu, or puts them back. */
export const setAvailability = createServerFn({ method: 'POST' })
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
  .handler(async ({ data: { restaurantId, change } }) =>
    unwrap(await counterBackend().setAvailability(restaurantId, change)),
  );
