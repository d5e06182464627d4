import { pairingCodeLength } from '@tiffin/domain';
import { and, asc, eq, gt, isNotNull, isNull, sql } from 'drizzle-orm';
import type { Database, Transaction } from '../../db/client.ts';
import { type DeviceRow, devices, pairingCodes, restaurants, staffMembers } from '../../db/schema.ts';
import { newId } from '../../ids.ts';
import { tokenDigest } from '../../secret-tokens.ts';
import { digitsHmac, newDeviceToken, newDigits } from './secrets.ts';

// How long a pairing code is good, in minutes.
const codeMinutes = 10;

const isPaired = (restaurantId: string) =>
  and(eq(devices.restaurantId, restaurantId), isNull(devices.revokedAt));

/** Joins a device to the person whose PIN it has at this moment. */
export const isPinHolder = and(
  eq(staffMembers.id, devices.elevatedMemberId),
  isNotNull(staffMembers.joinedAt),
  isNull(staffMembers.removedAt),
  gt(devices.elevatedUntil, sql`now()`),
);

/** The paired devices of a restaurant, by name. */
export function listDevices(db: Database, restaurantId: string): Promise<readonly DeviceRow[]> {
  return db.select().from(devices).where(isPaired(restaurantId)).orderBy(asc(devices.name), asc(devices.id));
}

/** A new pairing code; tried again in the rare case that another restaurant has the same one at this moment. */
export async function makeCode(
  tx: Transaction,
  secret: string,
  wanted: { readonly restaurantId: string; readonly deviceName: string; readonly madeBy: string },
): Promise<{ readonly code: string; readonly expiresAt: Date }> {
  for (let attempt = 0; attempt < 10; attempt += 1) {
    const code = newDigits(pairingCodeLength);
    const [row] = await tx
      .insert(pairingCodes)
      .values({
        ...wanted,
        codeHash: digitsHmac(secret, code),
        expiresAt: sql`now() + make_interval(mins => ${codeMinutes})`,
      })
      .onConflictDoNothing()
      .returning({ expiresAt: pairingCodes.expiresAt });
    if (row !== undefined) return { code, expiresAt: row.expiresAt };
  }
  throw new Error('Ten pairing codes in a row were taken');
}

/** A device just paired. */
export interface NewDevice {
  readonly device: DeviceRow;
  readonly deviceToken: string;
  readonly restaurantName: string;
  /** Who made the code. */
  readonly madeBy: string;
}

/** Uses a code up and pairs a device by it; null when the code is not good in this tenant. */
export async function pair(
  tx: Transaction,
  secret: string,
  foundationId: string,
  code: string,
): Promise<NewDevice | null> {
  const isGood = and(
    eq(pairingCodes.codeHash, digitsHmac(secret, code)),
    gt(pairingCodes.expiresAt, sql`now()`),
  );
  const [found] = await tx
    .select({
      deviceName: pairingCodes.deviceName,
      restaurantId: restaurants.id,
      restaurantName: restaurants.name,
      madeBy: staffMembers.id,
      pairedByName: staffMembers.name,
    })
    .from(pairingCodes)
    .innerJoin(restaurants, eq(restaurants.id, pairingCodes.restaurantId))
    .innerJoin(staffMembers, eq(staffMembers.id, pairingCodes.madeBy))
    .where(
      and(
        isGood,
        eq(restaurants.foundationId, foundationId),
        isNull(restaurants.deletedAt),
        isNull(staffMembers.removedAt),
      ),
    );
  // Deleting the code is what uses it up: of two that try it at once, one finds nothing to delete.
  if (found === undefined || (await tx.delete(pairingCodes).where(isGood)).rowCount !== 1) return null;
  const { deviceName, restaurantId, restaurantName, madeBy, pairedByName } = found;
  const deviceToken = newDeviceToken();
  const [device] = await tx
    .insert(devices)
    .values({
      id: newId(),
      restaurantId,
      name: deviceName,
      tokenHash: tokenDigest(deviceToken),
      pairedByName: pairedByName ?? '',
    })
    .returning();
  if (device === undefined) throw new Error('The device was not written');
  return { device, deviceToken, restaurantName, madeBy };
}

/** Reads a device with the restaurant's name and the person whose PIN it has. */
export async function readDevice(db: Database, deviceId: string) {
  const [found] = await db
    .select({
      device: devices,
      restaurantName: restaurants.name,
      memberId: staffMembers.id,
      memberName: staffMembers.name,
      role: staffMembers.role,
    })
    .from(devices)
    .innerJoin(restaurants, eq(restaurants.id, devices.restaurantId))
    .leftJoin(staffMembers, isPinHolder)
    .where(eq(devices.id, deviceId));
  if (found === undefined) throw new Error('A device that has just called is not there');
  return found;
}

/** Removes a device: its token is good for nothing from then on. */
export async function revokeDevice(tx: Transaction, deviceId: string): Promise<void> {
  await tx
    .update(devices)
    .set({ revokedAt: sql`now()`, elevatedMemberId: null, elevatedUntil: null })
    .where(eq(devices.id, deviceId));
}
