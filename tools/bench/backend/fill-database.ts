import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { eq } from 'drizzle-orm';
import { openDatabase } from '../../../apps/backend/src/db/client.ts';
import { migrateDatabase } from '../../../apps/backend/src/db/migrate.ts';
import {
  cartItems,
  carts,
  customers,
  menuItems,
  restaurantDomains,
} from '../../../apps/backend/src/db/schema.ts';
import { demoFolder, migrationsFolder } from '../../../apps/backend/src/files.ts';
import { newId } from '../../../apps/backend/src/ids.ts';
import { importRestaurant } from '../../../apps/backend/src/restaurant-file/import-restaurant.ts';
import { parseRestaurantFile } from '../../../apps/backend/src/restaurant-file/parse.ts';

/** What the measured requests read. */
export interface FilledDatabase {
  /** Customers with one cart each, more than there are connections. */
  readonly customerIds: readonly string[];
  readonly restaurantId: string;
  /** More hostnames of the restaurant than there are connections. */
  readonly domains: readonly string[];
  /** How many lines each cart has. */
  readonly lines: number;
}

const lines = 5;
const callers = 32;

/** Fills an empty database with a demo restaurant and customers whose carts hold the first dishes of the menu. */
export async function fillDatabase(url: string, foundationId: string): Promise<FilledDatabase> {
  await migrateDatabase(url, migrationsFolder);
  const database = openDatabase(url, () => {});
  const { db } = database;
  const { file } = parseRestaurantFile(
    await readFile(join(demoFolder, 'saffron.yaml'), 'utf8'),
    'saffron.yaml',
  );
  const { restaurantId } = await importRestaurant(db, file, { foundationId });
  const domains = Array.from({ length: callers }, (_, index) => `bench-${index}.localhost`);
  await db
    .insert(restaurantDomains)
    .values(domains.map((hostname, index) => ({ hostname, restaurantId, position: 100 + index })));
  const dishes = await db
    .select({ id: menuItems.id })
    .from(menuItems)
    .where(eq(menuItems.restaurantId, restaurantId))
    .orderBy(menuItems.id)
    .limit(lines);
  const customerIds = Array.from({ length: callers }, newId);
  for (const customerId of customerIds) {
    await db.insert(customers).values({
      id: customerId,
      foundationId,
      googleSub: `bench-${customerId}`,
      email: `${customerId}@example.com`,
      isEmailVerified: true,
      name: 'Bench',
    });
    const cartId = newId();
    await db.insert(carts).values({ id: cartId, customerId, restaurantId });
    await db.insert(cartItems).values(
      dishes.map(({ id }) => ({
        id: newId(),
        cartId,
        menuItemId: id,
        quantity: 2,
        optionsHash: id,
        selectedOptions: [],
      })),
    );
  }
  await database.close();
  return { customerIds, restaurantId, domains, lines: dishes.length };
}
