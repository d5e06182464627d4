import { afterAll, beforeAll, expect, test } from 'vitest';
import { curry, type Shop, type Shopper, startShop } from '../resources/checkout/testing/shop.ts';
import { rounds } from '../testing/soak.ts';
import { testFoundationId } from '../testing/test-app.ts';
import { testRestaurantYaml } from '../testing/test-restaurant.ts';
import { importRestaurant } from './import-restaurant.ts';
import { parseRestaurantFile } from './parse.ts';

let shop: Shop;
beforeAll(async () => {
  shop = await startShop();
});
afterAll(() => shop.close());

/** The restaurant's file, different in each version: dishes, choices, promo codes, texts. */
const fileOf = (version: number) =>
  parseRestaurantFile(
    testRestaurantYaml()
      .replace('price: 9.5', `price: ${10 + (version % 10)}`)
      .replace('price: 1.25', `price: 1.${10 + (version % 10)}`)
      .replace('Ten per cent off.', `Ten per cent off ${version}.`)
      .replace('Food for tests.', `Food for tests ${version}.`),
    'test.yaml',
  ).file;

async function order(shopper: Shopper, promoCode: string | undefined): Promise<number[]> {
  const added = await shopper.add({ ...curry, quantity: 2 });
  const checkedOut = await shopper.checkout({ promoCode });
  if (checkedOut.status !== 200) return [added.status, checkedOut.status];
  await shop.payOrder(checkedOut.body.orderId);
  const read = await shopper.call('GET', `/orders/${checkedOut.body.orderId}`);
  return [added.status, checkedOut.status, read.status];
}

test('customers order while an import holds everything that it ever locks', async () => {
  const [known, stranger] = [await shop.newShopper(), await shop.newShopper()];
  await known.add(curry);
  const locked = Promise.withResolvers<void>();
  const goOn = Promise.withResolvers<void>();
  const importing = shop.app.db.transaction(async (tx) => {
    await importRestaurant(tx, fileOf(1), { foundationId: testFoundationId });
    locked.resolve();
    await goOn.promise;
  });
  await Promise.race([locked.promise, importing]);
  try {
    // What a cart, a cart line, an order or a redemption refers to; with `nowait` a lock in the way is an error.
    for (const table of ['restaurants', 'menu_items', 'promo_codes'])
      await shop.app.pool.query(`select from ${table} for key share nowait`);
    expect(await order(known, undefined)).toEqual([201, 200, 200]);
    expect(await order(stranger, undefined)).toEqual([201, 200, 200]);
  } finally {
    goOn.resolve();
    await importing;
  }
});

const imports = rounds(10, 200);
test(
  `${imports} imports and the checkouts of 4 customers never wait for each other in a circle`,
  async () => {
    const shoppers = await Promise.all(Array.from({ length: 4 }, () => shop.newShopper()));
    let areImportsDone = false;
    const statuses: number[] = [];
    const ordering = shoppers.map(async (shopper, index) => {
      while (!areImportsDone) statuses.push(...(await order(shopper, index < 2 ? undefined : 'TEN')));
    });
    const importing = async () => {
      try {
        for (let version = 1; version <= imports; version += 1)
          await importRestaurant(shop.app.db, fileOf(version), { foundationId: testFoundationId });
      } finally {
        areImportsDone = true;
      }
    };
    // A deadlock fails the import or answers a customer with 503.
    await Promise.all([importing(), ...ordering]);
    expect([...new Set(statuses)].sort()).toEqual([200, 201]);
    const orders = statuses.filter((status) => status === 201).length;
    console.log(`${imports} imports beside ${orders} orders`);
  },
  rounds(120_000, 3_600_000),
);
