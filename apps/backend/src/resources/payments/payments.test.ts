import { fulfilmentStatuses } from '@tiffin/domain';
import { eq } from 'drizzle-orm';
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { orders, paymentEvents, promoRedemptions } from '../../db/schema.ts';
import { rounds } from '../../testing/soak.ts';
import { curry, type Shop, type Shopper, startShop } from '../checkout/testing/shop.ts';
import { noteEvent } from './payment-events.store.ts';
import type { PaymentProvider } from './payment-provider.ts';
import { updatePayment } from './update-payment.ts';

let shop: Shop;
beforeAll(async () => {
  shop = await startShop();
});
afterAll(() => shop.close());

let eventCount = 0;

/** An event about an order's session, as the provider writes it. */
function eventOf(type: string, session: object): { id: string; type: string; data: { object: object } } {
  eventCount += 1;
  return Object.assign(
    { id: `evt_${eventCount}`, type, data: { object: session } },
    { object: 'event', created: Math.floor(Date.now() / 1000) },
  );
}

async function orderWithSession(promoCode = 'TEN'): Promise<{
  shopper: Shopper;
  orderId: string;
  session: object;
}> {
  const shopper = await shop.newShopper();
  await shopper.add({ ...curry, quantity: 2 });
  const { body } = await shopper.checkout({ promoCode });
  const [session] = await shop.standIn.sessionsOf(body.orderId);
  if (session === undefined) throw new Error('The order has no session.');
  return { shopper, orderId: body.orderId, session: { ...session } };
}

const paid = { payment_status: 'paid', status: 'complete', payment_intent: 'pi_1' };
const unpaid = { payment_status: 'unpaid', status: 'complete' };
const expired = { payment_status: 'unpaid', status: 'expired' };

async function redemptionOf(orderId: string) {
  const [row] = await shop.app.db
    .select()
    .from(promoRedemptions)
    .where(eq(promoRedemptions.orderId, orderId));
  return row?.state;
}

test('a paid session places the order, counts the promo code and empties the cart', async () => {
  const { shopper, orderId, session } = await orderWithSession();
  expect(await redemptionOf(orderId)).toBe('reserved');
  expect(await shop.sendEvent(eventOf('checkout.session.completed', { ...session, ...paid }))).toBe(200);
  expect(await shopper.order(orderId)).toMatchObject({ status: 'placed' });
  expect(await redemptionOf(orderId)).toBe('counted');
  expect((await shopper.cart()).items).toEqual([]);
});

test('only what was ordered leaves the cart', async () => {
  const shopper = await shop.newShopper();
  await shopper.add({ ...curry, quantity: 3 });
  await shopper.add({ dish: 'Soup' });
  const { body } = await shopper.checkout();
  await shopper.add({ ...curry, quantity: 2 });
  await shopper.add({ dish: 'Cola' });
  const [session] = await shop.standIn.sessionsOf(body.orderId);
  await shop.sendEvent(eventOf('checkout.session.completed', { ...session, ...paid }));
  const { items } = await shopper.cart();
  expect(items.map(({ menuItem, quantity }) => [menuItem.name, quantity])).toEqual([
    ['Curry', 2],
    ['Cola', 1],
  ]);
});

test('a line that was given other choices while it was paid for stays in the cart', async () => {
  const shopper = await shop.newShopper();
  const { body: filled } = await shopper.add({ ...curry, quantity: 3 });
  const { body } = await shopper.checkout();
  const { selectedOptions } = shop.payload({ dish: 'Curry', choices: { 'Choose your rice': ['Plain'] } });
  const change = { quantity: 3, selectedOptions };
  await shopper.call('PUT', `/restaurant-cart/items/${filled.items[0]?._id}`, change);
  const [session] = await shop.standIn.sessionsOf(body.orderId);
  await shop.sendEvent(eventOf('checkout.session.completed', { ...session, ...paid }));
  expect((await shopper.cart()).items).toMatchObject([{ quantity: 3, selectedOptions }]);
});

