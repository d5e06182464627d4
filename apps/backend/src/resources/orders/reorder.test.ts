import type { components } from '@tiffin/api/schema';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import type { Transaction } from '../../db/client.ts';
import { soldOuts } from '../../db/schema.ts';
import { importRestaurant } from '../../restaurant-file/import-restaurant.ts';
import { parseRestaurantFile } from '../../restaurant-file/parse.ts';
import { testFoundationId } from '../../testing/test-app.ts';
import { testRestaurantYaml } from '../../testing/test-restaurant.ts';
import { fullPizza, withPizza } from '../checkout/testing/pizza.ts';
import { curry, type DishWish, type Shop, type Shopper, startShop } from '../checkout/testing/shop.ts';
import { ownerOf } from '../team/testing/team.ts';
import { findOrder } from './orders.store.ts';
import { reorder } from './reorder.ts';

type Schemas = components['schemas'];

const yaml = withPizza(testRestaurantYaml()).replace(
  '      - { key: soup, name: Soup, description: Warm., price: 5 }',
  `      - { key: soup, name: Soup, description: Warm., price: 8, allergens: { contains: [celery] } }
      - { key: thali, name: Thali, description: Full., price: 20, maxPerOrder: 3 }
      - key: lunch
        name: Lunch roll
        description: Quick.
        price: 16
        sale: [{ from: 10:00, to: 14:30 }]`,
);
const noon = new Date('2026-03-04T12:00:00Z');

let shop: Shop;
beforeAll(async () => {
  shop = await startShop(yaml);
});
afterEach(async () => {
  shop.setTime(noon);
  await shop.app.db.delete(soldOuts);
  await importMenu(yaml);
});
afterAll(() => shop.close());

const importMenu = (text: string) =>
  importRestaurant(shop.app.db, parseRestaurantFile(text, 'test.yaml').file, {
    foundationId: testFoundationId,
    resetsSettings: false,
  });

/** The same transaction, beside which something happens before its first statement of its own words. */
function importingBefore(tx: Transaction, happen: () => Promise<void>): Transaction {
  let hasHappened = false;
  return new Proxy(tx, {
    get(target, name) {
      const value: unknown = Reflect.get(target, name, target);
      if (typeof value !== 'function') return value;
      if (name !== 'execute') return value.bind(target);
      return async (...statement: unknown[]) => {
        if (!hasHappened) await happen();
        hasHappened = true;
        return value.apply(target, statement);
      };
    },
  });
}

/** Orders and pays; the cart is empty afterwards. */
async function order(shopper: Shopper, ...wishes: DishWish[]): Promise<Schemas['Order']> {
  for (const wish of wishes) await shopper.add(wish);
  const { body } = await shopper.checkout({ addressId: undefined });
  await shop.payOrder(body.orderId);
  for (const event of await shop.standIn.eventsOf(body.orderId)) await shop.sendEvent(event);
  expect((await shopper.cart()).items).toEqual([]);
  return shopper.order(body.orderId);
}

const again = (
  shopper: Shopper,
  orderId: string,
  body: Schemas['ReorderRequest'] = {},
  headers: Readonly<Record<string, string>> = {},
) => shopper.call<Schemas['Reorder'] & Schemas['Error']>('POST', `/orders/${orderId}/reorder`, body, headers);
const linesOf = ({ items }: Schemas['Cart']) =>
  items.map(({ menuItem, quantity }) => `${quantity} ${menuItem.name}`);
const lineIds = ({ items }: Schemas['Order']) => items.map(({ _id }) => _id);

