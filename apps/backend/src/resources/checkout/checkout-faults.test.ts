import { eq } from 'drizzle-orm';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { customers, idempotencyKeys, restaurants } from '../../db/schema.ts';
import { createPaymentProvider, type PaymentProvider } from '../payments/payment-provider.ts';
import { reconcilePayments } from '../payments/reconcile-payments.ts';
import { curry, type Shop, type Shopper, startShop } from './testing/shop.ts';

let shop: Shop;
beforeAll(async () => {
  shop = await startShop();
});
afterEach(async () => {
  shop.intercept(null);
  await shop.standIn.clearFaults();
});
afterAll(() => shop.close());

const create = 'POST /v1/checkout/sessions';
const expire = 'POST /v1/checkout/sessions/*/expire';
const retrieve = 'GET /v1/checkout/sessions/*';

/** Until the next test, or `intercept(null)`, a provider that does not answer is given up sooner. */
function waitLessFor(kind: string): void {
  if (kind !== 'timeout') return;
  const impatient = createPaymentProvider(shop.standIn.settings, shop.app.log, {
    timeoutMs: 400,
    retries: 1,
  });
  shop.intercept(() => impatient);
}

async function shopperWithCart(): Promise<Shopper> {
  const shopper = await shop.newShopper();
  await shopper.add({ ...curry, quantity: 2 });
  return shopper;
}

/** Every session of the customer's orders that could still be paid or was. */
async function payableSessions(shopper: Shopper): Promise<string[]> {
  const orders = await shop.ordersOf(shopper);
  const sessions = await Promise.all(orders.map(({ id }) => shop.standIn.sessionsOf(id)));
  return sessions.flat().flatMap(({ status, url }) => (status === 'expired' ? [] : [url ?? 'paid']));
}

describe('the provider fails while the page is opened', () => {
  test.each([
    { kind: 'timeout', operation: create, times: 2 },
    { kind: 'lost_answer', operation: create, times: 3 },
    { kind: 'reset', operation: create, times: 3 },
    { kind: 'rate_limited', operation: create, times: 2 },
  ] as const)('$kind: the order waits, and the next try gets its one page', async (fault) => {
    const shopper = await shopperWithCart();
    await shop.standIn.addFault(fault);
    waitLessFor(fault.kind);
    const failed = await shopper.checkout();
    shop.intercept(null);
    expect(failed).toMatchObject({ status: 503, body: { code: 'service_unavailable' } });
    expect(failed.headers.get('retry-after')).toMatch(/^\d+$/);
    expect((await shopper.cart()).items).toHaveLength(1);
    await shop.standIn.clearFaults();

    const { status, body } = await shopper.checkout();
    expect(status).toBe(200);
    expect(await shop.ordersOf(shopper)).toMatchObject([{ id: body.orderId, status: 'pending_payment' }]);
    expect(await payableSessions(shopper)).toEqual([body.url]);
  });

  test.each(['stored_500', 'stored_500_after_work'] as const)(
    '%s: the order is given up, and the next try gets a new one',
    async (kind) => {
      const shopper = await shopperWithCart();
      await shop.standIn.addFault({ kind, operation: create });
      expect((await shopper.checkout({ promoCode: 'FIVER' })).status).toBe(503);
      const { status, body } = await shopper.checkout({ promoCode: 'FIVER' });
      expect(status).toBe(200);
      expect(await shop.ordersOf(shopper)).toMatchObject([
        { status: 'payment_failed' },
        { id: body.orderId, status: 'pending_payment' },
      ]);
    },
  );

  test('with a key, the failure is not kept: the same key succeeds later', async () => {
    const shopper = await shopperWithCart();
    const key = { 'idempotency-key': 'key-after-a-failure' };
    await shop.standIn.addFault({ kind: 'reset', operation: create, times: 3 });
    expect((await shopper.checkout({}, key)).status).toBe(503);
    await shop.standIn.clearFaults();
    const { status, body } = await shopper.checkout({}, key);
    expect(status).toBe(200);
    expect((await shopper.checkout({}, key)).body).toEqual(body);
  });
});

