import type { components } from '@tiffin/api/schema';
import { and, eq, isNull } from 'drizzle-orm';
import type { Transaction } from '../../db/client.ts';
import { restaurantDomains, restaurants, type SharedSetting } from '../../db/schema.ts';
import { newId } from '../../ids.ts';
import { startOrderNumbers } from '../orders/order-numbers.store.ts';
import { findRestaurant, type RestaurantRow } from './restaurants.store.ts';

type Hours = components['schemas']['Hours'];

/** A restaurant to be created; money in pence. */
export interface NewRestaurant {
  readonly name: string;
  readonly domain: string;
  readonly hasDelivery: boolean;
  readonly hasCollection: boolean;
  readonly isActive: boolean;
  readonly hours: Hours;
  readonly timeZone: string;
  readonly minOrderPrice: number;
}

/** What may be changed of a restaurant. */
export type RestaurantChanges = { readonly [Name in keyof NewRestaurant]?: NewRestaurant[Name] | undefined };

// An import leaves these alone once an admin has set them.
const sharedSettings = ['name', 'domain', 'hours', 'timeZone'] as const satisfies readonly SharedSetting[];

/** Creates a restaurant with its hostname; a taken hostname is a unique violation. */
export async function createRestaurant(
  tx: Transaction,
  foundationId: string,
  input: NewRestaurant,
): Promise<RestaurantRow> {
  const { domain, ...rest } = input;
  const id = newId();
  await tx
    .insert(restaurants)
    .values({ ...rest, id, foundationId, name: rest.name.trim(), orderPrefix: prefixOf(rest.name) });
  await startOrderNumbers(tx, id);
  await tx.insert(restaurantDomains).values({ hostname: domain, restaurantId: id, position: 0 });
  const row = await findRestaurant(tx, foundationId, id);
  if (row === null) throw new Error('A restaurant that was just created cannot be found.');
  return row;
}

/** Changes a restaurant; its new hostname takes the place of the main one. */
export async function updateRestaurant(
  tx: Transaction,
  foundationId: string,
  id: string,
  changes: RestaurantChanges,
): Promise<RestaurantRow | null> {
  const { domain, ...rest } = changes;
  const [known] = await tx
    .select({ setByAdmin: restaurants.setByAdmin })
    .from(restaurants)
    .where(
      and(eq(restaurants.id, id), eq(restaurants.foundationId, foundationId), isNull(restaurants.deletedAt)),
    )
    .for('no key update');
  if (known === undefined) return null;
  const set = Object.fromEntries(Object.entries(rest).filter(([, value]) => value !== undefined));
  const setNow = sharedSettings.filter((name) => changes[name] !== undefined);
  const setByAdmin = [...new Set([...known.setByAdmin, ...setNow])];
  await tx
    .update(restaurants)
    .set({ ...set, setByAdmin })
    .where(eq(restaurants.id, id));
  if (domain !== undefined) await setMainDomain(tx, id, domain);
  return findRestaurant(tx, foundationId, id);
}

async function setMainDomain(tx: Transaction, restaurantId: string, hostname: string): Promise<void> {
  const own = and(eq(restaurantDomains.restaurantId, restaurantId), eq(restaurantDomains.hostname, hostname));
  const [known] = await tx
    .select({ position: restaurantDomains.position })
    .from(restaurantDomains)
    .where(own);
  const atFront = and(eq(restaurantDomains.restaurantId, restaurantId), eq(restaurantDomains.position, 0));
  if (known === undefined) {
    await tx.update(restaurantDomains).set({ hostname }).where(atFront);
  } else if (known.position !== 0) {
    // The two change places; the detour keeps each position unique on the way.
    await tx.update(restaurantDomains).set({ position: -1 }).where(own);
    await tx.update(restaurantDomains).set({ position: known.position }).where(atFront);
    await tx.update(restaurantDomains).set({ position: 0 }).where(own);
  }
}

/** The letter before the order numbers: the name's first. */
function prefixOf(name: string): string {
  return name.toUpperCase().match(/[A-Z]/)?.[0] ?? 'R';
}
