import { createServerFn } from '@tanstack/react-start';
import { type CallResult, resultFor } from '@tiffin/api';
import { idPattern, type RestaurantFailures } from '@tiffin/domain';
import { z } from 'zod';
import { managerBackend } from '../../server/backend.server.ts';

/** What did not reach a restaurant's customers or its people in the last 7 days. */
export const fetchFailures = createServerFn()
  .validator(z.object({ restaurantId: z.string().regex(idPattern) }))
  .handler(
    async ({ data: { restaurantId } }): Promise<CallResult<RestaurantFailures>> =>
      resultFor(await managerBackend().listFailures(restaurantId)),
  );
