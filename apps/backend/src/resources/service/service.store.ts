import type { Busy, OpeningSchedule, Pause, ServiceState } from '@tiffin/domain';
import { eq, type SQL, sql } from 'drizzle-orm';
import type { Database, Transaction } from '../../db/client.ts';
import { restaurants, type ServiceStateRow, serviceStates } from '../../db/schema.ts';
import { specialHoursOf } from './special-hours.store.ts';

/** What is stored of a service, as a query may give it that joins a restaurant which never set any. */
export type StoredService = {
  readonly [Column in Exclude<keyof ServiceStateRow, 'restaurantId' | 'pauseBefore' | 'awaitedSince'>]:
    | ServiceStateRow[Column]
    | null;
};

/** Reads what is set out of a row; whether it has reached its end is for the reader's clock to say. */
export function readService(row: StoredService | null): ServiceState {
  if (row === null) return { pause: null, busy: null };
  const { pausedModes, pausedUntil, pauseReason, busyMinutes, busyUntil } = row;
  return {
    pause:
      pausedModes === null || pausedUntil === null || pauseReason === null
        ? null
        : { modes: pausedModes, until: pausedUntil.toISOString(), reason: pauseReason },
    busy:
      busyMinutes === null || busyUntil === null
        ? null
        : { minutes: busyMinutes, until: busyUntil.toISOString() },
  };
}

/** What is set at a restaurant. */
export async function findService(db: Database, restaurantId: string): Promise<ServiceState> {
  const [row] = await db.select().from(serviceStates).where(eq(serviceStates.restaurantId, restaurantId));
  return readService(row ?? null);
}

/** When a restaurant is open. */
export async function readSchedule(db: Database, restaurantId: string): Promise<OpeningSchedule> {
  const [row] = await db
    .select({
      hours: restaurants.hours,
      timeZone: restaurants.timeZone,
      specialHours: specialHoursOf(restaurants.id),
    })
    .from(restaurants)
    .where(eq(restaurants.id, restaurantId));
  if (row === undefined) throw new Error('A restaurant whose people call is not there');
  return row;
}

/** What is set at a restaurant and the pause that counts after this one, locked until the transaction ends. */
export async function lockService(
  tx: Transaction,
  restaurantId: string,
): Promise<ServiceState & { readonly pauseBefore: Pause | null }> {
  // A row that is not there cannot be locked.
  await tx.insert(serviceStates).values({ restaurantId }).onConflictDoNothing();
  const [row] = await tx
    .select()
    .from(serviceStates)
    .where(eq(serviceStates.restaurantId, restaurantId))
    .for('no key update');
  return { ...readService(row ?? null), pauseBefore: row?.pauseBefore ?? null };
}

/** Pauses ordering modes in the place of any pause before; null takes orders again. Afterwards `before` counts again. */
export async function writePause(
  tx: Transaction,
  restaurantId: string,
  pause: Pause | null,
  before: Pause | null = null,
): Promise<void> {
  await writeService(tx, restaurantId, {
    pausedModes: pause === null ? [] : [...pause.modes],
    pausedUntil: pause === null ? null : new Date(pause.until),
    pauseReason: pause?.reason ?? null,
    pauseBefore: before,
  });
}

/** Adds minutes to the estimates in the place of any before; null ends it. */
export async function writeBusy(tx: Transaction, restaurantId: string, busy: Busy | null): Promise<void> {
  await writeService(tx, restaurantId, {
    busyMinutes: busy?.minutes ?? null,
    busyUntil: busy === null ? null : new Date(busy.until),
  });
}

/** Gives a device the usual time to come on shift, since people have changed when orders may come. */
export async function awaitDevice(tx: Transaction, restaurantId: string): Promise<void> {
  await writeService(tx, restaurantId, { awaitedSince: sql`now()` });
}

async function writeService(
  tx: Transaction,
  restaurantId: string,
  set: Partial<Omit<ServiceStateRow, 'restaurantId' | 'awaitedSince'>> & { readonly awaitedSince?: SQL },
): Promise<void> {
  await tx
    .insert(serviceStates)
    .values({ restaurantId, ...set })
    .onConflictDoUpdate({ target: serviceStates.restaurantId, set });
}