test('a checkout that takes long keeps its key as long, so that a repeat waits for its answer', async () => {
  const shopper = await shopperWithCart();
  const goOn = Promise.withResolvers<void>();
  shop.intercept((provider) => ({
    ...provider,
    openSession: async (request) => {
      await goOn.promise;
      return provider.openSession(request);
    },
  }));
  const key = { 'idempotency-key': 'key-of-a-slow-call' };
  const keyRow = async () => {
    const keys = shop.app.db.select().from(idempotencyKeys);
    const [row] = await keys.where(eq(idempotencyKeys.key, key['idempotency-key']));
    return row;
  };
  const slow = shopper.checkout({}, key);
  await expect.poll(keyRow).toBeDefined();
  const claimedUntil = (await keyRow())?.lockedUntil.getTime() ?? 0;
  await expect.poll(async () => (await keyRow())?.lockedUntil.getTime()).toBeGreaterThan(claimedUntil);
  const repeat = shopper.checkout({}, key);
  goOn.resolve();
  expect((await repeat).body).toEqual((await slow).body);
});

test('a slow provider and an impatient customer: one page, asked for once', async () => {
  const shopper = await shopperWithCart();
  let asked = 0;
  shop.intercept((provider) => ({
    ...provider,
    openSession: (request) => {
      asked += 1;
      return provider.openSession(request);
    },
  }));
  await shop.standIn.addFault({ kind: 'slow', operation: create, delayMs: 500 });
  const answers = await Promise.all([1, 2, 3, 4, 5].map(() => shopper.checkout()));
  expect(new Set(answers.map(({ body }) => body.url)).size).toBe(1);
  expect(await payableSessions(shopper)).toHaveLength(1);
  expect(asked).toBe(1);
});

test.each([
  { kind: 'reset', times: 3 },
  { kind: 'timeout', times: 3 },
  { kind: 'rate_limited', times: 3 },
  { kind: 'stored_500', times: 1 },
] as const)('while the old page cannot be closed ($kind), no second one is opened', async (fault) => {
  const shopper = await shopperWithCart();
  const first = await shopper.checkout();
  await shopper.add({ dish: 'Cola' });
  await shop.standIn.addFault({ ...fault, operation: expire });
  waitLessFor(fault.kind);
  expect((await shopper.checkout()).status).toBe(503);
  shop.intercept(null);
  expect(await payableSessions(shopper)).toEqual(fault.kind === 'timeout' ? [] : [first.body.url]);
  await shop.standIn.clearFaults();
  const second = await shopper.checkout();
  expect(await payableSessions(shopper)).toEqual([second.body.url]);
  expect((await shop.ordersOf(shopper)).map(({ status }) => status)).toEqual([
    'payment_expired',
    'pending_payment',
  ]);
});

test.each([
  { kind: 'lost_answer', times: 1 },
  { kind: 'stored_500_after_work', times: 1 },
] as const)(
  'an old page that was closed although the provider said otherwise ($kind) is found closed',
  async (fault) => {
    const shopper = await shopperWithCart();
    await shopper.checkout();
    await shopper.add({ dish: 'Cola' });
    await shop.standIn.addFault({ ...fault, operation: expire });
    const { status, body } = await shopper.checkout();
    expect(status).toBe(200);
    expect(await payableSessions(shopper)).toEqual([body.url]);
  },
);

test.each([
  { kind: 'reset', times: 3 },
  { kind: 'timeout', times: 3 },
  { kind: 'rate_limited', times: 3 },
  { kind: 'stored_500', times: 3 },
] as const)(
  'while the provider cannot say where the page stands ($kind), the page that was given is given again',
  async (fault) => {
    const shopper = await shopperWithCart();
    const first = await shopper.checkout();
    await shop.standIn.addFault({ ...fault, operation: retrieve });
    waitLessFor(fault.kind);
    expect((await shopper.checkout()).body).toEqual(first.body);
    expect(await shop.ordersOf(shopper)).toMatchObject([{ status: 'pending_payment' }]);
  },
);

