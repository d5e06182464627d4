import { eq, inArray } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { orders, promoCodes, promoRedemptions } from '../../db/schema.ts';
import { newId } from '../../ids.ts';
import { isWaitingForLock } from '../../testing/is-waiting-for-lock.ts';
import { rounds } from '../../testing/soak.ts';
import { curry, type Shop, type Shopper, startShop } from './testing/shop.ts';

let shop: Shop;
beforeAll(async () => {
  shop = await startShop();
});
afterAll(() => shop.close());

async function newPromo(limits: { maxRedemptions?: number; maxRedemptionsPerCustomer?: number }) {
  const id = newId();
  const code = `LIMIT${id.slice(-6).toUpperCase()}`;
  await shop.app.db.insert(promoCodes).values({
    id,
    restaurantId: shop.restaurantId,
    code,
    type: 'FIXED_AMOUNT_OFF',
    appliesTo: 'ORDER_TOTAL',
    description: 'A pound off.',
    value: 100,
    minimumOrder: 0,
    isActive: true,
    isPublic: true,
    ...limits,
  });
  return { id, code };
}

/** The uses that are not released; a limited code's counter must say the same. */
async function uses(promoId: string): Promise<number> {
  const rows = await shop.app.db
    .select()
    .from(promoRedemptions)
    .where(inArray(promoRedemptions.promoCodeId, [promoId]));
  const count = rows.filter(({ state }) => state !== 'released').length;
  const [promo] = await shop.app.db
    .select()
    .from(promoCodes)
    .where(inArray(promoCodes.id, [promoId]));
  if (promo?.maxRedemptions !== null) expect(promo?.redemptions).toBe(count);
  return count;
}

async function shoppersWithCarts(count: number): Promise<Shopper[]> {
  const shoppers: Shopper[] = [];
  for (let index = 0; index < count; index += 1) {
    const shopper = await shop.newShopper();
    await shopper.add({ ...curry, quantity: 2 });
    shoppers.push(shopper);
  }
  return shoppers;
}

describe('a limited promo code', () => {
  const times = rounds(3, 100);
  const timeout = 60_000 + 2_000 * times;

  test('is used exactly as often as allowed by more buyers at once', { timeout }, async () => {
    const shoppers = await shoppersWithCarts(12);
    for (let round = 1; round <= times; round += 1) {
      const limit = 1 + (round % 6);
      const { id, code } = await newPromo({ maxRedemptions: limit });
      const answers = await Promise.all(shoppers.map((shopper) => shopper.checkout({ promoCode: code })));
      const accepted = answers.filter(({ status }) => status === 200);
      const refused = answers.filter(({ status }) => status !== 200);
      expect(accepted).toHaveLength(limit);
      expect(new Set(refused.map(({ body }) => body.code))).toEqual(new Set(['promo_used_up']));
      expect(await uses(id)).toBe(limit);
    }
  });

  test('comes free again when a page runs out, and never goes beyond its limit while that races with use', {
    timeout,
  }, async () => {
    const shoppers = await shoppersWithCarts(8);
    for (let round = 1; round <= times; round += 1) {
      const { id, code } = await newPromo({ maxRedemptions: 2 });
      const [holder, other, ...buyers] = shoppers;
      if (holder === undefined || other === undefined) throw new Error('There are shoppers.');
      const held = await holder.checkout({ promoCode: code });
      await other.checkout({ promoCode: code });
      const [session] = await shop.standIn.sessionsOf(held.body.orderId);
      await shop.standIn.stripe.checkout.sessions.expire(session?.id ?? '');
      const events = await shop.standIn.eventsOf(held.body.orderId);
      await Promise.all([
        ...buyers.map((buyer) => buyer.checkout({ promoCode: code })),
        ...events.map((event) => shop.sendEvent(event)),
        ...buyers.map((buyer) => buyer.checkout({ promoCode: code, note: 'again' })),
      ]);
      expect(await uses(id)).toBeLessThanOrEqual(2);
      const last = await buyers[0]?.checkout({ promoCode: code });
      expect(await uses(id)).toBe(2);
      expect([200, 400]).toContain(last?.status);
    }
  });

  test('does not count the use that this very checkout holds already', async () => {
    const [shopper] = await shoppersWithCarts(1);
    if (shopper === undefined) throw new Error('There is a shopper.');
    const { id, code } = await newPromo({ maxRedemptions: 1, maxRedemptionsPerCustomer: 1 });
    const first = await shopper.checkout({ promoCode: code });
    expect((await shopper.breakdown({ promoCode: code })).body).toMatchObject({ discount: 100 });
    expect((await shopper.checkout({ promoCode: code })).body).toEqual(first.body);
    await shopper.add({ dish: 'Cola' });
    const second = await shopper.checkout({ promoCode: code });
    expect(second.status).toBe(200);
    expect(await uses(id)).toBe(1);
  });

  test('is used up when its counter says so, without a use that could be counted instead', async () => {
    const [shopper] = await shoppersWithCarts(1);
    const { id, code } = await newPromo({ maxRedemptions: 3 });
    const setCounter = (redemptions: number) =>
      shop.app.db.update(promoCodes).set({ redemptions }).where(eq(promoCodes.id, id));
    await setCounter(3);
    const refusal = { status: 400, body: { code: 'promo_used_up' } };
    expect(await shopper?.breakdown({ promoCode: code })).toMatchObject(refusal);
    expect(await shopper?.checkout({ promoCode: code })).toMatchObject(refusal);
    await setCounter(2);
    expect(await shopper?.breakdown({ promoCode: code })).toMatchObject({ body: { discount: 100 } });
    expect(await shopper?.checkout({ promoCode: code })).toMatchObject({ status: 200 });
  });

  test('is once per customer where it says so, others may still use it', async () => {
    const [shopper, other] = await shoppersWithCarts(2);
    if (shopper === undefined || other === undefined) throw new Error('There are shoppers.');
    const { code } = await newPromo({ maxRedemptionsPerCustomer: 1 });
    const { body } = await shopper.checkout({ promoCode: code });
    await shop.payOrder(body.orderId);
    for (const event of await shop.standIn.eventsOf(body.orderId)) await shop.sendEvent(event);
    await shopper.add({ ...curry, quantity: 2 });
    expect((await shopper.breakdown({ promoCode: code })).body).toMatchObject({ code: 'promo_used_up' });
    expect((await shopper.checkout({ promoCode: code })).body).toMatchObject({ code: 'promo_used_up' });
    expect((await other.checkout({ promoCode: code })).status).toBe(200);
    // As when all of the order's money goes back.
    await shop.app.db
      .update(promoRedemptions)
      .set({ state: 'released' })
      .where(eq(promoRedemptions.orderId, body.orderId));
    expect((await shopper.breakdown({ promoCode: code })).body).toMatchObject({ discount: 100 });
    expect((await shopper.checkout({ promoCode: code })).status).toBe(200);
  });
});

