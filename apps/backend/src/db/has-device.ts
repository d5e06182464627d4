import { and, eq, isNull } from 'drizzle-orm';
import type { Database } from './client.ts';
import { devices } from './schema.ts';

/** Whether a device is paired with a restaurant, so that it sees its orders there. */
export async function hasDevice(db: Database, restaurantId: string): Promise<boolean> {
  const found = await db
    .select({ id: devices.id })
    .from(devices)
    .where(and(eq(devices.restaurantId, restaurantId), isNull(devices.revokedAt)))
    .limit(1);
  return found.length > 0;
}
