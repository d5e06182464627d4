import { and, eq, isNull, or, sql } from 'drizzle-orm';
import type { CallingDevice, CounterActor } from '../../contract/handler.ts';
import type { Database } from '../../db/client.ts';
import { devices, restaurants, staffMembers } from '../../db/schema.ts';
import { tokenDigest } from '../../secret-tokens.ts';
import { isPinHolder } from './devices.store.ts';
import { newDeviceToken } from './secrets.ts';

const tokenPattern = /^Bearer +(device-[A-Za-z0-9_-]{43})$/i;

// How exactly it is known when a device was last seen, in seconds: not every call is worth a write.
const seenEverySeconds = 15;

/** The device's token of a request. */
export function deviceTokenOf(headers: Headers): string | null {
  return headers.get('authorization')?.match(tokenPattern)?.[1] ?? null;
}

/** A device that calls with a good token. */
export interface FoundDevice {
  readonly device: CallingDevice;
  readonly actor: CounterActor;
  readonly isRestaurantDeleted: boolean;
}

/** The device of a token, and as whom it acts: as staff, or as the person whose PIN it has; notes that it was seen. */
export async function findDevice(
  db: Database,
  foundationId: string,
  token: string,
): Promise<FoundDevice | null> {
  const tokenHash = tokenDigest(token);
  const [row] = await db
    .select({
      device: devices,
      deletedAt: restaurants.deletedAt,
      memberId: staffMembers.id,
      memberName: staffMembers.name,
      role: staffMembers.role,
      isDue: sql<boolean>`${devices.lastSeenAt} < now() - make_interval(secs => ${seenEverySeconds})`,
    })
    .from(devices)
    .innerJoin(restaurants, eq(restaurants.id, devices.restaurantId))
    .leftJoin(staffMembers, isPinHolder)
    .where(
      and(
        or(eq(devices.tokenHash, tokenHash), eq(devices.nextTokenHash, tokenHash)),
        isNull(devices.revokedAt),
        eq(restaurants.foundationId, foundationId),
      ),
    );
  if (row === undefined) return null;
  const { id, restaurantId, name } = row.device;
  const isNext = row.device.nextTokenHash === tokenHash;
  // The first use of the next token ends the one before.
  if (isNext || row.isDue) {
    await db
      .update(devices)
      .set({ lastSeenAt: sql`now()`, ...(isNext ? { tokenHash, nextTokenHash: null } : {}) })
      .where(and(eq(devices.id, id), isNext ? eq(devices.nextTokenHash, tokenHash) : undefined));
  }
  return {
    device: { id, restaurantId },
    actor: {
      memberId: row.memberId,
      deviceId: id,
      name: row.memberName ?? name,
      role: row.role ?? 'staff',
    },
    isRestaurantDeleted: row.deletedAt !== null,
  };
}

/** Whether a device is still paired with a restaurant; does not count as a sign of it. */
export async function isDevicePaired(db: Database, restaurantId: string, deviceId: string): Promise<boolean> {
  const [row] = await db
    .select({ id: devices.id })
    .from(devices)
    .innerJoin(restaurants, eq(restaurants.id, devices.restaurantId))
    .where(
      and(
        eq(devices.id, deviceId),
        eq(devices.restaurantId, restaurantId),
        isNull(devices.revokedAt),
        isNull(restaurants.deletedAt),
      ),
    );
  return row !== undefined;
}

/** Gives a device its next token; the one at hand stays good until that is used, so that a lost answer locks nobody out. */
export async function rotateToken(db: Database, deviceId: string): Promise<string> {
  const token = newDeviceToken();
  await db
    .update(devices)
    .set({ nextTokenHash: tokenDigest(token) })
    .where(eq(devices.id, deviceId));
  return token;
}
