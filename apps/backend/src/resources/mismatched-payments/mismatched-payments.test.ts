import { eq } from 'drizzle-orm';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { type MismatchDecision, mismatchedPayments, orders } from '../../db/schema.ts';
import { newId } from '../../ids.ts';
import { eraseCustomer } from '../../personal-data/erase-customer.ts';
import { testRestaurantYaml } from '../../testing/test-restaurant.ts';
import { curry, type Shop, startShop } from '../checkout/testing/shop.ts';
import { payAgain } from '../payments/testing/pay-again.ts';
import { updatePayment } from '../payments/update-payment.ts';
import { listMismatched, MismatchError, settleMismatched } from './mismatched-payments.ts';
import { refundLatePayment } from './refund-late-payment.ts';
import { hearOf, mismatch, ownSessionOf, redemptionOf, refundsOf } from './testing/mismatch.ts';

let shop: Shop;
beforeAll(async () => {
  shop = await startShop();
});
afterEach(() => shop.intercept(null));
afterAll(() => shop.close());

const settle = (reference: string, decision: MismatchDecision) =>
  settleMismatched(shop.app, reference, decision);

/** The sentence that an operator reads instead. */
async function refusal(reference: string, decision: MismatchDecision): Promise<string> {
  const error = await settle(reference, decision).then(
    () => null,
    (thrown: unknown) => thrown,
  );
  expect(error).toBeInstanceOf(MismatchError);
  return (error as MismatchError).message;
}

async function change(sessionId: string, values: Partial<typeof mismatchedPayments.$inferInsert>) {
  await shop.app.db.update(mismatchedPayments).set(values).where(eq(mismatchedPayments.sessionId, sessionId));
}

async function statusOf(orderId: string): Promise<string | undefined> {
  const [order] = await shop.app.db.select().from(orders).where(eq(orders.id, orderId));
  return order?.status;
}

test('the payments that wait are listed, the oldest first, or those of one order', async () => {
  const [first, second] = [await mismatch(shop, 'own'), await mismatch(shop, 'own')];
  await change(first.sessionId, { foundAt: new Date('2026-01-02T00:00:00Z') });
  await change(second.sessionId, { foundAt: new Date('2026-01-01T00:00:00Z') });
  const listed = async (reference?: string) =>
    (await listMismatched(shop.app, reference)).map(({ payment }) => payment.sessionId);
  expect((await listed()).slice(0, 2)).toEqual([second.sessionId, first.sessionId]);
  for (const reference of [first.orderId, first.number, first.sessionId]) {
    expect(await listed(reference)).toEqual([first.sessionId]);
  }
  await settle(first.orderId, 'refund');
  await settle(second.orderId, 'refund');
  expect(await listed()).toEqual([]);
});

describe('what is not clear moves no money', () => {
  test('an order without such a payment', async () => {
    expect(await refusal('T-9999', 'place')).toBe('No mismatched payment of T-9999 waits to be settled.');
  });

  test('an order with two of them, until one is named', async () => {
    const { orderId, sessionId } = await mismatch(shop, 'other');
    const { sessionId: other } = await payAgain(shop, orderId, { amount: 77 });
    expect(await refusal(orderId, 'refund')).toBe(
      `${orderId} has several mismatched payments: name one of ${sessionId}, ${other}.`,
    );
    await settle(other, 'refund');
    expect([await refundsOf(shop, sessionId), await refundsOf(shop, other)]).toEqual([[], [77]]);
    await settle(sessionId, 'refund');
  });

  test('a number that several restaurants have given, until the order is named by its id', async () => {
    const { orderId, number, sessionId } = await mismatch(shop, 'own');
    const neighbourId = await shop.addRestaurant(testRestaurantYaml('neighbour'));
    await shop.app.pool.query(
      'insert into orders select (jsonb_populate_record(o, $2)).* from orders o where id = $1',
      [orderId, { id: newId(), restaurant_id: neighbourId, cart_id: null, payment_session_id: null }],
    );
    for (const decision of ['refund', 'place'] as const) {
      expect(await refusal(number, decision)).toContain(`name it by its id, ${orderId}`);
    }
    expect(await refundsOf(shop, sessionId)).toEqual([]);
    await settle(orderId, 'refund');
    expect(await refundsOf(shop, sessionId)).toEqual([123]);
  });

  test.each([['paymentIntentId'], ['amount']] as const)('a payment without its %s', async (unknown) => {
    const { orderId, sessionId } = await mismatch(shop, 'own');
    await change(sessionId, { [unknown]: null });
    expect(await refusal(orderId, 'refund')).toBe(
      `The payment ${sessionId} is not known well enough: refund it at the provider.`,
    );
    expect(await refundsOf(shop, sessionId)).toEqual([]);
    await change(sessionId, { settledAt: new Date() });
  });
});

