import { pence } from '@tiffin/domain';
import { eq } from 'drizzle-orm';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { mails, orders, promoRedemptions } from '../../db/schema.ts';
import { type RunJobsOptions, runJobs } from '../../testing/run-jobs.ts';
import { type Shop, startShop } from '../checkout/testing/shop.ts';
import { makeRefund, RefundUnanswered } from './make-refund.ts';
import { openRefundDesk, type RefundDesk, refundCards } from './testing/refund-desk.ts';

let shop: Shop;
let desk: RefundDesk;
beforeAll(async () => {
  shop = await startShop();
  desk = openRefundDesk(shop);
});
afterEach(async () => {
  await shop.standIn.clearFaults();
  shop.intercept(null);
  await desk.audit();
});
afterAll(() => shop.close());

const create = 'POST /v1/refunds';
const runRefunds = (options?: RunJobsOptions) => runJobs(shop, { ...options, only: ['make-refund'] });

async function useOf(orderId: string) {
  const rows = shop.app.db.select().from(promoRedemptions);
  return (await rows.where(eq(promoRedemptions.orderId, orderId)))[0]?.state;
}

async function mailsOf(orderId: string): Promise<string[]> {
  const rows = await shop.app.db.select().from(mails).where(eq(mails.orderId, orderId));
  return rows.map(({ kind }) => kind);
}

async function failuresCounted(): Promise<number> {
  const metrics = await shop.app.metrics.registry.metrics();
  return Number(/^refunds_failed_total (\d+)$/m.exec(metrics)?.[1] ?? 0);
}

test('a full refund goes back once and is shown to its customer', async () => {
  const { shopper, orderId, paymentIntentId } = await desk.placeOrder();
  const refund = await desk.request(orderId, { reason: 'customer', by: { kind: 'customer' } });
  const { totalAmount } = await desk.orderOf(orderId);
  const shown = { amount: totalAmount, reason: 'customer', at: expect.any(String) };
  expect(await desk.orderOf(orderId)).toMatchObject({ refundedAmount: totalAmount });
  expect(await runRefunds()).toEqual(['make-refund']);
  expect(await shopper.order(orderId)).toMatchObject({
    refundedAmount: totalAmount,
    refunds: [{ ...shown, state: 'succeeded' }],
  });
  const list = await shopper.call<{ docs: unknown }>('GET', '/orders');
  expect(list.body.docs).toMatchObject([{ _id: orderId, refunds: [{ ...shown, state: 'succeeded' }] }]);
  expect(await desk.madeOf(paymentIntentId)).toMatchObject([
    { amount: totalAmount, metadata: { refundId: refund.id } },
  ]);
  expect(await useOf(orderId)).toBe('released');

  await makeRefund(shop.app, refund.id);
  await desk.sendEvents(await desk.eventsOf(paymentIntentId));
  expect(await desk.madeOf(paymentIntentId)).toHaveLength(1);
  expect(await desk.rowsOf(orderId)).toMatchObject([{ id: refund.id, state: 'succeeded' }]);
});

test('refunds of parts add up, and the last one releases the promo code', async () => {
  const { orderId, paymentIntentId } = await desk.placeOrder();
  await desk.request(orderId, { amount: pence(500) });
  await desk.request(orderId, { amount: pence(233) });
  await runRefunds();
  expect(await desk.orderOf(orderId)).toMatchObject({ refundedAmount: 733 });
  expect(await useOf(orderId)).toBe('counted');
  await desk.request(orderId);
  await runRefunds();
  expect((await desk.madeOf(paymentIntentId)).map(({ amount }) => amount)).toEqual([500, 233, 2000]);
  expect(await useOf(orderId)).toBe('released');
});

describe('a provider that does not answer well', () => {
  test.each(['lost_answer', 'reset', 'rate_limited', 'stored_500', 'stored_500_after_work'] as const)(
    '%s: the refund is made once in the end',
    async (kind) => {
      const { orderId, paymentIntentId } = await desk.placeOrder();
      await desk.request(orderId);
      await shop.standIn.addFault({ kind, operation: create, times: 2 });
      await runRefunds({ toleratesFailures: true });
      await shop.standIn.clearFaults();
      await runRefunds({ includesDelayed: true });
      expect(await desk.madeOf(paymentIntentId)).toHaveLength(1);
      expect(await desk.rowsOf(orderId)).toMatchObject([{ state: 'succeeded', failure: null }]);
    },
  );

  test('nothing is asked for while it does not even list the refunds', async () => {
    const { orderId, paymentIntentId } = await desk.placeOrder();
    const refund = await desk.request(orderId);
    await shop.standIn.addFault({ kind: 'reset', operation: 'GET /v1/refunds', times: 2 });
    await expect(makeRefund(shop.app, refund.id)).rejects.toThrow(RefundUnanswered);
    expect(await desk.madeOf(paymentIntentId)).toEqual([]);
    await runRefunds();
  });
});

