import { spawnSync } from 'node:child_process';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest';
import { mismatchedPayments, orders, promoRedemptions } from '../db/schema.ts';
import { newId } from '../ids.ts';
import { eraseCustomer } from '../personal-data/erase-customer.ts';
import { curry, type Shop, type Shopper, startShop } from '../resources/checkout/testing/shop.ts';
import { settlePayment as settle } from '../resources/payments/settle-payment.ts';
import { testRestaurantYaml } from '../testing/test-restaurant.ts';

let shop: Shop;
beforeAll(async () => {
  shop = await startShop();
});
afterAll(() => shop.close());

/** Runs the command as an operator does, on the shop's database and its payment provider. */
function settlePayment(args: readonly string[], environment: Record<string, string> = {}) {
  const { status, stdout, stderr } = spawnSync(
    process.execPath,
    [`${inject('bundle')}settle-payment.js`, ...args],
    {
      env: {
        DATABASE_URL: shop.app.env.databaseUrl,
        STRIPE_SECRET_KEY: shop.standIn.settings.secretKey,
        STRIPE_API_BASE: shop.standIn.settings.apiBase?.href ?? '',
        ...environment,
      },
      encoding: 'utf8',
    },
  );
  return { status, stdout, stderr };
}

interface Mismatch {
  readonly shopper: Shopper;
  readonly orderId: string;
  readonly number: string;
  readonly sessionId: string;
}

/** An order, and £1.23 paid for it: on its own page, or on another one beside it. */
async function mismatch(page: 'own' | 'other'): Promise<Mismatch> {
  const shopper = await shop.newShopper();
  await shopper.add({ ...curry, quantity: 2 });
  const { body } = await shopper.checkout({ promoCode: 'TEN' });
  const { orderId } = body;
  const session = await shop.standIn.stripe.checkout.sessions.create({
    mode: 'payment',
    client_reference_id: orderId,
    metadata: { orderId },
    success_url: 'https://testaurant.test/',
    line_items: [
      { quantity: 1, price_data: { currency: 'gbp', unit_amount: 123, product_data: { name: 'Order' } } },
    ],
  });
  if (page === 'own') {
    const change = { paymentSessionId: session.id, paymentSessionUrl: session.url };
    await shop.app.db.update(orders).set(change).where(eq(orders.id, orderId));
  }
  await shop.standIn.pay(session.id);
  await hearOf(orderId, session.id);
  const { number } = await shopper.order(orderId);
  return { shopper, orderId, number, sessionId: session.id };
}

/** Sends the webhooks about a payment, which may come any number of times. */
async function hearOf(orderId: string, sessionId: string): Promise<void> {
  for (const event of await shop.standIn.eventsOf(orderId)) {
    if ('id' in event.data.object && event.data.object.id === sessionId) {
      expect(await shop.sendEvent(event)).toBe(200);
    }
  }
}

async function refundsOf(sessionId: string): Promise<number[]> {
  const session = await shop.standIn.stripe.checkout.sessions.retrieve(sessionId);
  const { data } = await shop.standIn.stripe.refunds.list({ payment_intent: String(session.payment_intent) });
  return data.map(({ amount }) => amount);
}

async function redemptionOf(orderId: string): Promise<string | undefined> {
  const found = shop.app.db.select().from(promoRedemptions);
  const [row] = await found.where(eq(promoRedemptions.orderId, orderId));
  return row?.state;
}

test('a mismatched payment is counted and listed, and blocks its cart', async () => {
  expect(settlePayment([]).stdout).toBe('No mismatched payment waits to be settled.\n');
  const { shopper, orderId, number, sessionId } = await mismatch('own');
  expect((await shopper.checkout({ promoCode: 'TEN' })).status).toBe(409);
  expect((await shopper.checkout({ note: 'Changed' })).status).toBe(409);
  const { status, stdout } = settlePayment([]);
  expect(status).toBe(0);
  expect(stdout).toContain(`${number} (${orderId}, pending_payment): paid £1.23, costs £27.33`);
  expect(stdout).toContain(`session ${sessionId}`);
  const metrics = await shop.app.metrics.registry.metrics();
  expect(metrics).toMatch(/^payments_mismatched_total [1-9]\d*$/m);
  expect(settlePayment([orderId, '--refund']).status).toBe(0);
});

