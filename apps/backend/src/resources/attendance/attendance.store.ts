import { and, eq, isNull, lt, max, or, sql } from 'drizzle-orm';
import type { Database, Transaction } from '../../db/client.ts';
import { devices, restaurants, serviceStates } from '../../db/schema.ts';

// How exactly it is known when a device was last on shift, in seconds: not every read is worth a write.
const attendedEverySeconds = 15;

/** Notes that a device on shift has read its restaurant's orders, and up to which change. */
export async function noteAttended(db: Database, deviceId: string, seq: number): Promise<void> {
  const isDue = sql`${devices.attendedAt} is null
    or ${devices.attendedAt} < now() - make_interval(secs => ${attendedEverySeconds})`;
  await db
    .update(devices)
    .set({ fetchedSeq: sql`greatest(${devices.fetchedSeq}, ${seq})`, attendedAt: sql`now()` })
    .where(and(eq(devices.id, deviceId), or(lt(devices.fetchedSeq, seq), isDue)));
}

/** Up to which change any device of a restaurant has read its orders on shift; null where none is paired. */
export async function readFetchedSeq(db: Database, restaurantId: string): Promise<number | null> {
  const [row] = await db
    .select({ fetchedSeq: max(devices.fetchedSeq) })
    .from(devices)
    .where(and(eq(devices.restaurantId, restaurantId), isNull(devices.revokedAt)));
  return row?.fetchedSeq ?? null;
}

// Of the restaurants that answer their orders themselves; by the database's clock, as shifts are noted. A device that has
// been unpaired since was there.
const isUnattended = (minutes: number) => sql`
  ${restaurants.acceptance} = 'manual' and ${restaurants.isActive} and ${restaurants.deletedAt} is null
  and not exists (
    select 1 from ${devices}
     where ${devices.restaurantId} = ${restaurants.id}
       and ${devices.attendedAt} > now() - make_interval(mins => ${minutes})
  )
  and not exists (
    select 1 from ${serviceStates}
     where ${serviceStates.restaurantId} = ${restaurants.id}
       and ${serviceStates.awaitedSince} > now() - make_interval(mins => ${minutes})
  )`;

/** The restaurants that answer their orders themselves and had no device on shift for some minutes, nor a new start. */
export function findUnattended(db: Database, minutes: number): Promise<readonly { readonly id: string }[]> {
  return db
    .select({ id: restaurants.id })
    .from(restaurants)
    .where(isUnattended(minutes))
    .orderBy(restaurants.id);
}

/** Locks such a restaurant until the transaction ends; false when a shift has begun meanwhile. */
export async function lockUnattended(
  tx: Transaction,
  restaurantId: string,
  minutes: number,
): Promise<boolean> {
  const rows = await tx
    .select({ id: restaurants.id })
    .from(restaurants)
    .where(and(eq(restaurants.id, restaurantId), isUnattended(minutes)))
    .for('no key update');
  return rows.length > 0;
}
