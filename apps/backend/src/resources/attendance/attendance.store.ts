import { and, eq, isNull, lt, max, sql } from 'drizzle-orm';
import type { Database, Transaction } from '../../db/client.ts';
import { devices, restaurants } from '../../db/schema.ts';

/** Notes up to which change a device has read its restaurant's orders. */
export async function noteFetched(db: Database, deviceId: string, seq: number): Promise<void> {
  await db
    .update(devices)
    .set({ fetchedSeq: seq })
    .where(and(eq(devices.id, deviceId), lt(devices.fetchedSeq, seq)));
}

/** Up to which change any device of a restaurant has read its orders; null where none is paired. */
export async function readFetchedSeq(db: Database, restaurantId: string): Promise<number | null> {
  const [row] = await db
    .select({ fetchedSeq: max(devices.fetchedSeq) })
    .from(devices)
    .where(and(eq(devices.restaurantId, restaurantId), isNull(devices.revokedAt)));
  return row?.fetchedSeq ?? null;
}

// Of the restaurants that answer their orders themselves; by the database's clock, as devices are seen.
const isUnseen = (minutes: number) => sql`
  ${restaurants.acceptance} = 'manual' and ${restaurants.isActive} and ${restaurants.deletedAt} is null
  and not exists (
    select 1 from ${devices}
     where ${devices.restaurantId} = ${restaurants.id} and ${devices.revokedAt} is null
       and ${devices.lastSeenAt} > now() - make_interval(mins => ${minutes})
  )`;

/** The restaurants that answer their orders themselves and had no device for some minutes. */
export function findUnseen(db: Database, minutes: number): Promise<readonly { readonly id: string }[]> {
  return db.select({ id: restaurants.id }).from(restaurants).where(isUnseen(minutes)).orderBy(restaurants.id);
}

/** Locks such a restaurant until the transaction ends; false when a device has been seen meanwhile. */
export async function lockUnseen(tx: Transaction, restaurantId: string, minutes: number): Promise<boolean> {
  const rows = await tx
    .select({ id: restaurants.id })
    .from(restaurants)
    .where(and(eq(restaurants.id, restaurantId), isUnseen(minutes)))
    .for('no key update');
  return rows.length > 0;
}