describe('an order that is not paid', () => {
  test('expires and gives its promo code back', async () => {
    const { shopper, orderId, session } = await orderWithSession();
    await shop.sendEvent(eventOf('checkout.session.expired', { ...session, ...expired }));
    expect(await shopper.order(orderId)).toMatchObject({ status: 'payment_expired', placedAt: null });
    expect(await redemptionOf(orderId)).toBe('released');
    expect((await shopper.cart()).items).toHaveLength(1);
  });

  test('fails when money that was on its way does not come', async () => {
    const { shopper, orderId, session } = await orderWithSession();
    await shop.sendEvent(eventOf('checkout.session.completed', { ...session, ...unpaid }));
    expect(await shopper.order(orderId)).toMatchObject({ status: 'pending_payment' });
    await shop.sendEvent(eventOf('checkout.session.async_payment_failed', { ...session, ...unpaid }));
    expect(await shopper.order(orderId)).toMatchObject({ status: 'payment_failed' });
    expect(await redemptionOf(orderId)).toBe('released');
  });

  test('is placed after all when the money comes late', async () => {
    const { shopper, orderId, session } = await orderWithSession();
    await shop.sendEvent(eventOf('checkout.session.expired', { ...session, ...expired }));
    await shop.sendEvent(eventOf('checkout.session.async_payment_succeeded', { ...session, ...paid }));
    expect(await shopper.order(orderId)).toMatchObject({ status: 'placed' });
    expect(await redemptionOf(orderId)).toBe('counted');
  });
});

describe('events of one order', () => {
  const kinds = [
    ['checkout.session.completed', unpaid],
    ['checkout.session.async_payment_succeeded', paid],
    ['checkout.session.completed', paid],
    ['checkout.session.expired', expired],
  ] as const;

  function permutations<T>(all: readonly T[]): T[][] {
    if (all.length === 0) return [[]];
    return all.flatMap((first, index) =>
      permutations(all.filter((_, other) => other !== index)).map((rest) => [first, ...rest]),
    );
  }

  test('an event is new once, also where it comes twice at the same time', async () => {
    const event = { id: 'evt_once', type: 'checkout.session.completed', orderId: null };
    const note = () => shop.app.db.transaction((tx) => noteEvent(tx, event));
    expect((await Promise.all([note(), note()])).sort()).toEqual([false, true]);
    expect(await note()).toBe(false);
  });

  // Each event comes again at once, or all of them come again at the end.
  test.each([
    ['each twice', (order: number[]) => order.flatMap((each) => [each, each])],
    ['all of them again at the end', (order: number[]) => [...order, ...order]],
  ])('in every order, %s, place it once', async (_, repeated) => {
    for (const order of permutations([0, 1, 2, 3])) {
      const { shopper, orderId, session } = await orderWithSession();
      const events = kinds.map(([type, change]) => eventOf(type, { ...session, ...change }));
      let placedAt: string | null = null;
      for (const [step, each] of repeated(order).entries()) {
        shop.setTime(new Date(Date.UTC(2026, 2, 4, 12, step)));
        const event = events[each];
        if (event !== undefined) expect(await shop.sendEvent(event)).toBe(200);
        const now = (await shopper.order(orderId)).placedAt;
        if (placedAt !== null) expect(now).toBe(placedAt);
        placedAt = now;
      }
      expect(await shopper.order(orderId), String(order)).toMatchObject({ status: 'placed' });
      expect(await redemptionOf(orderId)).toBe('counted');
      expect((await shopper.cart()).items).toEqual([]);
    }
    shop.setTime(new Date('2026-03-04T12:00:00Z'));
  });

  test.each(fulfilmentStatuses)('change nothing once the order is %s', async (status) => {
    shop.setTime(new Date('2026-03-04T12:00:00Z'));
    const { shopper, orderId, session } = await orderWithSession();
    const send = () =>
      Promise.all(kinds.map(([type, change]) => shop.sendEvent(eventOf(type, { ...session, ...change }))));
    await send();
    await shop.app.db.update(orders).set({ status }).where(eq(orders.id, orderId));
    await shopper.add({ ...curry, quantity: 1 });
    const before = await shopper.order(orderId);
    shop.setTime(new Date('2026-03-04T12:30:00Z'));
    expect(await send()).toEqual([200, 200, 200, 200]);
    expect(await shopper.order(orderId)).toEqual(before);
    expect(before).toMatchObject({ status, placedAt: '2026-03-04T12:00:00.000Z' });
    expect(await redemptionOf(orderId)).toBe('counted');
    expect((await shopper.cart()).items).toHaveLength(1);
    shop.setTime(new Date('2026-03-04T12:00:00Z'));
  });

  test('all at once, many times each, place it once', { timeout: rounds(120_000, 600_000) }, async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.shuffledSubarray([0, 1, 2, 3, 0, 1, 2, 3, 2, 2, 3], { minLength: 11 }),
        async (sequence) => {
          const { shopper, orderId, session } = await orderWithSession();
          await shopper.add({ ...curry, quantity: 1 });
          const events = kinds.map(([type, change]) => eventOf(type, { ...session, ...change }));
          const [statuses, adds] = await Promise.all([
            Promise.all(sequence.map((each) => shop.sendEvent(events[each] ?? {}))),
            // The customer goes on in the same cart meanwhile, and neither waits for the other for ever.
            Promise.all(sequence.map(() => shopper.add({ ...curry, quantity: 1 }))),
          ]);
          expect(new Set(statuses)).toEqual(new Set([200]));
          expect(new Set(adds.map(({ status }) => status))).toEqual(new Set([201]));
          expect(await shopper.order(orderId)).toMatchObject({ status: 'placed' });
          // All curries less the two that were ordered, once.
          const left = (await shopper.cart()).items.map(({ quantity }) => quantity);
          expect(left).toEqual([1 + sequence.length]);
          const noted = await shop.app.db
            .select()
            .from(paymentEvents)
            .where(eq(paymentEvents.orderId, orderId));
          expect(noted).toHaveLength(4);
        },
      ),
      { numRuns: rounds(8, 100) },
    );
  });
});

