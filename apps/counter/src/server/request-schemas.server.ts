import { counterLimits, idPattern } from '@tiffin/domain';
import { z } from 'zod';

/** An id, as server functions take it for a call of the backend. */
export const idSchema = z.string().regex(idPattern);

/** What a server function about a restaurant takes. */
export const restaurantSchema = z.object({ restaurantId: idSchema });

/** An end of a pause, a longer wait or a sold-out dish that comes after some minutes. */
export const endInMinutesSchema = z.object({
  minutes: z.number().int().min(counterLimits.end.least).max(counterLimits.end.most),
});
