import { createServerFn } from '@tanstack/react-start';
import { unwrap } from '@tiffin/api';
import { counterLimits, mostBreaks, specialNoteLimits } from '@tiffin/domain';
import type { UsualWaits } from '@tiffin/ui';
import { z } from 'zod';
import { counterMiddleware, managerMiddleware } from '../../server/backend-middleware.ts';
import { publicBackend } from '../../server/public-backend.server.ts';
import { endInMinutesSchema, restaurantSchema } from '../../server/request-schemas.server.ts';
import { usualWaits } from './usual-waits.ts';

const date = z.iso.date();
const time = z.iso.time({ precision: -1 });
const end = z.union([endInMinutesSchema, z.enum(['closing', 'next_opening'])]);

/** Pauses modes, or takes orders again. */
export const setPause = createServerFn({ method: 'POST' })
  .middleware([counterMiddleware])
  .validator(
    restaurantSchema.extend({
      modes: z
        .array(z.enum(['delivery', 'collection']))
        .max(2)
        .readonly(),
      until: end.optional(),
    }),
  )
  .handler(async ({ context: { backend }, data: { restaurantId, ...change } }) =>
    unwrap(await backend.setPause(restaurantId, change)),
  );

/** Makes the wait longer, or as usual. */
export const setBusy = createServerFn({ method: 'POST' })
  .middleware([counterMiddleware])
  .validator(restaurantSchema.extend({ minutes: z.number().int().min(0).max(60), until: end.optional() }))
  .handler(async ({ context: { backend }, data: { restaurantId, ...change } }) =>
    unwrap(await backend.setBusy(restaurantId, change)),
  );

/** Chooses who answers orders. */
export const setAcceptance = createServerFn({ method: 'POST' })
  .middleware([managerMiddleware])
  .validator(
    restaurantSchema.extend({
      acceptance: z.enum(['auto', 'manual']),
      minutes: z.number().int().min(counterLimits.answer.least).max(counterLimits.answer.most),
    }),
  )
  .handler(async ({ context: { backend }, data: { restaurantId, ...acceptance } }) =>
    unwrap(await backend.setAcceptance(restaurantId, acceptance)),
  );

/** Chooses whether a locked device asks for a PIN. */
export const setLock = createServerFn({ method: 'POST' })
  .middleware([managerMiddleware])
  .validator(restaurantSchema.extend({ needsPin: z.boolean() }))
  .handler(async ({ context: { backend }, data: { restaurantId, ...lock } }) =>
    unwrap(await backend.setLock(restaurantId, lock)),
  );

/** How long customers usually wait. */
export const fetchUsualWaits = createServerFn()
  .middleware([counterMiddleware])
  .validator(restaurantSchema)
  .handler(async ({ context: { backend }, data: { restaurantId } }): Promise<UsualWaits> => {
    const [settings, changes] = await Promise.all([
      publicBackend().getSettings(restaurantId),
      backend.listChanges(restaurantId, { limit: 1 }),
    ]);
    return usualWaits(unwrap(settings), unwrap(changes).service.busy);
  });

/** The dates with other hours, from today on. */
export const fetchSpecialHours = createServerFn()
  .middleware([counterMiddleware])
  .validator(restaurantSchema)
  .handler(async ({ context: { backend }, data }) =>
    unwrap(await backend.listSpecialHours(data.restaurantId)),
  );

/** Gives dates other hours, all of them or none. */
export const setSpecialHours = createServerFn({ method: 'POST' })
  .middleware([managerMiddleware])
  .validator(
    restaurantSchema.extend({
      from: date,
      to: date,
      isActive: z.boolean(),
      opening: time,
      closing: time,
      breaks: z
        .array(z.object({ from: time, to: time }))
        .max(mostBreaks)
        .exactOptional(),
      note: z.string().max(specialNoteLimits.note),
      customerNote: z.string().max(specialNoteLimits.customerNote),
    }),
  )
  .handler(async ({ context: { backend }, data: { restaurantId, ...hours } }) =>
    unwrap(await backend.setSpecialHoursRange(restaurantId, hours)),
  );

/** Gives the dates of a range their weekday's hours again. */
export const removeSpecialHours = createServerFn({ method: 'POST' })
  .middleware([managerMiddleware])
  .validator(restaurantSchema.extend({ from: date, to: date, key: z.uuid() }))
  .handler(async ({ context: { backend }, data: { restaurantId, from, to, key: idempotencyKey } }) =>
    unwrap(await backend.removeSpecialHoursRange(restaurantId, { from, to }, { idempotencyKey })),
  );