test('puts an order into the cart again, beside what it holds and together with the same dish', async () => {
  const shopper = await shop.newShopper();
  const placed = await order(shopper, { ...curry, quantity: 2 }, { dish: 'Soup' });
  await shopper.add({ dish: 'Cola', quantity: 3 });
  await shopper.add({ dish: 'Soup', quantity: 4 });

  const { status, body } = await again(shopper, placed._id);
  const cart = await shopper.cart();
  expect(status).toBe(200);
  expect(linesOf(cart)).toEqual(['3 Cola', '5 Soup', '2 Curry']);
  const [curryLine, soupLine] = lineIds(placed);
  const curryNow = { quantity: 2, unitPrice: 13.25, allergens: placed.items[0]?.allergens };
  const soupNow = { quantity: 1, unitPrice: 8, allergens: { contains: ['celery'], mayContain: [] } };
  expect(body).toEqual({
    menuVersion: expect.any(Number),
    added: [
      { lineId: curryLine, cartItemId: cart.items[2]?._id, name: 'Curry', ...curryNow, before: curryNow },
      { lineId: soupLine, cartItemId: cart.items[1]?._id, name: 'Soup', ...soupNow, before: soupNow },
    ],
    changed: [],
    left: [],
  });
});

test('chooses the same again, choices of choices and pieces included', async () => {
  const shopper = await shop.newShopper();
  const added = await shopper.add(fullPizza);
  const placed = await order(shopper);
  expect((await again(shopper, placed._id)).body).toMatchObject({
    added: [{ name: 'Pizza', unitPrice: 25.4 }],
  });
  const [before, now] = [added.body.items[0], (await shopper.cart()).items[0]];
  expect(now?.optionsHash).toBe(before?.optionsHash);
});

test('says what costs more and what costs less', async () => {
  const shopper = await shop.newShopper();
  const placed = await order(shopper, { ...curry, quantity: 2 }, { dish: 'Soup' });
  await importMenu(yaml.replace('price: 9.5', 'price: 10').replace('Warm., price: 8', 'Warm., price: 7.2'));
  const { body } = await again(shopper, placed._id);
  expect(body).toMatchObject({
    added: [],
    changed: [
      { name: 'Curry', quantity: 2, unitPrice: 13.75, before: { quantity: 2, unitPrice: 13.25 } },
      { name: 'Soup', quantity: 1, unitPrice: 7.2, before: { quantity: 1, unitPrice: 8 } },
    ],
    left: [],
  });
  expect(linesOf(await shopper.cart())).toEqual(['2 Curry', '1 Soup']);
});