describe('the backend dies', () => {
  /** Throws in place of, or after, a call to the provider: all that follows is as if the process had ended there. */
  const dyingAt =
    (step: 'before' | 'after') =>
    (provider: PaymentProvider): PaymentProvider => ({
      ...provider,
      openSession: async (request) => {
        if (step === 'after') await provider.openSession(request);
        throw new Error('The process ended here.');
      },
    });

  test.each(['before', 'after'] as const)('%s the page is opened: the next try goes on', async (step) => {
    const shopper = await shopperWithCart();
    shop.intercept(dyingAt(step));
    expect((await shopper.checkout()).status).toBe(500);
    shop.intercept(null);
    const { body } = await shopper.checkout();
    expect(await shop.ordersOf(shopper)).toMatchObject([{ id: body.orderId, status: 'pending_payment' }]);
    expect(await payableSessions(shopper)).toEqual([body.url]);
  });

  test('and customer and restaurant are called otherwise afterwards: the next try goes on all the same', async () => {
    const shopper = await shopperWithCart();
    shop.intercept(dyingAt('after'));
    expect((await shopper.checkout()).status).toBe(500);
    shop.intercept(null);
    const rename = (name: string) =>
      shop.app.db.update(restaurants).set({ name }).where(eq(restaurants.id, shop.restaurantId));
    await rename('The renamed');
    await shop.app.db.update(customers).set({ email: 'new@example.com' }).where(eq(customers.id, shopper.id));
    const { status, body } = await shopper.checkout();
    await rename('The testaurant');
    expect(status).toBe(200);
    const [session] = await shop.standIn.sessionsOf(body.orderId);
    expect(session).toMatchObject({ url: body.url, customer_email: 'new@example.com' });
  });

  test('and the customer changes the cart: only the new page can be reached', async () => {
    const shopper = await shopperWithCart();
    shop.intercept(dyingAt('after'));
    expect((await shopper.checkout()).status).toBe(500);
    shop.intercept(null);
    await shopper.add({ dish: 'Cola' });
    const { status, body } = await shopper.checkout();
    expect(status).toBe(200);
    expect(await shop.ordersOf(shopper)).toMatchObject([
      { status: 'payment_expired', paymentSessionUrl: null },
      { id: body.orderId, status: 'pending_payment' },
    ]);
  });

  test('while another request replaces the order, the page that comes too late is closed', async () => {
    const shopper = await shopperWithCart();
    const entered = Promise.withResolvers<void>();
    const goOn = Promise.withResolvers<void>();
    let isFirst = true;
    shop.intercept((provider) => ({
      ...provider,
      openSession: async (request) => {
        if (!isFirst) return provider.openSession(request);
        isFirst = false;
        entered.resolve();
        await goOn.promise;
        return provider.openSession(request);
      },
    }));
    const slow = shopper.checkout();
    await entered.promise;
    const replacing = await shopper.checkout({ note: 'From the other tab' });
    goOn.resolve();
    expect(await slow).toMatchObject({ status: 409, body: { code: 'conflict' } });
    expect(replacing.status).toBe(200);
    expect(await payableSessions(shopper)).toEqual([replacing.body.url]);
  });
});

test('a payment the provider is still working on blocks a second one', async () => {
  const shopper = await shopperWithCart();
  await shopper.checkout();
  shop.intercept((provider) => {
    const processing: PaymentProvider['findSession'] = async (id) => {
      const answer = await provider.findSession(id);
      return answer.kind === 'session'
        ? { ...answer, session: { ...answer.session, state: 'processing' } }
        : answer;
    };
    return { ...provider, findSession: processing, expireSession: processing };
  });
  expect((await shopper.checkout()).status).toBe(409);
  expect((await shopper.checkout({ note: 'Changed' })).status).toBe(409);
  await reconcilePayments(shop.app);
  expect(await shop.ordersOf(shopper)).toMatchObject([{ status: 'pending_payment' }]);
});
