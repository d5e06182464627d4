import { createServerFn } from '@tanstack/react-start';
import { type ApiError, unwrap } from '@tiffin/api';
import { specialNoteLimits } from '@tiffin/domain';
import type { UsualWaits } from '@tiffin/ui';
import { z } from 'zod';
import { counterBackend, managerBackend } from '../../server/backend.server.ts';
import { publicBackend } from '../../server/public-backend.server.ts';
import { endInMinutesSchema, restaurantSchema } from '../../server/request-schemas.server.ts';
import { usualWaits } from './usual-waits.ts';

const date = z.iso.date();
const time = z.iso.time({ precision: -1 });
const end = z.union([endInMinutesSchema, z.enum(['closing', 'next_opening'])]);

/** Pauses modes, or takes orders again. */
export const setPause = createServerFn({ method: 'POST' })
  .validator(
    restaurantSchema.extend({
      modes: z.array(z.enum(['delivery', 'collection'])).max(2),
      until: end.optional(),
    }),
  )
  .handler(async ({ data: { restaurantId, ...change } }) =>
    unwrap(await counterBackend().setPause(restaurantId, change)),
  );

/** Makes the wait longer, or as usual. */
export const setBusy = createServerFn({ method: 'POST' })
  .validator(restaurantSchema.extend({ minutes: z.number().int().min(0).max(60), until: end.optional() }))
  .handler(async ({ data: { restaurantId, ...change } }) =>
    unwrap(await counterBackend().setBusy(restaurantId, change)),
  );

/** How long customers usually wait. */
export const fetchUsualWaits = createServerFn()
  .validator(restaurantSchema)
  .handler(async ({ data: { restaurantId } }): Promise<UsualWaits> => {
    const [settings, changes] = await Promise.all([
      publicBackend().getSettings(restaurantId),
      counterBackend().listChanges(restaurantId, { limit: 1 }),
    ]);
    return usualWaits(unwrap(settings), unwrap(changes).service.busy);
  });

/** The dates with other hours, from today on. */
export const fetchSpecialHours = createServerFn()
  .validator(restaurantSchema)
  .handler(async ({ data }) => unwrap(await counterBackend().listSpecialHours(data.restaurantId)));

/** Gives dates other hours, all of them or none. */
export const setSpecialHours = createServerFn({ method: 'POST' })
  .validator(
    restaurantSchema.extend({
      from: date,
      to: date,
      isActive: z.boolean(),
      opening: time,
      closing: time,
      note: z.string().max(specialNoteLimits.note),
      customerNote: z.string().max(specialNoteLimits.customerNote),
    }),
  )
  .handler(async ({ data: { restaurantId, ...hours } }) =>
    unwrap(await managerBackend().setSpecialHoursRange(restaurantId, hours)),
  );

/** Gives dates their weekday's hours again; one that has them already does not keep the others from it. */
export const removeSpecialHours = createServerFn({ method: 'POST' })
  .validator(
    restaurantSchema.extend({
      dates: z
        .array(z.object({ date, key: z.uuid() }))
        .min(1)
        .max(800),
    }),
  )
  .handler(async ({ data: { restaurantId, dates } }): Promise<null> => {
    let missing: ApiError | null = null;
    for (const { date: day, key: idempotencyKey } of dates) {
      const result = await managerBackend().removeSpecialHours(restaurantId, day, { idempotencyKey });
      if (result.ok) continue;
      if (result.error.status !== 404) throw result.error;
      missing = result.error;
    }
    if (missing !== null) throw missing;
    return null;
  });
