import { eq, inArray } from 'drizzle-orm';
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { carts, menuChoices, menuItems } from '../../db/schema.ts';
import { testRestaurantYaml } from '../../testing/test-restaurant.ts';
import { curry, type DishWish, type Shop, type Shopper, startShop } from '../checkout/testing/shop.ts';

// One more dish with seven free choices: 128 different lines.
const manyChoices = `
      - key: thali
        name: Thali
        description: Mix and match.
        price: 3
        options:
          - key: dishes
            name: Dishes
            choices:
${[1, 2, 3, 4, 5, 6, 7].map((n) => `              - { key: d${n}, name: D${n} }`).join('\n')}
`;

let shop: Shop;
beforeAll(async () => {
  shop = await startShop(
    testRestaurantYaml().replace('      - { key: soup', `${manyChoices}      - { key: soup`),
  );
});
afterAll(() => shop.close());

const unknownId = 'ffffffffffffffffffffffff';
const itemPath = (id: string | undefined) => `/restaurant-cart/items/${id}`;

test('the first reads at once make one empty cart', async () => {
  const shopper = await shop.newShopper();
  const found = await Promise.all(Array.from({ length: 20 }, () => shopper.cart()));
  expect(new Set(found.map(({ _id }) => _id)).size).toBe(1);
  expect(found[0]).toMatchObject({ restaurantId: shop.restaurantId, items: [], totalAmount: 0 });
  const rows = await shop.app.db.select().from(carts).where(eq(carts.customerId, shopper.id));
  expect(rows).toHaveLength(1);
});

test('customers who read at once each get their own cart, with what they have just added', async () => {
  const shoppers = await Promise.all(Array.from({ length: 4 }, () => shop.newShopper()));
  const quantities = await Promise.all(
    shoppers.map(async (shopper, index) => {
      // The last one has no cart yet.
      if (index < 3) await shopper.add({ dish: 'Soup', quantity: index + 1 });
      const carts = await Promise.all(shoppers.map((each) => each.cart()));
      return carts[index]?.items.map(({ quantity }) => quantity);
    }),
  );
  expect(quantities).toEqual([[1], [2], [3], []]);
});

test('a visitor has no cart', async () => {
  const { status, body } = await shop.call('GET', '/restaurant-cart');
  expect([status, body]).toMatchObject([401, { code: 'unauthorized' }]);
});

test('a dish is added with its choices and their prices', async () => {
  const shopper = await shop.newShopper();
  const { status, body } = await shopper.add({ ...curry, quantity: 3 });
  expect(status).toBe(201);
  expect(body).toMatchObject({
    totalAmount: 39.75,
    items: [
      {
        quantity: 3,
        unitPrice: 13.25,
        totalPrice: 39.75,
        isAvailable: true,
        menuItem: { name: 'Curry', price: 9.5, photoUrl: null, options: [{ name: 'Choose your rice' }, {}] },
        selectedOptions: shop.payload(curry).selectedOptions,
      },
    ],
  });
  expect(await shopper.cart()).toEqual(body);
});

