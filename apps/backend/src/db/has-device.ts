import { and, eq, isNull, sql } from 'drizzle-orm';
import type { Database } from './client.ts';
import { devices } from './schema.ts';

// Longer than the night between two shifts.
const onShiftWithinHours = 24;

/** Whether a device of a restaurant was on shift in the last day, so that people see its orders there. */
export async function hasDevice(db: Database, restaurantId: string): Promise<boolean> {
  const found = await db
    .select({ id: devices.id })
    .from(devices)
    .where(
      and(
        eq(devices.restaurantId, restaurantId),
        isNull(devices.revokedAt),
        sql`${devices.attendedAt} > now() - make_interval(hours => ${onShiftWithinHours})`,
      ),
    )
    .limit(1);
  return found.length > 0;
}