describe('changed allergens', () => {
  const withNuts = yaml.replace(
    'allergens: { contains: [milk], mayContain: [nuts] }',
    'allergens: { contains: [milk, nuts] }',
  );
  const before = { contains: ['cereals_containing_gluten', 'milk'], mayContain: ['nuts'] };
  const now = { contains: ['cereals_containing_gluten', 'milk', 'nuts'], mayContain: [] };

  test('are left, before and now side by side, until their line is accepted', async () => {
    const shopper = await shop.newShopper();
    const placed = await order(shopper, { ...curry, quantity: 2 }, { dish: 'Soup' });
    await importMenu(withNuts);
    const first = await again(shopper, placed._id);
    expect(first.body.added).toMatchObject([{ name: 'Soup' }]);
    expect(first.body.left).toEqual([
      {
        lineId: placed.items[0]?._id,
        name: 'Curry',
        quantity: 2,
        unitPrice: 13.25,
        reason: 'allergens_changed',
        message: 'Its allergens are not what they were. Read them before you add it.',
        allergens: { before, now },
      },
    ]);
    expect(linesOf(await shopper.cart())).toEqual(['1 Soup']);

    const { menuVersion } = first.body;
    const second = await again(shopper, placed._id, {
      acceptAllergens: lineIds(placed).slice(0, 1),
      menuVersion,
    });
    expect(second.body).toMatchObject({
      menuVersion,
      added: [],
      changed: [{ name: 'Curry', quantity: 2, allergens: now, before: { allergens: before } }],
      left: [],
    });
    // The soup, which was not named, is there once.
    expect(linesOf(await shopper.cart())).toEqual(['1 Soup', '2 Curry']);
  });

  test('of a later menu than the one that was read are not accepted', async () => {
    const shopper = await shop.newShopper();
    const placed = await order(shopper, { ...curry, quantity: 2 });
    await importMenu(withNuts);
    const { menuVersion } = (await again(shopper, placed._id)).body;
    await importMenu(withNuts.replace('contains: [milk, nuts]', 'contains: [milk, nuts, peanuts]'));
    const accept = { acceptAllergens: lineIds(placed), menuVersion };
    const { body } = await again(shopper, placed._id, accept);
    expect(body.left).toMatchObject([
      { reason: 'allergens_changed', allergens: { now: { contains: [...now.contains, 'peanuts'] } } },
    ]);
    expect((await shopper.cart()).items).toEqual([]);
    expect(
      (await again(shopper, placed._id, { ...accept, menuVersion: body.menuVersion })).body,
    ).toMatchObject({
      changed: [{ quantity: 2 }],
    });
  });

  test('of a menu that comes while the call is answered are not accepted', async () => {
    const shopper = await shop.newShopper();
    const placed = await order(shopper, { ...curry, quantity: 2 });
    await importMenu(withNuts);
    const { menuVersion } = (await again(shopper, placed._id)).body;
    const withPeanuts = withNuts.replace('contains: [milk, nuts]', 'contains: [milk, nuts, peanuts]');
    const found = await findOrder(shop.app.db, shopper.id, placed._id);
    if (found === null) throw new Error('The order is not there.');
    const imports: string[] = [];
    const outcome = await shop.app.db.transaction((tx) =>
      reorder(
        // The dishes are the first thing that it reads by a statement of its own.
        importingBefore(tx, async () => {
          imports.push('peanuts');
          await importMenu(withPeanuts);
        }),
        shop.app,
        shopper.id,
        found.order,
        { acceptAllergens: lineIds(placed), menuVersion },
      ),
    );
    expect(imports).toEqual(['peanuts']);
    expect(outcome).toMatchObject({
      kind: 'done',
      result: {
        menuVersion,
        changed: [],
        left: [
          { reason: 'allergens_changed', allergens: { now: { contains: [...now.contains, 'peanuts'] } } },
        ],
      },
    });
    expect((await shopper.cart()).items).toEqual([]);
  });

  test('of a choice count as well, and so does what is not stated any more', async () => {
    const shopper = await shop.newShopper();
    const placed = await order(shopper, { ...curry, quantity: 2 }, { dish: 'Soup' });
    await importMenu(
      yaml
        .replace(
          'price: 2.5, allergens: { contains: [cereals_containing_gluten] }',
          'price: 2.5, allergens: {}',
        )
        .replace('price: 8, allergens: { contains: [celery] }', 'price: 8'),
    );
    expect((await again(shopper, placed._id)).body.left).toMatchObject([
      { name: 'Curry', allergens: { before, now: { contains: ['milk'], mayContain: ['nuts'] } } },
      { name: 'Soup', allergens: { before: { contains: ['celery'] }, now: null } },
    ]);
  });
});