describe('adding the same again', () => {
  test('in another order of the choices raises the quantity', async () => {
    const shopper = await shop.newShopper();
    const choices = { 'Choose your rice': ['Pilau'], Extras: ['Naan', 'Raita'] };
    await shopper.add({ dish: 'Curry', choices });
    const turned = { Extras: ['Raita', 'Naan'], 'Choose your rice': ['Pilau'] };
    const { body } = await shopper.add({ dish: 'Curry', quantity: 2, choices: turned });
    expect(body.items.map(({ quantity }) => quantity)).toEqual([3]);
  });

  test('with an option answered with nothing is the same, with another choice is not', async () => {
    const shopper = await shop.newShopper();
    const rice = { 'Choose your rice': ['Plain'] };
    await shopper.add({ dish: 'Curry', choices: rice });
    await shopper.add({ dish: 'Curry', choices: { ...rice, Extras: [] } });
    const { body } = await shopper.add({ dish: 'Curry', choices: { 'Choose your rice': ['Pilau'] } });
    expect(body.items.map(({ quantity }) => quantity)).toEqual([2, 1]);
    expect(body.items[0]?.selectedOptions).toHaveLength(1);
  });

  test('at once counts each, 5 times 6', async () => {
    const shopper = await shop.newShopper();
    for (let round = 1; round <= 5; round += 1) {
      const answers = await Promise.all(Array.from({ length: 6 }, () => shopper.add({ dish: 'Soup' })));
      expect(answers.map(({ status }) => status)).toEqual([201, 201, 201, 201, 201, 201]);
      expect((await shopper.cart()).items.map(({ quantity }) => quantity)).toEqual([6 * round]);
    }
  });

  test('stops at 99', async () => {
    const shopper = await shop.newShopper();
    await shopper.add({ dish: 'Soup', quantity: 98 });
    const { body } = await shopper.add({ dish: 'Soup', quantity: 5 });
    expect(body.items[0]?.quantity).toBe(99);
  });

  test('with the same key adds once, however often and at once; another body is refused', async () => {
    const shopper = await shop.newShopper();
    const key = { 'idempotency-key': 'add-key-1' };
    const send = (wish: DishWish) => shopper.call('POST', '/restaurant-cart', shop.payload(wish), key);
    for (let round = 1; round <= 4; round += 1) {
      const answers = await Promise.all(Array.from({ length: 5 }, () => send({ dish: 'Soup' })));
      expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([201]));
      expect((await shopper.cart()).items[0]?.quantity).toBe(1);
    }
    // The repeat answers with the cart as it is by then, and the key keeps none of it.
    await shopper.add({ dish: 'Cola' });
    expect((await send({ dish: 'Soup' })).body).toEqual(await shopper.cart());
    const { rows } = await shop.app.pool.query(
      "select status, body from idempotency_keys where key = 'add-key-1'",
    );
    expect(rows).toEqual([{ status: 201, body: null }]);
    const other = await send({ dish: 'Soup', quantity: 2 });
    expect([other.status, other.body]).toMatchObject([409, { code: 'idempotency_conflict' }]);
    expect((await shopper.cart()).items[0]?.quantity).toBe(1);
  });
});

test('a cart holds 100 lines, also when more come at once', async () => {
  const shopper = await shop.newShopper();
  const wishes = Array.from({ length: 108 }, (_, index): DishWish => {
    const chosen = [1, 2, 3, 4, 5, 6, 7].filter((bit) => index & (1 << (bit - 1))).map((n) => `D${n}`);
    return { dish: 'Thali', choices: { Dishes: chosen } };
  });
  // A few at a time: all at once would wait for connections of the pool longer than a busy machine allows.
  for (let first = 0; first < 92; first += 4) {
    const added = await Promise.all(wishes.slice(first, first + 4).map((wish) => shopper.add(wish)));
    expect(added.map(({ status }) => status)).toEqual([201, 201, 201, 201]);
  }
  const answers = await Promise.all(wishes.slice(92).map((wish) => shopper.add(wish)));
  expect(answers.filter(({ status }) => status === 201)).toHaveLength(8);
  const refused = answers.filter(({ status }) => status === 400);
  expect(refused).toHaveLength(8);
  expect(refused[0]?.body).toMatchObject({ code: 'cart_full' });
  const { items } = await shopper.cart();
  expect(items).toHaveLength(100);
  const { status } = await shopper.call('POST', '/restaurant-cart', {
    menuItemId: items[0]?.menuItem._id,
    quantity: 1,
    selectedOptions: items[0]?.selectedOptions,
  });
  expect(status).toBe(201);
});

test('reading a cart is one query, whatever it holds, once its dishes are known', async () => {
  const shopper = await shop.newShopper();
  await shopper.add(curry);
  for (const dish of ['Soup', 'Cola']) await shopper.add({ dish });
  await shopper.cart();
  await shopper.call('DELETE', '/restaurant-cart');
  await shopper.add(curry);
  const query = shop.app.pool.query;
  let texts: string[] = [];
  shop.app.pool.query = new Proxy(query, {
    apply: (target, self, args) => {
      const text: string = args[0].text ?? args[0];
      // Which restaurant is meant is remembered for two seconds, which may end before any of the reads.
      if (!text.includes('from "restaurants" where')) texts.push(text);
      return Reflect.apply(target, self, args);
    },
  });
  try {
    await shopper.cart();
    expect(texts).toEqual([expect.stringContaining('from "cart_items"')]);
    await shopper.add({ dish: 'Soup' });
    await shopper.add({ dish: 'Cola' });
    texts = [];
    await shopper.cart();
    expect(texts).toEqual([expect.stringContaining('from "cart_items"')]);
  } finally {
    shop.app.pool.query = query;
  }
});