describe('refunding', () => {
  test('gives the money back once, ends the order and frees the cart', async () => {
    const { shopper, orderId, number, sessionId } = await mismatch('own');
    expect(settlePayment([number, '--refund'])).toEqual({
      status: 0,
      stdout: `The payment ${sessionId} of order ${number} is refunded.\n`,
      stderr: '',
    });
    expect(await refundsOf(sessionId)).toEqual([123]);
    expect(await shopper.order(orderId)).toMatchObject({ status: 'payment_failed' });
    expect(await redemptionOf(orderId)).toBe('released');

    // Neither the provider's repeats nor the operator's bring it back.
    await hearOf(orderId, sessionId);
    expect(settlePayment([number, '--refund'])).toMatchObject({
      status: 1,
      stderr: expect.stringContaining('No mismatched payment'),
    });
    expect(await refundsOf(sessionId)).toEqual([123]);
    const again = await shopper.checkout({ promoCode: 'TEN' });
    expect(again.status).toBe(200);
    expect(again.body.orderId).not.toBe(orderId);
  });

  test('is all that can be done with a second payment once the restaurant has accepted the order', async () => {
    const { shopper, orderId, sessionId } = await mismatch('other');
    const [order] = await shop.app.db.select().from(orders).where(eq(orders.id, orderId));
    await shop.standIn.pay(order?.paymentSessionId ?? '');
    await hearOf(orderId, order?.paymentSessionId ?? '');
    await shop.app.db.update(orders).set({ status: 'accepted' }).where(eq(orders.id, orderId));
    expect(settlePayment([orderId, '--place'])).toMatchObject({
      status: 1,
      stderr: expect.stringContaining('is placed already: refund this payment'),
    });
    expect(settlePayment([sessionId, '--refund']).status).toBe(0);
    expect(await refundsOf(sessionId)).toEqual([123]);
    expect(await shopper.order(orderId)).toMatchObject({ status: 'accepted' });
  });

  test('of a second payment leaves the order that its own payment has placed', async () => {
    const { shopper, orderId, sessionId } = await mismatch('other');
    const [order] = await shop.app.db.select().from(orders).where(eq(orders.id, orderId));
    const own = order?.paymentSessionId ?? '';
    await shop.standIn.pay(own);
    await hearOf(orderId, own);
    expect(settlePayment([orderId, '--place'])).toMatchObject({
      status: 1,
      stderr: expect.stringContaining('is placed already: refund this payment'),
    });
    expect(settlePayment([sessionId, '--refund']).status).toBe(0);
    expect(await refundsOf(sessionId)).toEqual([123]);
    expect(await refundsOf(own)).toEqual([]);
    expect(await shopper.order(orderId)).toMatchObject({ status: 'placed' });
  });

  test('goes on where it was interrupted', async () => {
    const { shopper, orderId, sessionId } = await mismatch('own');
    const away = settlePayment([orderId, '--refund'], { STRIPE_API_BASE: 'http://127.0.0.1:9' });
    expect(away).toMatchObject({ status: 1, stderr: expect.stringContaining('run the same command again') });
    expect(settlePayment([]).stdout).toContain('refund has begun');
    // It pays for nothing by now: nobody is led to the page that says so, and no second page is opened.
    expect((await shopper.checkout({ promoCode: 'TEN' })).status).toBe(409);
    expect((await shopper.checkout({ note: 'Changed' })).status).toBe(409);
    // What may have been refunded already places nothing.
    expect(settlePayment([orderId, '--place'])).toMatchObject({
      status: 1,
      stderr: expect.stringContaining('finish it with --refund'),
    });
    expect(settlePayment([orderId, '--refund']).status).toBe(0);
    // As if the process had ended between the provider's answer and the note of it.
    const unsettled = { settledAt: null };
    await shop.app.db
      .update(mismatchedPayments)
      .set(unsettled)
      .where(eq(mismatchedPayments.sessionId, sessionId));
    expect(settlePayment([orderId, '--refund']).status).toBe(0);
    expect(await refundsOf(sessionId)).toEqual([123]);
    expect(await shopper.order(orderId)).toMatchObject({ status: 'payment_failed' });
  });
});

describe('placing', () => {
  test('places the order by that payment and empties the cart', async () => {
    const { shopper, orderId, number, sessionId } = await mismatch('own');
    expect(settlePayment([orderId, '--place']).stdout).toBe(
      `Order ${number} is placed by the payment ${sessionId}.\n`,
    );
    expect(await shopper.order(orderId)).toMatchObject({ status: 'placed' });
    expect((await shopper.cart()).items).toEqual([]);
    expect(await redemptionOf(orderId)).toBe('counted');
    await hearOf(orderId, sessionId);
    expect(settlePayment([]).stdout).not.toContain(orderId);
    expect(settlePayment([orderId, '--refund']).status).toBe(1);
    expect(await refundsOf(sessionId)).toEqual([]);
  });

  test("closes the order's own page first", async () => {
    const { shopper, orderId } = await mismatch('other');
    const [order] = await shop.app.db.select().from(orders).where(eq(orders.id, orderId));
    expect(settlePayment([orderId, '--place']).status).toBe(0);
    expect(await shop.standIn.pay(order?.paymentSessionId ?? '')).toBe(409);
    expect(await shopper.order(orderId)).toMatchObject({ status: 'placed' });
  });
});

