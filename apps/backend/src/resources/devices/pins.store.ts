import type { StaffRole } from '@tiffin/domain';
import { and, eq, isNotNull, isNull, sql } from 'drizzle-orm';
import type { CallingDevice } from '../../contract/handler.ts';
import type { Database, Transaction } from '../../db/client.ts';
import { devices, staffMembers } from '../../db/schema.ts';
import { digitsHmac, newDigits } from './secrets.ts';

// How long a device acts as the person whose PIN was entered, in minutes.
const elevationMinutes = 10;
const pinDigits = 4;

/** As whom a device acts, and until when. */
export interface Elevation {
  readonly memberId: string;
  readonly name: string;
  readonly role: StaffRole;
  readonly until: Date;
}

/** Gives a person a new PIN that nobody else of the locked team has. */
export async function makePin(
  tx: Transaction,
  secret: string,
  restaurantId: string,
  memberId: string,
): Promise<string> {
  const rows = await tx
    .select({ pinHash: staffMembers.pinHash })
    .from(staffMembers)
    .where(and(eq(staffMembers.restaurantId, restaurantId), isNull(staffMembers.removedAt)));
  const taken = new Set(rows.map(({ pinHash }) => pinHash));
  for (;;) {
    const pin = newDigits(pinDigits);
    const pinHash = digitsHmac(secret, restaurantId, pin);
    // A team is far smaller than the number of PINs, so one is soon found.
    if (taken.has(pinHash)) continue;
    await tx.update(staffMembers).set({ pinHash }).where(eq(staffMembers.id, memberId));
    return pin;
  }
}

/** Lets a device act as the person with this PIN; null when nobody of its restaurant has it. */
export async function elevate(
  db: Database,
  secret: string,
  { id, restaurantId }: CallingDevice,
  pin: string,
): Promise<Elevation | null> {
  const [member] = await db
    .select({ memberId: staffMembers.id, name: staffMembers.name, role: staffMembers.role })
    .from(staffMembers)
    .where(
      and(
        eq(staffMembers.restaurantId, restaurantId),
        eq(staffMembers.pinHash, digitsHmac(secret, restaurantId, pin)),
        isNotNull(staffMembers.joinedAt),
        isNull(staffMembers.removedAt),
      ),
    );
  if (member === undefined) return null;
  const [device] = await db
    .update(devices)
    .set({
      elevatedMemberId: member.memberId,
      elevatedUntil: sql`now() + make_interval(mins => ${elevationMinutes})`,
    })
    .where(eq(devices.id, id))
    .returning({ until: devices.elevatedUntil });
  return { ...member, name: member.name ?? '', until: device?.until ?? new Date() };
}

/** Lets a device act as staff again. */
export async function endElevation(db: Database, deviceId: string): Promise<void> {
  await db
    .update(devices)
    .set({ elevatedMemberId: null, elevatedUntil: null })
    .where(eq(devices.id, deviceId));
}