describe('a dish is refused', () => {
  const rice = { 'Choose your rice': ['Plain'] };
  test.each<[string, DishWish, string]>([
    ['without a choice that is needed', { dish: 'Curry' }, 'selectedOptions'],
    [
      'with too many choices',
      { dish: 'Curry', choices: { 'Choose your rice': ['Plain', 'Pilau'] } },
      'selectedOptions.0.choiceIds',
    ],
    [
      'with a choice that is sold out',
      { dish: 'Curry', choices: { 'Choose your rice': ['Sold out'] } },
      'selectedOptions.0.choiceIds',
    ],
    [
      'with an unknown choice',
      { dish: 'Curry', choices: { ...rice, Extras: [unknownId] } },
      'selectedOptions.1.choiceIds',
    ],
    ['that is sold out', { dish: 'Special' }, 'menuItemId'],
  ])('%s', async (_, wish, field) => {
    const shopper = await shop.newShopper();
    const { status, body } = await shopper.add(wish);
    expect([status, body]).toMatchObject([
      400,
      { code: 'invalid_selection', details: { fields: [{ field }] } },
    ]);
    expect((await shopper.cart()).items).toEqual([]);
  });

  test('that does not exist, or has an option of another dish', async () => {
    const shopper = await shop.newShopper();
    const soup = shop.payload({ dish: 'Soup' });
    for (const payload of [
      { ...soup, menuItemId: unknownId },
      { ...soup, selectedOptions: shop.payload(curry).selectedOptions },
    ]) {
      const { status, body } = await shopper.call('POST', '/restaurant-cart', payload);
      expect([status, body]).toMatchObject([400, { code: 'invalid_selection' }]);
    }
  });

  test.each([0, -1, 100, 1.5, '2', null])('in a quantity of %s', async (quantity) => {
    const shopper = await shop.newShopper();
    const payload = { ...shop.payload({ dish: 'Soup' }), quantity };
    expect((await shopper.call('POST', '/restaurant-cart', payload)).status).toBe(400);
  });
});