test('events about nothing of ours are noted and change nothing', async () => {
  const { shopper, orderId, session } = await orderWithSession();
  const foreign = (metadata: object | null) => ({ ...session, metadata, ...paid });
  for (const event of [
    eventOf('checkout.session.completed', foreign({ orderId: 'f00000000000000000000000' })),
    eventOf('checkout.session.completed', foreign({ orderId: 'not an id' })),
    eventOf('checkout.session.completed', foreign({})),
    eventOf('checkout.session.completed', foreign(null)),
    eventOf('charge.refunded', { id: 'ch_1' }),
    eventOf('checkout.session.expired', { ...session, id: 'cs_other', ...expired }),
  ]) {
    expect(await shop.sendEvent(event)).toBe(200);
  }
  expect(await shopper.order(orderId)).toMatchObject({ status: 'pending_payment' });
});

describe('a genuine payment that is not the one asked for places nothing', () => {
  test.each([
    ['a session of another amount', { amount_total: 30 }],
    ['a session of no known amount', { amount_total: null }],
    ['a session in another currency', { currency: 'jpy' }],
    ['another session than the one opened for the order', { id: 'cs_other' }],
    // Anyone who opens one of the account's payment links may write any reference into its address.
    ['a payment link that names the order as its reference', { id: 'cs_link', metadata: {} }],
  ])('%s', async (_, change) => {
    const { shopper, orderId, session } = await orderWithSession();
    const wrong = eventOf('checkout.session.completed', { ...session, ...paid, ...change });
    expect(await shop.sendEvent(wrong)).toBe(200);
    expect(await shopper.order(orderId)).toMatchObject({ status: 'pending_payment' });
    expect(await redemptionOf(orderId)).toBe('reserved');
    expect((await shopper.cart()).items).toHaveLength(1);
    await shop.sendEvent(eventOf('checkout.session.completed', { ...session, ...paid }));
    expect(await shopper.order(orderId)).toMatchObject({ status: 'placed' });
  });

  test('and checkout does not open a second page beside it', async () => {
    const { shopper } = await orderWithSession();
    const halfPaid: PaymentProvider['findSession'] = async (id) => ({
      kind: 'session',
      session: {
        id,
        state: 'paid',
        url: null,
        orderId: null,
        amount: 30,
        currency: 'gbp',
        paymentIntentId: 'pi_1',
        expiresAt: new Date(),
        unpaidReason: null,
        paidAt: null,
      },
    });
    shop.intercept((provider) => ({ ...provider, findSession: halfPaid, expireSession: halfPaid }));
    expect((await shopper.checkout({ promoCode: 'TEN' })).status).toBe(409);
    expect((await shopper.checkout({ note: 'Changed' })).status).toBe(409);
    shop.intercept(null);
    expect(await shop.ordersOf(shopper)).toMatchObject([{ status: 'pending_payment' }]);
  });
});

test.each(['expired', 'failed'] as const)(
  'an order that was seen without a page and has got one meanwhile is not given up (%s)',
  async (outcome) => {
    const { shopper, orderId } = await orderWithSession();
    expect(await updatePayment(shop.app, orderId, { outcome, sessionId: null })).toBe('unchanged');
    expect(await shopper.order(orderId)).toMatchObject({ status: 'pending_payment' });
    expect(await redemptionOf(orderId)).toBe('reserved');
  },
);

