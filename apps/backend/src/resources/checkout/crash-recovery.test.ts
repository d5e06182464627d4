import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { idempotencyKeys, promoCodes, promoRedemptions } from '../../db/schema.ts';
import { newId } from '../../ids.ts';
import { rounds } from '../../testing/soak.ts';
import { testRestaurantYaml } from '../../testing/test-restaurant.ts';
import { type Gate, type GateStep, startGate } from './testing/gate.ts';
import { killRemaining, startKillableBackend } from './testing/killable-backend.ts';
import { lockRows, type RowLock } from './testing/row-lock.ts';
import { curry, type Shop, type Shopper, startShop } from './testing/shop.ts';

let shop: Shop;
let gate: Gate;

beforeAll(async () => {
  shop = await startShop(testRestaurantYaml().replace('fixed: 0.99', 'fixed: 0'));
  gate = await startGate(shop.standIn.settings.STRIPE_API_BASE ?? new URL('http://127.0.0.1:1'));
  await shop.app.db.insert(promoCodes).values({
    id: newId(),
    restaurantId: shop.restaurantId,
    code: 'ALLFREE',
    type: 'FIXED_AMOUNT_OFF',
    appliesTo: 'BOTH',
    description: 'Everything.',
    value: 99_999,
    minimumOrder: 0,
    isActive: true,
    isPublic: false,
  });
  // The restaurant's first order makes the row of its counter, which is locked later.
  await (await shopperWithCart()).checkout();
});
afterAll(async () => {
  killRemaining();
  await gate.close();
  await shop.close();
});

const times = rounds(1, 20);

async function shopperWithCart(): Promise<Shopper> {
  const shopper = await shop.newShopper();
  await shopper.add({ ...curry, quantity: 2 });
  return shopper;
}

const lock = (query: string, values: readonly unknown[] = []): Promise<RowLock> =>
  lockRows(shop.app.env.DATABASE_URL, query, values);
const lockCounter = () => lock('select 1 from order_counters');
const lockKey = (key: string) => lock('select 1 from idempotency_keys where key = $1', [key]);
const lockOrders = (customer: Shopper) => lock('select 1 from orders where customer_id = $1', [customer.id]);

/** Brings a call to the place of its death; what it gives back clears up afterwards. */
type Death = (call: {
  readonly shopper: Shopper;
  readonly key: string;
  readonly send: () => void;
}) => Promise<() => Promise<void>>;

const nothingLeft = async () => {};

// The server's own jobs read sessions at any time: only a checkout opens and closes them.
const checkoutSession = 'POST /v1/checkout/sessions';

const atProvider =
  (step: GateStep): Death =>
  async ({ send }) => {
    const held = gate.hold(step, checkoutSession);
    send();
    await held.reached;
    return nothingLeft;
  };

const atLock =
  (makeLock: (call: { shopper: Shopper; key: string }) => Promise<RowLock>): Death =>
  async (call) => {
    const rows = await makeLock(call);
    call.send();
    await rows.reached();
    return rows.release;
  };

/** The rows exist, or are wanted, only once the provider has been asked. */
const atLockAfterProvider =
  (step: GateStep, makeLock: (call: { shopper: Shopper; key: string }) => Promise<RowLock>): Death =>
  async (call) => {
    const held = gate.hold(step, checkoutSession);
    call.send();
    await held.reached;
    const rows = await makeLock(call);
    held.goOn();
    await rows.reached();
    return rows.release;
  };

/** Kills a backend of its own in the middle of a call. */
async function dieIn(death: Death, shopper: Shopper, path: string, body: object, headers = {}) {
  const backend = await startKillableBackend(shop, gate.url);
  const key = `killed-${newId()}`;
  let outcome: Promise<string> = Promise.resolve('not sent');
  const send = () => {
    outcome = shopper.sendTo(backend.url, path, body, { 'idempotency-key': key, ...headers }).then(
      () => 'answered',
      () => 'lost',
    );
  };
  const clearUp = await death({ shopper, key, send });
  await backend.kill();
  await clearUp();
  expect(await outcome).toBe('lost');
  // As if the seconds had gone by after which a dead call's key may be used again.
  await shop.app.db
    .update(idempotencyKeys)
    .set({ lockedUntil: new Date(0) })
    .where(eq(idempotencyKeys.key, key));
  return { 'idempotency-key': key };
}

async function payable(shopper: Shopper) {
  const orders = await shop.ordersOf(shopper);
  const sessions = (await Promise.all(orders.map(({ id }) => shop.standIn.sessionsOf(id)))).flat();
  return sessions.filter(({ status }) => status !== 'expired');
}

async function sendEvents(orderId: string): Promise<void> {
  for (const event of await shop.standIn.eventsOf(orderId)) expect(await shop.sendEvent(event)).toBe(200);
}

async function usesOf(shopper: Shopper): Promise<string[]> {
  const rows = await shop.app.db
    .select({ state: promoRedemptions.state })
    .from(promoRedemptions)
    .where(eq(promoRedemptions.customerId, shopper.id));
  return rows.map(({ state }) => state).sort();
}