describe('a line', () => {
  test('changes its quantity and leaves', async () => {
    const shopper = await shop.newShopper();
    const { body } = await shopper.add({ dish: 'Soup' });
    await shopper.add({ dish: 'Cola' });
    const path = itemPath(body.items[0]?._id);
    expect(await shopper.call('PUT', path, { quantity: 4 })).toMatchObject({
      status: 200,
      body: { totalAmount: 22.2 },
    });
    expect(await shopper.call('DELETE', path)).toMatchObject({ status: 200, body: { totalAmount: 2.2 } });
    expect((await shopper.call('DELETE', path)).status).toBe(404);
    expect((await shopper.call('PUT', path, { quantity: 2 })).status).toBe(404);
    expect(await shopper.call('DELETE', '/restaurant-cart')).toMatchObject({
      status: 200,
      body: { items: [], totalAmount: 0 },
    });
  });

  const naan = { ...curry, choices: { 'Choose your rice': ['Pilau'], Extras: ['Naan', 'Raita'] } };
  const changeTo = (wish: DishWish) => {
    const { quantity, selectedOptions } = shop.payload(wish);
    return { quantity, selectedOptions };
  };
  const quantities = async (shopper: Shopper) =>
    (await shopper.cart()).items.map(({ _id, quantity }) => [_id, quantity]);

  test('changes its choices and keeps its id and its place', async () => {
    const shopper = await shop.newShopper();
    const { body } = await shopper.add(curry);
    await shopper.add({ dish: 'Soup' });
    const [line] = body.items;
    const changed = await shopper.call('PUT', itemPath(line?._id), changeTo({ ...naan, quantity: 2 }));
    const { unitPrice, selectedOptions } = (await (await shop.newShopper()).add(naan)).body.items[0] ?? {};
    expect(changed.status).toBe(200);
    expect((await shopper.cart()).items).toMatchObject([
      { _id: line?._id, quantity: 2, unitPrice, selectedOptions },
      { menuItem: { name: 'Soup' } },
    ]);
    // Added again, it is the same configuration.
    await shopper.add(naan);
    expect((await shopper.cart()).items.map(({ quantity }) => quantity)).toEqual([3, 1]);
  });

  test.each([
    [3, 5],
    [98, 99],
  ])(
    '%i of it with the choices of another line take that line up, which makes %i',
    async (count, together) => {
      const shopper = await shop.newShopper();
      await shopper.add({ ...naan, quantity: 2 });
      await shopper.add({ dish: 'Soup' });
      const { body } = await shopper.add(curry);
      const [, soup, line] = body.items;
      const path = itemPath(line?._id);
      const key = { 'idempotency-key': `merge-${count}-once` };
      const send = () => shopper.call('PUT', path, changeTo({ ...naan, quantity: count }), key);
      // A repeat finds no other line any more, and must not take its quantity off again.
      const answers = await Promise.all(Array.from({ length: 4 }, send));
      expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200]);
      expect((await send()).body).toEqual(await shopper.cart());
      expect(await quantities(shopper)).toEqual([
        [soup?._id, 1],
        [line?._id, together],
      ]);
    },
  );

  test('with a bad choice, or of a dish that is gone, stays as it is', async () => {
    const shopper = await shop.newShopper();
    const { body } = await shopper.add({ ...curry, quantity: 2 });
    const path = itemPath(body.items[0]?._id);
    const wrong = { quantity: 3, selectedOptions: [] };
    expect(await shopper.call('PUT', path, wrong)).toMatchObject({
      status: 400,
      body: { code: 'invalid_selection', details: { fields: [{ field: 'selectedOptions' }] } },
    });
    expect((await shopper.call('PUT', itemPath(unknownId), changeTo(naan))).status).toBe(404);
    const other = await shop.newShopper();
    expect((await other.call('PUT', path, changeTo(naan))).status).toBe(404);
    expect(await shopper.cart()).toEqual(body);
  });

  test('changed at once to the same choices, from four places, is one line that holds all', async () => {
    const shopper = await shop.newShopper();
    const thali = (...chosen: string[]): DishWish => ({ dish: 'Thali', choices: { Dishes: chosen } });
    for (const name of ['D1', 'D2', 'D3', 'D4']) await shopper.add(thali(name));
    const { items } = await shopper.cart();
    await Promise.all(items.map(({ _id }) => shopper.call('PUT', itemPath(_id), changeTo(thali('D7')))));
    expect((await shopper.cart()).items.map(({ quantity }) => quantity)).toEqual([4]);
  });

  test("of another customer's cart is not found", async () => {
    const [shopper, other] = [await shop.newShopper(), await shop.newShopper()];
    const { body } = await other.add({ dish: 'Soup' });
    const path = itemPath(body.items[0]?._id);
    expect((await shopper.call('PUT', path, { quantity: 4 })).status).toBe(404);
    expect((await shopper.call('DELETE', path)).status).toBe(404);
    expect(await other.cart()).toEqual(body);
  });

  test('follows the price on the menu and stays, marked, when its dish is gone', async () => {
    const shopper = await shop.newShopper();
    await shopper.add({ ...curry, quantity: 2 });
    await shopper.add({ dish: 'Soup' });
    const dishId = shop.payload(curry).menuItemId;
    const choiceIds = shop.payload(curry).selectedOptions.flatMap((selection) => selection.choiceIds);
    const change = (values: Partial<typeof menuItems.$inferInsert>) =>
      shop.app.db.update(menuItems).set(values).where(eq(menuItems.id, dishId));
    const changeChoices = (values: Partial<typeof menuChoices.$inferInsert>) =>
      shop.app.db.update(menuChoices).set(values).where(inArray(menuChoices.id, choiceIds));
    const line = async () => (await shopper.cart()).items[0];

    await change({ price: 1000 });
    expect(await line()).toMatchObject({ unitPrice: 13.75, totalPrice: 27.5, isAvailable: true });
    await change({ price: 950, isAvailable: false });
    expect(await line()).toMatchObject({
      isAvailable: false,
      unavailableReason: expect.stringContaining('Curry'),
    });
    await change({ isAvailable: true, isRetired: true });
    expect(await line()).toMatchObject({
      isAvailable: false,
      unavailableReason: 'Curry is no longer on the menu.',
    });
    expect((await shopper.add(curry)).status).toBe(400);
    await change({ isRetired: false });
    await changeChoices({ isAvailable: false });
    expect(await line()).toMatchObject({ isAvailable: false });
    await changeChoices({ isAvailable: true, isRetired: true });
    expect(await line()).toMatchObject({ isAvailable: false, unitPrice: 9.5 });
    await changeChoices({ isRetired: false });
    expect(await line()).toMatchObject({ isAvailable: true, unitPrice: 13.25 });
    expect((await shopper.cart()).items.map(({ menuItem }) => menuItem.name)).toEqual(['Curry', 'Soup']);
  });
});