describe('an unlimited promo code', () => {
  test('is used without waiting for others who hold it', async () => {
    const [shopper] = await shoppersWithCarts(1);
    const { id, code } = await newPromo({ maxRedemptionsPerCustomer: 1 });
    const holder = await shop.app.pool.connect();
    await holder.query('begin');
    await holder.query('select from promo_codes where id = $1 for no key update', [id]);
    expect((await shopper?.checkout({ promoCode: code }))?.status).toBe(200);
    await holder.query('rollback');
    holder.release();
    expect(await uses(id)).toBe(1);
  });

  test('counts everything before, and uses under way, when it is given a limit', async () => {
    const shoppers = await shoppersWithCarts(4);
    const { id, code } = await newPromo({});
    for (const shopper of shoppers.slice(0, 2)) await shopper.checkout({ promoCode: code });
    const [order] = await shop.app.db
      .select()
      .from(orders)
      .where(eq(orders.customerId, shoppers[0]?.id ?? ''));
    // A third use that is not committed yet.
    const client = await shop.app.pool.connect();
    await client.query('begin');
    const copied = newId();
    await client.query(
      `insert into orders select (jsonb_populate_record(o, $2)).* from orders o where id = $1`,
      [order?.id, { id: copied, number: 'COPY', cart_id: null, payment_session_id: null, customer_id: null }],
    );
    await client.query(
      "insert into promo_redemptions (order_id, promo_code_id, state) values ($1, $2, 'counted')",
      [copied, id],
    );
    const limiting = shop.app.pool.query('update promo_codes set max_redemptions = 4 where id = $1', [id]);
    await expect
      .poll(() => isWaitingForLock(shop.app.pool, 'update promo_codes set max_redemptions'))
      .toBe(true);
    await client.query('commit');
    client.release();
    await limiting;
    expect(await uses(id)).toBe(3);
    expect((await shoppers[2]?.checkout({ promoCode: code }))?.status).toBe(200);
    expect((await shoppers[3]?.checkout({ promoCode: code }))?.body).toMatchObject({ code: 'promo_used_up' });
    expect(await uses(id)).toBe(4);
  });

  test.each([
    ['reserved', 'released', 0],
    ['released', 'counted', 1],
  ])('counts a %s use that is being %s when it is given a limit', async (before, after, counted) => {
    const [shopper] = await shoppersWithCarts(1);
    const { id, code } = await newPromo({});
    await shopper?.checkout({ promoCode: code });
    const move = 'update promo_redemptions set state = $2 where promo_code_id = $1';
    await shop.app.pool.query(move, [id, before]);
    const client = await shop.app.pool.connect();
    await client.query('begin');
    await client.query(move, [id, after]);
    let isLimited = false;
    const limiting = shop.app.pool
      .query('update promo_codes set max_redemptions = 4 where id = $1', [id])
      .finally(() => {
        isLimited = true;
      });
    const isMeetingIt = async () =>
      isLimited || (await isWaitingForLock(shop.app.pool, 'update promo_codes set max_redemptions'));
    await expect.poll(isMeetingIt).toBe(true);
    await client.query('commit');
    client.release();
    await limiting;
    expect(await uses(id)).toBe(counted);
  });
});

