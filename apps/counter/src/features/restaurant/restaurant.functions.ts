import { createServerFn } from '@tanstack/react-start';
import { type CallResult, type Restaurant, resultFor } from '@tiffin/api';
import { publicBackend } from '../../server/public-backend.server.ts';
import { restaurantSchema } from '../../server/request-schemas.server.ts';

/** The restaurant whose counter this is, with its hours and time zone. */
export const fetchRestaurant = createServerFn()
  .validator(restaurantSchema)
  .handler(async ({ data }): Promise<CallResult<Restaurant>> => {
    const settings = await publicBackend().getSettings(data.restaurantId);
    if (!settings.ok) return resultFor(settings);
    return resultFor(await publicBackend().getRestaurantByDomain(settings.data.domain));
  });