describe('a refund that the provider refuses', () => {
  test('counts as paid again, is counted and shown, and can be asked for again', async () => {
    const { shopper, orderId } = await desk.placeOrder();
    const before = await failuresCounted();
    shop.intercept((provider) => ({
      ...provider,
      refund: async () => ({ kind: 'refused', reason: 'The charge is disputed.' }),
    }));
    await desk.request(orderId);
    await runRefunds();
    expect(await shopper.order(orderId)).toMatchObject({ refundedAmount: 0, refunds: [{ state: 'failed' }] });
    expect(await desk.rowsOf(orderId)).toMatchObject([{ failure: 'The charge is disputed.' }]);
    expect(await failuresCounted()).toBe(before + 1);
    expect(await mailsOf(orderId)).toContain('refund_failed');
    shop.intercept(null);
    await desk.request(orderId);
    await runRefunds();
    expect((await desk.rowsOf(orderId)).map(({ state }) => state)).toEqual(['failed', 'succeeded']);
  });

  test('because all was refunded in the dashboard before gives way to that refund', async () => {
    const { shopper, orderId, paymentIntentId } = await desk.placeOrder();
    const { totalAmount } = await desk.orderOf(orderId);
    const before = await failuresCounted();
    await desk.refundAtProvider(paymentIntentId, totalAmount);
    await desk.request(orderId);
    await runRefunds();
    expect((await desk.rowsOf(orderId)).map(({ byKind, state }) => [byKind, state])).toEqual([
      ['system', 'failed'],
      ['provider', 'succeeded'],
    ]);
    // The customer has all money back: nobody has to act.
    expect(await failuresCounted()).toBe(before);
    expect(await mailsOf(orderId)).not.toContain('refund_failed');
    expect(await shopper.order(orderId)).toMatchObject({ refundedAmount: totalAmount });
  });

  test('because the dashboard left less gives way to it, and the rest can still be refunded', async () => {
    const { orderId, paymentIntentId } = await desk.placeOrder();
    await desk.refundAtProvider(paymentIntentId, 1000);
    await desk.request(orderId, { amount: pence(2000) });
    await runRefunds();
    expect(await desk.orderOf(orderId)).toMatchObject({ refundedAmount: 1000 });
    await desk.request(orderId);
    await runRefunds();
    expect((await desk.madeOf(paymentIntentId)).map(({ amount }) => amount)).toEqual([1000, 1733]);
  });

  test.each([
    ['before it is asked for', { isBehindTheList: false }],
    ['after the list was read', { isBehindTheList: true }],
  ])('a cancelled order gets back what the dashboard left, given back %s', async (_, { isBehindTheList }) => {
    const { shopper, orderId, paymentIntentId } = await desk.placeOrder();
    expect((await shopper.call('POST', `/orders/${orderId}/cancel`, { expectedVersion: 1 })).status).toBe(
      200,
    );
    if (isBehindTheList) {
      let lists = 0;
      shop.intercept((provider) => ({
        ...provider,
        listRefunds: async (payment) => {
          const list = await provider.listRefunds(payment);
          lists += 1;
          if (lists === 1) await desk.refundAtProvider(paymentIntentId, 490);
          return list;
        },
      }));
    } else {
      await desk.refundAtProvider(paymentIntentId, 490);
    }
    await runRefunds();
    expect((await desk.madeOf(paymentIntentId)).map(({ amount }) => amount)).toEqual([490, 2243]);
    expect((await desk.rowsOf(orderId)).map(({ byKind, amount, state }) => [byKind, amount, state])).toEqual([
      ['customer', 2243, 'succeeded'],
      ['provider', 490, 'succeeded'],
    ]);
    expect(await shopper.order(orderId)).toMatchObject({ status: 'cancelled', refundedAmount: 2733 });
  });

  test('because its payment is not known is not lost', async () => {
    const { orderId } = await desk.placeOrder();
    await shop.app.db.update(orders).set({ paymentIntentId: null }).where(eq(orders.id, orderId));
    await desk.request(orderId);
    await runRefunds();
    expect(await desk.rowsOf(orderId)).toMatchObject([
      { state: 'failed', failure: 'The payment is not known at the provider.' },
    ]);
    expect(await desk.orderOf(orderId)).toMatchObject({ refundedAmount: 0 });
  });
});

test('a pending refund is shown as such until the bank answers', async () => {
  const { shopper, orderId, paymentIntentId } = await desk.placeOrder(refundCards.pending);
  await desk.request(orderId);
  await runRefunds();
  expect(await desk.rowsOf(orderId)).toMatchObject([{ state: 'pending', settledAt: null }]);
  await shop.standIn.advanceClock(11);
  await desk.sendEvents(await desk.eventsOf(paymentIntentId));
  expect(await shopper.order(orderId)).toMatchObject({ refunds: [{ state: 'succeeded' }] });
});

test('a refund that the bank returns later counts as paid again', async () => {
  const { shopper, orderId, paymentIntentId } = await desk.placeOrder(refundCards.failsLater);
  await desk.request(orderId);
  await runRefunds();
  expect(await shopper.order(orderId)).toMatchObject({ refunds: [{ state: 'succeeded' }] });
  const before = await failuresCounted();
  await shop.standIn.advanceClock(11);
  const events = await desk.eventsOf(paymentIntentId);
  // The latest first, and all of them twice.
  await desk.sendEvents([...events.toReversed(), ...events]);
  expect(await shopper.order(orderId)).toMatchObject({ refundedAmount: 0, refunds: [{ state: 'failed' }] });
  expect(await desk.rowsOf(orderId)).toMatchObject([{ failure: 'expired_or_canceled_card' }]);
  expect(await failuresCounted()).toBe(before + 1);
});

// The last test: the provider's clock goes on beyond what checkouts ask for.
test('a refund made just before the keys were forgotten is not made again', async () => {
  const { orderId, paymentIntentId } = await desk.placeOrder();
  const refund = await desk.request(orderId, { amount: pence(100) });
  await shop.standIn.addFault({ kind: 'lost_answer', operation: create, times: 2 });
  await expect(makeRefund(shop.app, refund.id)).rejects.toThrow(RefundUnanswered);
  await shop.standIn.advanceClock(25 * 60 * 60);
  await runRefunds();
  expect(await desk.madeOf(paymentIntentId)).toHaveLength(1);
});