describe('leaves', () => {
  test('what is sold out, and says when it is back', async () => {
    const shopper = await shop.newShopper();
    const placed = await order(shopper, { ...curry, quantity: 2 }, { dish: 'Soup' });
    const owner = await ownerOf(shop, shop.restaurantId);
    const soup = shop.payload({ dish: 'Soup' }).menuItemId;
    const [, extras] = shop.payload(curry).selectedOptions;
    const targets = [
      { kind: 'dish', id: soup },
      { kind: 'choice', id: extras?.choiceIds[0] ?? '' },
    ];
    const until = { minutes: 240 };
    const off = await owner.call('PUT', '/availability', { targets, state: 'sold_out', until });
    expect(off.status).toBe(200);
    expect((await again(shopper, placed._id)).body.left).toMatchObject([
      {
        reason: 'choice_sold_out',
        choices: ['Naan'],
        message: 'Naan is sold out. Choose again on the menu.',
      },
      { reason: 'sold_out', message: 'Back today at 16:00.', unitPrice: 8 },
    ]);
    shop.setTime(new Date('2026-03-04T16:00:00Z'));
    expect((await again(shopper, placed._id)).body).toMatchObject({ added: [{}, {}], left: [] });
  });

  test('what is not sold at this hour', async () => {
    const shopper = await shop.newShopper();
    const placed = await order(shopper, { dish: 'Lunch roll' });
    shop.setTime(new Date('2026-03-04T18:00:00Z'));
    expect((await again(shopper, placed._id)).body.left).toMatchObject([
      { name: 'Lunch roll', reason: 'not_now', message: 'Tomorrow from 10:00.' },
    ]);
  });

  test('what is gone, a choice or the dish, and what asks more than it did', async () => {
    const shopper = await shop.newShopper();
    const placed = await order(shopper, curry, { dish: 'Soup' }, fullPizza);
    await importMenu(
      yaml
        .replace(/\n {14}- \{ key: naan.*/, '')
        .replace(/\n {6}- \{ key: soup.*/, '')
        .replace(
          '- key: sides\n            name: Sides\n',
          '- key: sides\n            name: Sides\n            min: 3\n',
        ),
    );
    expect((await again(shopper, placed._id)).body).toMatchObject({
      added: [],
      changed: [],
      left: [
        {
          name: 'Curry',
          reason: 'choice_gone',
          choices: ['Naan'],
          message: 'Naan can no longer be chosen. Choose again on the menu.',
        },
        { name: 'Soup', reason: 'dish_gone', message: 'No longer on the menu.' },
        { name: 'Pizza', reason: 'choose_again', message: 'Choose 3 for “Sides”.' },
      ],
    });
    expect((await shopper.cart()).items).toEqual([]);
  });

  test('what is beyond the limit of an order or of a line', async () => {
    const shopper = await shop.newShopper();
    const placed = await order(shopper, { dish: 'Thali', quantity: 2 }, { dish: 'Soup', quantity: 60 });
    await again(shopper, placed._id);
    const { body } = await again(shopper, placed._id);
    expect(body.changed).toMatchObject([
      { name: 'Thali', quantity: 1, before: { quantity: 2 } },
      { name: 'Soup', quantity: 39, before: { quantity: 60 } },
    ]);
    expect(linesOf(await shopper.cart())).toEqual(['3 Thali', '99 Soup']);
    expect((await again(shopper, placed._id)).body).toMatchObject({
      added: [],
      changed: [],
      left: [
        { reason: 'over_limit', message: 'Your cart holds as many as one order can have: 3.' },
        { reason: 'over_limit', message: 'Your cart holds as many as one order can have: 99.' },
      ],
    });
    expect(linesOf(await shopper.cart())).toEqual(['3 Thali', '99 Soup']);
  });
});

test('says what is called otherwise now', async () => {
  const shopper = await shop.newShopper();
  const placed = await order(shopper, { ...curry, quantity: 2 }, { dish: 'Soup', quantity: 3 });
  await importMenu(
    yaml
      .replace('key: naan, name: Naan', 'key: naan, name: Garlic naan')
      .replace('name: Soup', 'name: Broth'),
  );
  const { body } = await again(shopper, placed._id);
  expect(body).toMatchObject({
    added: [],
    changed: [
      { name: 'Curry', quantity: 2, renamed: [{ before: 'Naan', now: 'Garlic naan' }] },
      { name: 'Broth', quantity: 3, renamed: [{ before: 'Soup', now: 'Broth' }] },
    ],
    left: [],
  });
});

test('a full cart takes nothing, not even what would fit', async () => {
  const shopper = await shop.newShopper();
  const placed = await order(shopper, { ...curry, quantity: 2 }, { dish: 'Soup' });
  await shopper.add({ dish: 'Cola' });
  await shop.app.pool.query(
    `insert into cart_items (id, cart_id, menu_item_id, quantity, options_hash, selected_options)
     select lpad(to_hex(n), 24, 'c'), cart_id, menu_item_id, 1, 'other ' || n, '[]'
     from cart_items, generate_series(1, 98) n where cart_id in (select id from carts where customer_id = $1)`,
    [shopper.id],
  );
  const before = await shopper.cart();
  const { status, body } = await again(shopper, placed._id);
  expect([status, body.code, body.message]).toEqual([
    409,
    'cart_full',
    'Your cart is full: it can hold 100 different dishes. Nothing was added.',
  ]);
  expect(await shopper.cart()).toEqual(before);
});

describe('refuses', () => {
  test("another customer's order, one of another restaurant, and one that never was", async () => {
    const [shopper, other] = [await shop.newShopper(), await shop.newShopper()];
    const placed = await order(other, { ...curry, quantity: 2 });
    for (const id of [placed._id, 'f'.repeat(24)])
      expect(await again(shopper, id)).toMatchObject({ status: 404, body: { code: 'not_found' } });
    const neighbourId = await shop.addRestaurant(testRestaurantYaml('neighbour'));
    const elsewhere = await again(other, placed._id, {}, { 'restaurant-id': neighbourId });
    expect(elsewhere.status).toBe(404);
    expect((await again(other, 'nonsense')).status).toBe(400);
    const asVisitor = await shop.call('POST', `/orders/${placed._id}/reorder`, { body: {} });
    expect(asVisitor.status).toBe(401);
    expect((await other.cart()).items).toEqual([]);
  });

  test('an order that was not paid', async () => {
    const shopper = await shop.newShopper();
    await shopper.add({ ...curry, quantity: 2 });
    const { body } = await shopper.checkout();
    expect(await again(shopper, body.orderId)).toMatchObject({
      status: 409,
      body: {
        code: 'conflict',
        message: 'This order was never placed. Its dishes are on the menu.',
      },
    });
    expect(linesOf(await shopper.cart())).toEqual(['2 Curry']);
  });

  test('lines that are not of the order or of no menu, and more than a list of them', async () => {
    const shopper = await shop.newShopper();
    const placed = await order(shopper, { ...curry, quantity: 2 });
    const [known = ''] = lineIds(placed);
    const mixed = await again(shopper, placed._id, { acceptAllergens: [known, 'f'.repeat(24)] });
    expect(mixed).toMatchObject({
      status: 400,
      body: {
        code: 'invalid_request',
        details: { fields: [{ field: 'acceptAllergens.1', message: 'This line is not part of the order.' }] },
      },
    });
    const unread = await again(shopper, placed._id, { acceptAllergens: [known] });
    expect(unread).toMatchObject({
      status: 400,
      body: { code: 'invalid_request', details: { fields: [{ field: 'menuVersion' }] } },
    });
    for (const wrong of [
      { acceptAllergens: [known, known] },
      { acceptAllergens: ['nonsense'] },
      { acceptAllergens: known },
      { menuVersion: -1 },
      { everything: true },
      [],
    ])
      expect((await shopper.call('POST', `/orders/${placed._id}/reorder`, wrong)).status).toBe(400);
    expect((await shopper.cart()).items).toEqual([]);
  });
});

test('the same call twice adds once and answers the same; two calls add twice', async () => {
  const shopper = await shop.newShopper();
  const placed = await order(shopper, { ...curry, quantity: 2 });
  const key = { 'idempotency-key': 'order-again-once' };
  const [one, other] = await Promise.all([
    again(shopper, placed._id, {}, key),
    again(shopper, placed._id, {}, key),
  ]);
  expect(one.status).toBe(200);
  expect(other.body).toEqual(one.body);
  expect(linesOf(await shopper.cart())).toEqual(['2 Curry']);
  await Promise.all([again(shopper, placed._id), again(shopper, placed._id)]);
  expect(linesOf(await shopper.cart())).toEqual(['6 Curry']);
});
