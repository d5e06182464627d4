import { createServerFn } from '@tanstack/react-start';
import { type Restaurant, unwrap } from '@tiffin/api';
import { publicBackend } from '../../server/public-backend.server.ts';
import { restaurantSchema } from '../../server/request-schemas.server.ts';

/** The restaurant whose counter this is, with its hours and time zone. */
export const fetchRestaurant = createServerFn()
  .validator(restaurantSchema)
  .handler(async ({ data }): Promise<Restaurant> => {
    const { domain } = unwrap(await publicBackend().getSettings(data.restaurantId));
    return unwrap(await publicBackend().getRestaurantByDomain(domain));
  });