describe('totals at the edge', () => {
  async function promoWorth(pence: number): Promise<string> {
    const { id, code } = await newPromo({});
    await shop.app.db
      .update(promoCodes)
      .set({ value: pence })
      .where(inArray(promoCodes.id, [id]));
    return code;
  }

  test('of nothing place the order at once, without a payment page', async () => {
    const [shopper] = await shoppersWithCarts(1);
    if (shopper === undefined) throw new Error('There is a shopper.');
    const { id, code } = await newPromo({ maxRedemptions: 1 });
    await shop.app.db
      .update(promoCodes)
      .set({ value: 2998, appliesTo: 'BOTH' })
      .where(inArray(promoCodes.id, [id]));
    // Everything but the service fee can be given away, so this order has none of it either.
    const service = await withoutServiceFee(() => shopper.checkout({ promoCode: code }));
    expect(service).toMatchObject({
      status: 200,
      body: { url: 'https://testaurant.test/?checkoutStatus=success' },
    });
    expect(await shopper.order(service.body.orderId)).toMatchObject({
      status: 'placed',
      breakdown: { totalAmount: 0 },
      placedAt: '2026-03-04T12:00:00.000Z',
    });
    expect(await shop.standIn.sessionsOf(service.body.orderId)).toEqual([]);
    expect((await shopper.cart()).items).toEqual([]);
    expect(await uses(id)).toBe(1);
  });

  test('of 1 to 29 pence are refused, of 30 are not', async () => {
    const [shopper] = await shoppersWithCarts(1);
    if (shopper === undefined) throw new Error('There is a shopper.');
    for (const [off, status] of [
      [2649, 400],
      [2621, 400],
      [2620, 200],
    ] as const) {
      const code = await promoWorth(off);
      const answer = await withoutServiceFee(() =>
        shopper.checkout({ promoCode: code, addressId: undefined }),
      );
      expect(answer.status).toBe(status);
      if (status === 400) {
        expect(answer.body.details?.blockers).toMatchObject([{ code: 'card_minimum', amount: 30 }]);
      }
    }
  });

  async function withoutServiceFee<T>(run: () => Promise<T>): Promise<T> {
    const set = (fee: number) =>
      shop.app.pool.query('update restaurant_settings set service_fee_fixed = $1', [fee]);
    await set(0);
    try {
      return await run();
    } finally {
      await set(99);
    }
  }
});

test('a code with a minimum is refused below it, saying what is missing, and good from it on', async () => {
  const shopper = await shop.newShopper();
  const tried = async () => {
    const { status, body } = await shopper.breakdown({ promoCode: 'FREEDEL' });
    return { status, code: body.code, message: body.message, discount: body.discount };
  };
  // Before the first use of a cart, too.
  expect(await tried()).toMatchObject({
    status: 400,
    code: 'promo_below_minimum',
    message: 'FREEDEL needs an order of at least £20.00. Add £20.00 more.',
  });
  await shopper.add({ ...curry, quantity: 1 });
  expect(await tried()).toMatchObject({
    status: 400,
    code: 'promo_below_minimum',
    message: 'FREEDEL needs an order of at least £20.00. Add £6.75 more.',
  });
  await shopper.add({ ...curry, quantity: 1 });
  expect(await tried()).toMatchObject({ status: 200, discount: 249 });
});