test('many different events about an order whose page was never written down do not wait for each other', async () => {
  for (let round = 1; round <= 3; round += 1) {
    const { shopper, orderId, session } = await orderWithSession();
    const forget = { paymentSessionId: null, paymentSessionUrl: null };
    await shop.app.db.update(orders).set(forget).where(eq(orders.id, orderId));
    const events = Array.from({ length: 8 }, () =>
      eventOf('checkout.session.completed', { ...session, ...paid }),
    );
    const statuses = await Promise.all(events.map((event) => shop.sendEvent(event)));
    expect(new Set(statuses)).toEqual(new Set([200]));
    expect(await shopper.order(orderId)).toMatchObject({ status: 'placed' });
  }
});

test('the signature is over the bytes as they came, however the provider writes them', async () => {
  const { shopper, orderId, session } = await orderWithSession();
  const event = eventOf('checkout.session.completed', { ...session, ...paid });
  const named = { ...event, note: 'Zoë' };
  const payload = ` ${JSON.stringify(named, null, 2).replace('ë', '\\u00eb').replace('"id"', '"\\u0069d"')}\n`;
  const send = (body: string, signature: string) =>
    shop.fetch(
      new Request('http://backend.test/webhooks/payments', {
        method: 'POST',
        headers: { 'content-type': 'application/json; charset=utf-8', 'stripe-signature': signature },
        body,
      }),
    );
  expect((await send(JSON.stringify(named), shop.standIn.sign(payload))).status).toBe(400);
  expect(await shopper.order(orderId)).toMatchObject({ status: 'pending_payment' });
  expect((await send(payload, shop.standIn.sign(payload))).status).toBe(200);
  expect(await shopper.order(orderId)).toMatchObject({ status: 'placed' });
});

test('50 ways to forge an event are refused', async () => {
  const { shopper, orderId, session } = await orderWithSession();
  const payload = JSON.stringify(eventOf('checkout.session.completed', { ...session, ...paid }));
  const genuine = shop.standIn.sign(payload);
  const [timestamp = '', digest = ''] = genuine.split(',').map((part) => part.split('=')[1] ?? '');
  const now = Math.floor(Date.now() / 1000);
  const bent: (string | undefined)[] = [
    undefined,
    '',
    ' ',
    't=',
    'v1=',
    't=,v1=',
    timestamp,
    digest,
    `t=${timestamp}`,
    `v1=${digest}`,
    `t=${timestamp},v1=`,
    `t=${timestamp},v0=${digest}`,
    `t=${timestamp},v2=${digest}`,
    `t=abc,v1=${digest}`,
    `t=-1,v1=${digest}`,
    `t=${Number(timestamp) + 1},v1=${digest}`,
    `t=${timestamp},v1=${digest.slice(1)}`,
    `t=${timestamp},v1=${digest}0`,
    `t=${timestamp},v1=${[...digest].reverse().join('')}`,
    `t=${timestamp};v1=${digest}`,
    ...Array.from({ length: 10 }, (_, index) => {
      const wrong = digest[index] === '0' ? '1' : '0';
      return `t=${timestamp},v1=${digest.slice(0, index)}${wrong}${digest.slice(index + 1)}`;
    }),
    ...['', 'whsec', 'whsec_test_tiffin', shop.standIn.settings.STRIPE_SECRET_KEY, 'whsec_backend_test'].map(
      (secret) => shop.standIn.sign(payload, { secret }),
    ),
    ...[' ', '\n', '{}', '\0', 'x'].map((more) => shop.standIn.sign(payload + more)),
    ...[301, 302, 600, 3_600, 86_400, 31_536_000].map((age) =>
      shop.standIn.sign(payload, { timestamp: now - age - 1 }),
    ),
    shop.standIn.sign(payload.replace('"paid"', '"unpaid"')),
    shop.standIn.sign(payload.replace('evt_', 'evt_x')),
    shop.standIn.sign('{}'),
    shop.standIn.sign(payload.slice(1)),
  ];
  expect(bent.length).toBeGreaterThanOrEqual(50);
  for (const signature of bent) {
    const { status } = await shop.call('POST', '/webhooks/payments', {
      body: JSON.parse(payload),
      headers: { 'stripe-signature': signature },
    });
    expect(status, signature).toBe(400);
  }
  expect(await shopper.order(orderId)).toMatchObject({ status: 'pending_payment' });
  // The event was genuine all the while.
  expect(await shop.sendEvent(JSON.parse(payload))).toBe(200);
  const [order] = await shop.app.db.select().from(orders).where(eq(orders.id, orderId));
  expect(order).toMatchObject({ status: 'placed', paymentIntentId: 'pi_1' });
});
