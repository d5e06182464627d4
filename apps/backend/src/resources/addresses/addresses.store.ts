import type { Address, Coordinates } from '@tiffin/domain';
import { and, asc, count, desc, eq, ne } from 'drizzle-orm';
import type { Database, Transaction } from '../../db/client.ts';
import { addresses, customers } from '../../db/schema.ts';
import { newId } from '../../ids.ts';

/** A row of the address book. */
export type AddressRow = typeof addresses.$inferSelect;

/** An address without its id, its owner and its place among the others. */
export type AddressFields = Omit<AddressRow, 'id' | 'customerId' | 'isDefault' | 'createdAt'>;

type LocationColumns = Pick<AddressRow, 'locatedPostcode' | 'locatedLongitude' | 'locatedLatitude'>;

/** Where an address is, as this server has looked it up; null while its present postcode has not been found. */
export function locationOf(
  row: Pick<AddressRow, 'postalCode' | 'locatedPostcode' | 'locatedLongitude' | 'locatedLatitude'>,
): Coordinates | null {
  const { postalCode, locatedPostcode, locatedLongitude: longitude, locatedLatitude: latitude } = row;
  if (locatedPostcode !== postalCode || longitude === null || latitude === null) return null;
  return { longitude, latitude };
}

/** Reads an address of the book; what the customer left out is left out. */
export function readAddress(row: AddressRow): Address {
  const location = locationOf(row);
  return {
    id: row.id,
    type: row.type,
    address: row.address,
    building: row.building,
    postalCode: row.postalCode,
    ...(row.city === null ? {} : { city: row.city }),
    ...(row.state === null ? {} : { state: row.state }),
    ...(row.country === null ? {} : { country: row.country }),
    longitude: location?.longitude ?? null,
    latitude: location?.latitude ?? null,
    isVerified: location !== null,
    isDefault: row.isDefault,
  };
}

/** The columns that say where a postcode is; null when it has not been found. */
export function locationColumns(postalCode: string, found: Coordinates | null): LocationColumns {
  return {
    locatedPostcode: found === null ? null : postalCode,
    locatedLongitude: found?.longitude ?? null,
    locatedLatitude: found?.latitude ?? null,
  };
}

/** Notes where an address is, unless its postcode has been changed since. */
export async function saveLocation(
  db: Database,
  { id, postalCode }: Pick<AddressRow, 'id' | 'postalCode'>,
  found: Coordinates,
): Promise<void> {
  await db
    .update(addresses)
    .set(locationColumns(postalCode, found))
    .where(and(eq(addresses.id, id), eq(addresses.postalCode, postalCode)));
}

/** The most addresses one customer may save: as many as the list can show. */
export const maxAddresses = 100;

/** The addresses of a customer, the default first, then the newest. */
export async function listAddresses(db: Database, customerId: string): Promise<AddressRow[]> {
  return db
    .select()
    .from(addresses)
    .where(eq(addresses.customerId, customerId))
    .orderBy(desc(addresses.isDefault), desc(addresses.createdAt), asc(addresses.id));
}

/** One of a customer's own addresses. */
export async function findAddress(db: Database, customerId: string, id: string): Promise<AddressRow | null> {
  const [row] = await db.select().from(addresses).where(ownAddress(customerId, id));
  return row ?? null;
}

/** Saves an address; a customer's first one is the default whatever it says. Null when the book is full. */
export async function addAddress(
  tx: Transaction,
  customerId: string,
  fields: AddressFields,
  wantsDefault: boolean,
): Promise<AddressRow | null> {
  await lockAddressBook(tx, customerId);
  const [counted] = await tx
    .select({ total: count() })
    .from(addresses)
    .where(eq(addresses.customerId, customerId));
  const total = counted?.total ?? 0;
  if (total >= maxAddresses) return null;
  const isDefault = wantsDefault || total === 0;
  if (isDefault) await clearDefault(tx, customerId);
  const [row] = await tx
    .insert(addresses)
    .values({ ...fields, id: newId(), customerId, isDefault })
    .returning();
  return row ?? null;
}

/** Changes an address. One is always the default: it stops being it only when another one becomes it. */
export async function changeAddress(
  tx: Transaction,
  customerId: string,
  id: string,
  fields: AddressFields,
  wantsDefault: boolean,
): Promise<AddressRow | null> {
  if (wantsDefault) await clearDefault(tx, customerId);
  const [row] = await tx
    .update(addresses)
    .set({ ...fields, ...(wantsDefault ? { isDefault: true } : {}) })
    .where(ownAddress(customerId, id))
    .returning();
  return row ?? null;
}

/** Makes an address the default one. */
export async function makeDefault(db: Database, customerId: string, id: string): Promise<AddressRow | null> {
  return db.transaction(async (tx) => {
    await lockAddressBook(tx, customerId);
    if ((await findAddress(tx, customerId, id)) === null) return null;
    await clearDefault(tx, customerId);
    const [row] = await tx
      .update(addresses)
      .set({ isDefault: true })
      .where(ownAddress(customerId, id))
      .returning();
    return row ?? null;
  });
}

/** Deletes an address; when it was the default, the newest of the others takes its place. */
export async function deleteAddress(tx: Transaction, customerId: string, id: string): Promise<boolean> {
  await lockAddressBook(tx, customerId);
  const [deleted] = await tx.delete(addresses).where(ownAddress(customerId, id)).returning();
  if (deleted?.isDefault) {
    const [next] = await tx
      .select({ id: addresses.id })
      .from(addresses)
      .where(and(eq(addresses.customerId, customerId), ne(addresses.id, id)))
      .orderBy(desc(addresses.createdAt), asc(addresses.id))
      .limit(1);
    if (next !== undefined)
      await tx.update(addresses).set({ isDefault: true }).where(eq(addresses.id, next.id));
  }
  return deleted !== undefined;
}

/** Puts changes to one customer's addresses one after the other: which is the default depends on all of them. */
export async function lockAddressBook(tx: Transaction, customerId: string): Promise<void> {
  await tx
    .select({ id: customers.id })
    .from(customers)
    .where(eq(customers.id, customerId))
    .for('no key update');
}

async function clearDefault(tx: Transaction, customerId: string): Promise<void> {
  await tx
    .update(addresses)
    .set({ isDefault: false })
    .where(and(eq(addresses.customerId, customerId), eq(addresses.isDefault, true)));
}

function ownAddress(customerId: string, id: string) {
  return and(eq(addresses.id, id), eq(addresses.customerId, customerId));
}