test('a number that several restaurants have given moves no money until the order is named by its id', async () => {
  const { orderId, number, sessionId } = await mismatch('own');
  const neighbourId = await shop.addRestaurant(testRestaurantYaml('neighbour'));
  await shop.app.pool.query(
    'insert into orders select (jsonb_populate_record(o, $2)).* from orders o where id = $1',
    [orderId, { id: newId(), restaurant_id: neighbourId, cart_id: null, payment_session_id: null }],
  );
  for (const decision of ['--refund', '--place']) {
    expect(settlePayment([number, decision])).toMatchObject({
      status: 1,
      stderr: expect.stringContaining(`name it by its id, ${orderId}`),
    });
  }
  expect(await refundsOf(sessionId)).toEqual([]);
  expect(settlePayment([orderId, '--refund']).status).toBe(0);
  expect(await refundsOf(sessionId)).toEqual([123]);
});

describe('an order that no longer names a customer', () => {
  test('is not placed by a mismatched payment, which can be refunded', async () => {
    const { shopper, orderId, sessionId } = await mismatch('other');
    const [order] = await shop.app.db.select().from(orders).where(eq(orders.id, orderId));
    const own = order?.paymentSessionId ?? '';
    await shop.standIn.stripe.checkout.sessions.expire(own);
    await hearOf(orderId, own);
    expect(await eraseCustomer(shop.app.db, shopper.id)).toMatchObject({ kind: 'erased' });
    expect(settlePayment([orderId, '--place'])).toMatchObject({
      status: 1,
      stderr: expect.stringContaining('names no customer any more: refund this payment'),
    });
    expect(await statusOf(orderId)).toBe('payment_expired');
    expect(settlePayment([orderId, '--refund']).status).toBe(0);
    expect(await refundsOf(sessionId)).toEqual([123]);
  });

  test('is not placed by its own payment that comes late', async () => {
    const shopper = await shop.newShopper();
    await shopper.add({ ...curry, quantity: 2 });
    const { orderId } = (await shopper.checkout()).body;
    // As if the provider had once said that it does not know the session.
    const [order] = await shop.app.db.select().from(orders).where(eq(orders.id, orderId));
    const sessionId = order?.paymentSessionId ?? '';
    await settle(shop.app, orderId, { outcome: 'expired', sessionId });
    expect(await eraseCustomer(shop.app.db, shopper.id)).toMatchObject({ kind: 'erased' });
    await shop.standIn.pay(sessionId);
    await hearOf(orderId, sessionId);
    expect(await statusOf(orderId)).toBe('payment_expired');
    expect(settlePayment([orderId, '--refund']).status).toBe(0);
    expect(await refundsOf(sessionId)).toEqual([order?.totalAmount]);
  });

  async function statusOf(orderId: string): Promise<string | undefined> {
    const [order] = await shop.app.db.select().from(orders).where(eq(orders.id, orderId));
    return order?.status;
  }
});

test.each<[string, readonly string[], Record<string, string>, RegExp]>([
  ['both ways at once', ['T-1001', '--refund', '--place'], {}, /^Usage: /],
  ['no way', ['T-1001'], {}, /^Usage: /],
  ['no order', ['--refund'], {}, /^Usage: /],
  ['an unknown flag', ['T-1001', '--undo'], {}, /^Usage: /],
  ['an order without such a payment', ['T-9999', '--place'], {}, /^No mismatched payment of T-9999 /],
  ['no key', ['T-1001', '--refund'], { STRIPE_SECRET_KEY: '' }, /^STRIPE_SECRET_KEY is not set: /],
  [
    'no database',
    [],
    { DATABASE_URL: 'postgres://nobody@127.0.0.1:9/nothing' },
    /^The database at 127\.0\.0\.1:9 cannot be reached/,
  ],
])('%s is answered with one sentence', (_name, args, environment, message) => {
  const { status, stderr } = settlePayment(args, environment);
  expect(status).toBe(1);
  expect(stderr.trim()).toMatch(message);
  expect(stderr).not.toContain('    at ');
});
