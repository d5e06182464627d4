import { penceFromPounds } from '@tiffin/domain';
import type { RestaurantFile } from '@tiffin/domain/restaurant-file';
import { and, eq, inArray, ne, notInArray, sql } from 'drizzle-orm';
import type { Database, Transaction } from '../db/client.ts';
import { foundations, promoCodes, restaurantDomains, restaurantSettings, restaurants } from '../db/schema.ts';
import { upsertById } from '../db/upsert.ts';
import { writePictures } from '../pictures/write-pictures.ts';
import { startOrderNumbers } from '../resources/orders/order-numbers.store.ts';
import { findTarget } from './find-target.ts';
import { type KeptSetting, keptSettings, operationalSettings } from './kept-settings.ts';
import { menuRows, openingHours, type Pictures, promoCodeRows, settingsRow } from './rows.ts';
import { writeMenu } from './write-menu.ts';

/** How a restaurant is imported. */
export interface ImportOptions {
  readonly foundationId: string;
  /** Writes all settings of the file, also over what an admin has set. */
  readonly resetsSettings?: boolean;
  /** The pictures that the file names, already in the store. */
  readonly pictures?: Pictures;
}

/** What an import did. */
export interface ImportResult {
  readonly restaurantId: string;
  readonly name: string;
  readonly items: number;
  /** Whether the menu differs from what was there before. */
  readonly hasMenuChanged: boolean;
  /** Where the restaurant goes on with other settings than the file's. */
  readonly kept: readonly KeptSetting[];
}

/** Hostnames of a file belong to other restaurants; each message says what to do. */
export class DomainsTaken extends Error {
  override name = 'DomainsTaken';
  readonly taken: readonly { readonly hostname: string; readonly message: string }[];

  constructor(taken: DomainsTaken['taken']) {
    super(taken.map(({ message }) => message).join('\n'));
    this.taken = taken;
  }
}

/**
 * Writes a restaurant into the database, all or nothing; the same file again changes nothing. A restaurant that is
 * there keeps its operational settings and what an admin has set; one that was made by the API is adopted.
 */
export async function importRestaurant(
  db: Database,
  file: RestaurantFile,
  { foundationId: defaultFoundationId, resetsSettings = false, pictures = new Map() }: ImportOptions,
): Promise<ImportResult> {
  const foundationId = file.foundation ?? defaultFoundationId;
  const inFile = {
    name: file.name,
    hasDelivery: file.hasDelivery,
    hasCollection: file.hasCollection,
    isActive: file.isActive,
    hours: openingHours(file),
    timeZone: file.timeZone,
    minOrderPrice: penceFromPounds(file.settings.minOrderPrice),
    orderEmail: file.orders?.email ?? null,
  };
  const ownerEmails = [...new Set(file.team?.owners.map((address) => address.toLowerCase()))];
  return db.transaction(async (tx) => {
    await tx.insert(foundations).values({ id: foundationId }).onConflictDoNothing();
    const { restaurantId, known } = await findTarget(tx, foundationId, file);
    const setByAdmin = resetsSettings ? [] : (known?.setByAdmin ?? []);
    await upsertById(
      tx,
      restaurants,
      'id',
      [
        {
          ...inFile,
          id: restaurantId,
          foundationId,
          key: file.key,
          orderPrefix: file.orderPrefix,
          ownerEmails,
          setByAdmin,
        },
      ],
      resetsSettings ? [] : [...operationalSettings, ...setByAdmin.filter((name) => name !== 'domain')],
    );
    const kept = resetsSettings || known === undefined ? [] : keptSettings(known, inFile, setByAdmin);
    const mainDomain = setByAdmin.includes('domain') ? await mainDomainOf(tx, restaurantId) : null;
    if (mainDomain !== null && mainDomain !== file.domains[0])
      kept.push({ name: 'domains', kept: mainDomain, inFile: file.domains.join(', ') });
    await startOrderNumbers(tx, restaurantId);
    await writePictures(tx, restaurantId, [...pictures.values()]);
    await upsertById(tx, restaurantSettings, 'restaurantId', [settingsRow(file, restaurantId, pictures)]);
    await replaceDomains(
      tx,
      [...new Set([...(mainDomain === null ? [] : [mainDomain]), ...file.domains])],
      restaurantId,
    );
    const rows = menuRows(file, restaurantId, pictures);
    const hasMenuChanged = (await writeMenu(tx, rows, restaurantId)) > 0;
    if (hasMenuChanged) {
      await tx.update(restaurants).set({ menuUpdatedAt: sql`now()` }).where(eq(restaurants.id, restaurantId));
    }
    // Last, since checkouts with a limited code wait for it.
    await writePromoCodes(tx, file, restaurantId);
    const name = setByAdmin.includes('name') && known !== undefined ? known.name : file.name;
    return { restaurantId, name, items: rows.items.length, hasMenuChanged, kept };
  });
}

async function mainDomainOf(tx: Transaction, restaurantId: string): Promise<string | null> {
  const [main] = await tx
    .select({ hostname: restaurantDomains.hostname })
    .from(restaurantDomains)
    .where(and(eq(restaurantDomains.restaurantId, restaurantId), eq(restaurantDomains.position, 0)));
  return main?.hostname ?? null;
}

async function replaceDomains(
  tx: Transaction,
  hostnames: readonly string[],
  restaurantId: string,
): Promise<void> {
  const taken = await tx
    .select({
      hostname: restaurantDomains.hostname,
      name: restaurants.name,
      id: restaurants.id,
      key: restaurants.key,
    })
    .from(restaurantDomains)
    .innerJoin(restaurants, eq(restaurants.id, restaurantDomains.restaurantId))
    .where(
      and(
        inArray(restaurantDomains.hostname, [...hostnames]),
        ne(restaurantDomains.restaurantId, restaurantId),
        eq(restaurantDomains.isFreed, false),
      ),
    );
  if (taken.length > 0) {
    throw new DomainsTaken(
      taken.map(({ hostname, name, id, key }) => ({
        hostname,
        message: `The domain ${hostname} already belongs to ${name}: ${key === null ? `leave it out of this file, or give ${name} another one first (PATCH /restaurants/${id})` : 'remove it from one of the two'}.`,
      })),
    );
  }
  await tx.delete(restaurantDomains).where(eq(restaurantDomains.restaurantId, restaurantId));
  await tx
    .insert(restaurantDomains)
    .values(hostnames.map((hostname, position) => ({ hostname, restaurantId, position })));
}

async function writePromoCodes(tx: Transaction, file: RestaurantFile, restaurantId: string): Promise<void> {
  const rows = promoCodeRows(file, restaurantId, new Date());
  await upsertById(tx, promoCodes, 'id', rows, ['restaurantId', 'code', 'createdAt']);
  await tx
    .update(promoCodes)
    .set({ isActive: false })
    .where(
      and(
        eq(promoCodes.restaurantId, restaurantId),
        notInArray(
          promoCodes.id,
          rows.map((row) => row.id),
        ),
      ),
    );
}