/** The customer presses again, pays, and has one order. */
async function goesOn(shopper: Shopper, wishes: object, key: Record<string, string>, given: string[]) {
  const { status, body } = await shopper.checkout({ promoCode: 'TEN', ...wishes }, key);
  expect(status).toBe(200);
  expect((await payable(shopper)).map(({ url }) => url)).toEqual([body.url]);
  expect((await shop.ordersOf(shopper)).map((order) => order.status)).toEqual([...given, 'pending_payment']);
  await shop.payOrder(body.orderId);
  await sendEvents(body.orderId);
  expect((await shop.ordersOf(shopper)).map((order) => order.status)).toEqual([...given, 'placed']);
  expect((await shopper.cart()).items).toEqual([]);
  expect(await usesOf(shopper)).toEqual(['counted', ...given.map(() => 'released')]);
}

type CheckoutPlace = readonly [string, Death, { orders: number; isPageKnown: boolean }];

const usualInCheckout: readonly CheckoutPlace[] = [
  ['before the provider hears of it', atProvider('request'), { orders: 1, isPageKnown: false }],
  ["before the provider's answer is heard", atProvider('answer'), { orders: 1, isPageKnown: false }],
  [
    'before the answer is kept',
    async (call) => {
      const clearUp = await atLockAfterProvider('request', ({ key }) => lockKey(key))(call);
      const isPageKnown = async () => (await shop.ordersOf(call.shopper))[0]?.paymentSessionUrl;
      await expect.poll(isPageKnown).toBeTruthy();
      return clearUp;
    },
    { orders: 1, isPageKnown: true },
  ],
];
// The soak's: other places of the same calls.
const furtherInCheckout: readonly CheckoutPlace[] = [
  ['while the order is written', atLock(lockCounter), { orders: 0, isPageKnown: false }],
  [
    'before the page is written down',
    atLockAfterProvider('answer', ({ shopper }) => lockOrders(shopper)),
    { orders: 1, isPageKnown: false },
  ],
];

const inCheckout = rounds(usualInCheckout, [...usualInCheckout, ...furtherInCheckout]);

describe('killed in a checkout, the customer goes on to one page and one order', () => {
  test.each(inCheckout)('%s', { timeout: 60_000 * times }, async (_, death, { orders, isPageKnown }) => {
    for (let time = 1; time <= times; time += 1) {
      const shopper = await shopperWithCart();
      const body = shopper.checkoutBody({ promoCode: 'TEN' });
      const key = await dieIn(death, shopper, '/restaurant-cart/checkout', body);
      const left = await shop.ordersOf(shopper);
      expect(left.map((order) => [order.status, order.paymentSessionUrl !== null])).toEqual(
        Array.from({ length: orders }, () => ['pending_payment', isPageKnown]),
      );
      await goesOn(shopper, {}, time % 2 === 1 ? key : {}, []);
    }
  });
});

const usualWhileReplaced: readonly (readonly [string, Death])[] = [
  ["before the provider's answer is heard", atProvider('answer')],
];
const furtherWhileReplaced: readonly (readonly [string, Death])[] = [
  ['before the provider hears that the old page is to close', atProvider('request')],
  ['before the old order is closed', atLockAfterProvider('answer', ({ shopper }) => lockOrders(shopper))],
  ['before the new order is written', atLock(lockCounter)],
];

const whileReplaced = rounds(usualWhileReplaced, [...usualWhileReplaced, ...furtherWhileReplaced]);

describe('killed while a changed cart replaces its order, only the new page can be paid', () => {
  test.each(whileReplaced)('%s', { timeout: 60_000 * times }, async (_, death) => {
    for (let time = 1; time <= times; time += 1) {
      const shopper = await shopperWithCart();
      await shopper.checkout({ promoCode: 'TEN' });
      await shopper.add({ dish: 'Cola' });
      const body = shopper.checkoutBody({ promoCode: 'TEN' });
      const key = await dieIn(death, shopper, '/restaurant-cart/checkout', body);
      expect((await payable(shopper)).length).toBeLessThanOrEqual(1);
      await goesOn(shopper, {}, time % 2 === 1 ? key : {}, ['payment_expired']);
    }
  });
});

/** The rows that the webhook waits for. */
const usualInWebhook: readonly (readonly [string, string])[] = [
  [
    'when all is done but for the cart',
    'select 1 from cart_items where cart_id in (select id from carts where customer_id = $1)',
  ],
];
const furtherInWebhook: readonly (readonly [string, string])[] = [
  ['before the event is noted', 'select 1 from carts where customer_id = $1'],
  [
    'when the order is placed and its promo code not yet counted',
    'select 1 from promo_redemptions where customer_id = $1',
  ],
];

const inWebhook = rounds(usualInWebhook, [...usualInWebhook, ...furtherInWebhook]);