describe('refunding', () => {
  test('gives the money back once, ends the order and frees the cart', async () => {
    const { shopper, orderId, number, sessionId } = await mismatch(shop, 'own');
    await settle(number, 'refund');
    expect(await refundsOf(shop, sessionId)).toEqual([123]);
    expect(await shopper.order(orderId)).toMatchObject({ status: 'payment_failed' });
    expect(await redemptionOf(shop, orderId)).toBe('released');

    // Neither the provider's repeats nor the operator's bring it back.
    await hearOf(shop, orderId, sessionId);
    expect(await refusal(number, 'refund')).toContain('No mismatched payment');
    expect(await refundsOf(shop, sessionId)).toEqual([123]);
    const again = await shopper.checkout({ promoCode: 'TEN' });
    expect(again.status).toBe(200);
    expect(again.body.orderId).not.toBe(orderId);
  });

  test.each(['placed', 'accepted'] as const)(
    'a second payment leaves the %s order as it is',
    async (status) => {
      const { shopper, orderId, sessionId } = await mismatch(shop, 'other');
      const own = await ownSessionOf(shop, orderId);
      await shop.standIn.pay(own);
      await hearOf(shop, orderId, own);
      await shop.app.db.update(orders).set({ status }).where(eq(orders.id, orderId));
      expect(await refusal(orderId, 'place')).toContain('is placed already: refund this payment');
      await settle(sessionId, 'refund');
      expect([await refundsOf(shop, sessionId), await refundsOf(shop, own)]).toEqual([[123], []]);
      expect(await shopper.order(orderId)).toMatchObject({ status });
    },
  );

  test.each([
    ['list', 'listRefunds'],
    ['request', 'refund'],
  ] as const)('goes on when the provider did not answer its %s', async (_name, call) => {
    const { orderId, sessionId } = await mismatch(shop, 'own');
    shop.intercept((provider) => ({ ...provider, [call]: async () => ({ kind: 'unanswered' }) }));
    expect(await refusal(orderId, 'refund')).toContain('run the same command again');
    shop.intercept(null);
    // What may have been refunded already places nothing.
    expect(await refusal(orderId, 'place')).toBe(
      `The refund of ${sessionId} has begun: finish it with --refund.`,
    );
    await settle(orderId, 'refund');
    // As if the process had ended between the provider's answer and the note of it.
    await change(sessionId, { settledAt: null });
    await settle(orderId, 'refund');
    expect(await refundsOf(shop, sessionId)).toEqual([123]);
  });

  test('names what the provider says when it refuses', async () => {
    const { orderId, sessionId } = await mismatch(shop, 'own');
    shop.intercept((provider) => ({
      ...provider,
      refund: async () => ({ kind: 'refused', reason: 'The card was closed.' }),
    }));
    expect(await refusal(orderId, 'refund')).toBe('The provider refused the refund: The card was closed.');
    shop.intercept(null);
    await settle(orderId, 'refund');
    expect(await refundsOf(shop, sessionId)).toEqual([123]);
  });

  test('gives back only the rest of what the dashboard has refunded of it', async () => {
    const { orderId, sessionId } = await mismatch(shop, 'own');
    const { payment_intent } = await shop.standIn.stripe.checkout.sessions.retrieve(sessionId);
    await shop.standIn.stripe.refunds.create({ payment_intent: String(payment_intent), amount: 100 });
    await settle(orderId, 'refund');
    expect((await refundsOf(shop, sessionId)).sort()).toEqual([100, 23]);
    expect(await listMismatched(shop.app, orderId)).toEqual([]);
  });

  test('does nothing more where the dashboard has refunded all of it', async () => {
    const { orderId, sessionId } = await mismatch(shop, 'own');
    const { payment_intent } = await shop.standIn.stripe.checkout.sessions.retrieve(sessionId);
    await shop.standIn.stripe.refunds.create({ payment_intent: String(payment_intent) });
    await settle(orderId, 'refund');
    expect(await refundsOf(shop, sessionId)).toEqual([123]);
    expect(await listMismatched(shop.app, orderId)).toEqual([]);
  });
});