describe('two restaurants', () => {
  test('have carts of their own, and a call must say which is meant', async () => {
    const otherId = await shop.addRestaurant(testRestaurantYaml('other'));
    const shopper: Shopper = await shop.newShopper();
    await shopper.add({ dish: 'Soup' });
    const inOther = { 'restaurant-id': otherId };
    const { body } = await shopper.call<{ items: unknown[] }>('GET', '/restaurant-cart', undefined, inOther);
    expect(body.items).toEqual([]);
    const foreign = await shopper.call('POST', '/restaurant-cart', shop.payload({ dish: 'Soup' }), inOther);
    expect([foreign.status, foreign.body]).toMatchObject([400, { code: 'invalid_selection' }]);
    const unsaid = await shopper.call('GET', '/restaurant-cart', undefined, { 'restaurant-id': undefined });
    expect([unsaid.status, unsaid.body]).toMatchObject([400, { code: 'restaurant_required' }]);
  });
});

test('any sequence of edits leaves the cart that a plain model has', async () => {
  const wishes: readonly DishWish[] = [
    { dish: 'Soup' },
    { dish: 'Cola' },
    curry,
    { dish: 'Curry', choices: { 'Choose your rice': ['Plain'] } },
  ];
  const pence = [500, 220, 1325, 950];
  const edit = fc.oneof(
    fc.record({
      kind: fc.constant('add' as const),
      which: fc.nat(3),
      quantity: fc.integer({ min: 1, max: 60 }),
    }),
    fc.record({
      kind: fc.constant('set' as const),
      which: fc.nat(3),
      quantity: fc.integer({ min: 1, max: 99 }),
    }),
    fc.record({ kind: fc.constant('remove' as const), which: fc.nat(3) }),
    fc.record({ kind: fc.constant('clear' as const) }),
  );
  await fc.assert(
    fc.asyncProperty(fc.array(edit, { minLength: 1, maxLength: 12 }), async (edits) => {
      const shopper = await shop.newShopper();
      const model = new Map<number, { quantity: number; id: string }>();
      for (const step of edits) {
        if (step.kind === 'clear') {
          await shopper.call('DELETE', '/restaurant-cart');
          model.clear();
          continue;
        }
        const known = model.get(step.which);
        if (step.kind === 'add') {
          const before = new Set([...model.values()].map(({ id }) => id));
          const { body } = await shopper.add({ ...(wishes[step.which] ?? curry), quantity: step.quantity });
          const id = known?.id ?? body.items.find((item) => !before.has(item._id))?._id ?? '';
          model.set(step.which, { id, quantity: Math.min(99, (known?.quantity ?? 0) + step.quantity) });
        } else if (known !== undefined) {
          const path = itemPath(known.id);
          if (step.kind === 'set') await shopper.call('PUT', path, { quantity: step.quantity });
          else await shopper.call('DELETE', path);
          if (step.kind === 'set') known.quantity = step.quantity;
          else model.delete(step.which);
        }
      }
      const cart = await shopper.cart();
      const total = [...model].reduce(
        (sum, [which, { quantity }]) => sum + quantity * (pence[which] ?? 0),
        0,
      );
      expect(cart.items.map(({ _id, quantity }) => [_id, quantity])).toEqual(
        [...model.values()].map(({ id, quantity }) => [id, quantity]),
      );
      expect(Math.round(cart.totalAmount * 100)).toBe(total);
      expect(cart.totalAmount).toBe(total / 100);
    }),
    { numRuns: 25 },
  );
});