describe('killed in a webhook, nothing of it is done, and the next one does it all', () => {
  test.each(inWebhook)('%s', { timeout: 60_000 * times }, async (_, rows) => {
    for (let time = 1; time <= times; time += 1) {
      const shopper = await shopperWithCart();
      const { body } = await shopper.checkout({ promoCode: 'TEN' });
      await shop.payOrder(body.orderId);
      const events = await shop.standIn.eventsOf(body.orderId);
      const completed = events.find(({ type }) => type === 'checkout.session.completed');
      if (completed === undefined) throw new Error('The provider has sent no event of the payment.');
      await dieIn(
        atLock(() => lock(rows, [shopper.id])),
        shopper,
        '/webhooks/payments',
        completed,
        { 'stripe-signature': shop.standIn.sign(JSON.stringify(completed)) },
      );
      expect(await shop.ordersOf(shopper)).toMatchObject([{ status: 'pending_payment' }]);
      expect(await usesOf(shopper)).toEqual(['reserved']);
      expect((await shopper.cart()).items).toHaveLength(1);
      for (let again = 1; again <= 2; again += 1) await sendEvents(body.orderId);
      expect(await shop.ordersOf(shopper)).toMatchObject([{ placedAt: expect.any(Date) }]);
      expect(await usesOf(shopper)).toEqual(['counted']);
      expect((await shopper.cart()).items).toEqual([]);
    }
  });
});

/** The key's row is there as soon as the cart's is waited for. */
const whereItsAnswerIsKept: Death = async ({ shopper, key, send }) => {
  const cart = await lock('select 1 from carts where customer_id = $1', [shopper.id]);
  send();
  await cart.reached();
  const keptKey = await lockKey(key);
  await cart.giveBack();
  await keptKey.reached();
  return keptKey.release;
};

test('killed while an order of nothing is placed, the repeat places it once and says so', {
  timeout: 60_000 * times,
}, async () => {
  for (let time = 1; time <= times; time += 1) {
    const shopper = await shopperWithCart();
    const wishes = { promoCode: 'ALLFREE' };
    const body = shopper.checkoutBody(wishes);
    const key = await dieIn(whereItsAnswerIsKept, shopper, '/restaurant-cart/checkout', body);
    expect(await shop.ordersOf(shopper)).toEqual([]);
    const first = await shopper.checkout(wishes, key);
    expect(first.status).toBe(200);
    expect((await shopper.checkout(wishes, key)).body).toEqual(first.body);
    expect(await shop.ordersOf(shopper)).toMatchObject([{ placedAt: expect.any(Date), totalAmount: 0 }]);
    expect(await usesOf(shopper)).toEqual(['counted']);
    expect((await shopper.cart()).items).toEqual([]);
  }
});

test('killed while a dish is added to the cart, the repeat adds it once', {
  timeout: 60_000 * times,
}, async () => {
  for (let time = 1; time <= times; time += 1) {
    const shopper = await shopperWithCart();
    const body = shop.payload({ dish: 'Soup' });
    const key = await dieIn(whereItsAnswerIsKept, shopper, '/restaurant-cart', body);
    for (let again = 1; again <= 2; again += 1) {
      expect((await shopper.call('POST', '/restaurant-cart', body, key)).status).toBe(201);
    }
    const { items } = await shopper.cart();
    expect(items.map(({ menuItem, quantity }) => [menuItem.name, quantity])).toEqual([
      ['Curry', 2],
      ['Soup', 1],
    ]);
  }
});

// How many milliseconds after the calls: the moment of death, not a wait for anything.
const moments = rounds(
  [40],
  Array.from({ length: 20 }, (_, index) => 10 + 6 * index),
);
test('killed at any moment of checkouts and webhooks, nothing is lost and nothing double', {
  timeout: 60_000 * moments.length,
}, async () => {
  for (const afterMs of moments) {
    const backend = await startKillableBackend(shop, gate.url);
    const [buyer, payer] = [await shopperWithCart(), await shopperWithCart()];
    const paid = await payer.checkout();
    await shop.payOrder(paid.body.orderId);
    const events = await shop.standIn.eventsOf(paid.body.orderId);
    const calls = [
      ...[1, 2, 3].map(() => buyer.sendTo(backend.url, '/restaurant-cart/checkout', buyer.checkoutBody())),
      ...events.map((event) =>
        buyer.sendTo(backend.url, '/webhooks/payments', event, {
          'stripe-signature': shop.standIn.sign(JSON.stringify(event)),
        }),
      ),
    ];
    const settled = Promise.allSettled(calls);
    await new Promise((resolve) => setTimeout(resolve, afterMs));
    await backend.kill();
    await settled;

    for (const event of events) expect(await shop.sendEvent(event)).toBe(200);
    expect(await payer.order(paid.body.orderId)).toMatchObject({ placedAt: expect.any(String) });
    expect((await payer.cart()).items).toEqual([]);
    const { status, body } = await buyer.checkout();
    expect(status).toBe(200);
    expect(await shop.ordersOf(buyer)).toHaveLength(1);
    expect((await payable(buyer)).map(({ url }) => url)).toEqual([body.url]);
  }
});
