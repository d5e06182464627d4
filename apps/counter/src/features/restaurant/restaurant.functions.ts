import { createServerFn } from '@tanstack/react-start';
import { type CallResult, type Restaurant, resultFor } from '@tiffin/api';
import { idPattern } from '@tiffin/domain';
import { z } from 'zod';
import { publicBackend } from '../../server/public-backend.server.ts';

/** The restaurant whose counter this is, with its hours and time zone. */
export const fetchRestaurant = createServerFn()
  .validator(z.object({ restaurantId: z.string().regex(idPattern) }))
  .handler(async ({ data }): Promise<CallResult<Restaurant>> => {
    const settings = await publicBackend().getSettings(data.restaurantId);
    if (!settings.ok) return resultFor(settings);
    return resultFor(await publicBackend().getRestaurantByDomain(settings.data.domain));
  });