describe('placing', () => {
  test('places the order by that payment and empties the cart', async () => {
    const { shopper, orderId, sessionId } = await mismatch(shop, 'own');
    await settle(orderId, 'place');
    expect(await shopper.order(orderId)).toMatchObject({ status: 'placed' });
    expect((await shopper.cart()).items).toEqual([]);
    expect(await redemptionOf(shop, orderId)).toBe('counted');
    await hearOf(shop, orderId, sessionId);
    expect(await refusal(orderId, 'refund')).toContain('No mismatched payment');
    // Not by the job for late payments either.
    await refundLatePayment(shop.app, sessionId);
    expect(await refundsOf(shop, sessionId)).toEqual([]);
  });

  test("closes the order's own page first", async () => {
    const { shopper, orderId } = await mismatch(shop, 'other');
    const own = await ownSessionOf(shop, orderId);
    await settle(orderId, 'place');
    expect(await shop.standIn.pay(own)).toBe(409);
    expect(await shopper.order(orderId)).toMatchObject({ status: 'placed' });
  });

  test('waits for a provider that does not close it, and is refused where it was paid', async () => {
    const { orderId, sessionId } = await mismatch(shop, 'other');
    shop.intercept((provider) => ({ ...provider, expireSession: async () => ({ kind: 'unanswered' }) }));
    expect(await refusal(orderId, 'place')).toContain('run the same command again');
    shop.intercept(null);
    await shop.standIn.pay(await ownSessionOf(shop, orderId));
    expect(await refusal(orderId, 'place')).toMatch(/is being paid on its own page: refund this payment\.$/);
    expect(await statusOf(orderId)).toBe('pending_payment');
    await settle(sessionId, 'refund');
  });
});

describe('an order that no longer names a customer', () => {
  test('is not placed by a mismatched payment, which can be refunded', async () => {
    const { shopper, orderId, sessionId } = await mismatch(shop, 'other');
    const own = await ownSessionOf(shop, orderId);
    await shop.standIn.stripe.checkout.sessions.expire(own);
    await hearOf(shop, orderId, own);
    expect(await eraseCustomer(shop.app.db, shopper.id)).toMatchObject({ kind: 'erased' });
    expect(await refusal(orderId, 'place')).toContain('names no customer any more: refund this payment');
    expect(await statusOf(orderId)).toBe('payment_expired');
    await settle(orderId, 'refund');
    expect(await refundsOf(shop, sessionId)).toEqual([123]);
  });

  test('is not placed by its own payment that comes late', async () => {
    const shopper = await shop.newShopper();
    await shopper.add({ ...curry, quantity: 2 });
    const { orderId, totalAmount } = await shopper.checkout().then(async ({ body }) => ({
      orderId: body.orderId,
      totalAmount: (await shopper.order(body.orderId)).breakdown.totalAmount,
    }));
    // As if the provider had once said that it does not know the session.
    const sessionId = await ownSessionOf(shop, orderId);
    await updatePayment(shop.app, orderId, { outcome: 'expired', sessionId });
    expect(await eraseCustomer(shop.app.db, shopper.id)).toMatchObject({ kind: 'erased' });
    await shop.standIn.pay(sessionId);
    await hearOf(shop, orderId, sessionId);
    expect(await statusOf(orderId)).toBe('payment_expired');
    await settle(orderId, 'refund');
    expect(await refundsOf(shop, sessionId)).toEqual([totalAmount]);
  });
});
