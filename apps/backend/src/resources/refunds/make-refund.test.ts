import { pence } from '@tiffin/domain';
import { eq } from 'drizzle-orm';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { mails, orders, promoRedemptions } from '../../db/schema.ts';
import { writeMail } from '../../mails/write-mail.ts';
import { type RunJobsOptions, runJobs } from '../../testing/run-jobs.ts';
import { type Shop, startShop } from '../checkout/testing/shop.ts';
import { ProviderUnanswered } from '../payments/provider-failures.ts';
import { makeRefund } from './make-refund.ts';
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
  // What a test expects to be logged it takes itself.
  expect(shop.takeLog()).toEqual([]);
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

const providerFailed = { level: 'error', msg: 'the payment provider failed' };
const madeInDashboard = { level: 'warn', msg: 'a refund was made at the payment provider' };
const exceeds = (excess: number) => ({
  level: 'error',
  excess,
  refundId: expect.any(String),
  msg: 'refunds exceed what was paid; the last ones will be refused by the provider',
});
const failed = (refund: object) => ({
  level: 'error',
  msg: 'a refund failed; refund the customer again or in another way',
  ...refund,
});

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
  expect(await desk.rowsOf(orderId)).toMatchObject([
    { id: refund.id, state: 'succeeded', settledAt: shop.app.clock.now() },
  ]);
});

test('a job for a refund that is gone does nothing', async () => {
  const asked: unknown[] = [];
  shop.intercept((provider) => ({
    ...provider,
    refund: (request) => {
      asked.push(request);
      return provider.refund(request);
    },
  }));
  shop.takeLog();
  await makeRefund(shop.app, 'f'.repeat(24));
  shop.intercept(null);
  expect([asked, shop.takeLog()]).toEqual([[], []]);
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
      const [row] = await desk.rowsOf(orderId);
      // A key under which the provider has kept a failure is not used again.
      expect(row).toMatchObject({
        storedFailures: kind.startsWith('stored_500') && row?.state === 'requested' ? 1 : 0,
      });
      const [first] = shop.takeLog();
      expect(first).toMatchObject({ ...providerFailed, call: 'refund' });
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
    const expected = new ProviderUnanswered(
      `The payment provider did not answer about the refund ${refund.id}.`,
    );
    await expect(makeRefund(shop.app, refund.id)).rejects.toThrow(expected);
    expect(await desk.madeOf(paymentIntentId)).toEqual([]);
    expect(shop.takeLog()).toMatchObject([{ ...providerFailed, call: 'list refunds' }]);
    await runRefunds();
  });

  test('a refund of another payment in its list is left out', async () => {
    const [ours, theirs] = [await desk.placeOrder(), await desk.placeOrder()];
    const foreign = await desk.refundAtProvider(theirs.paymentIntentId, 100);
    await desk.request(ours.orderId, { amount: pence(500) });
    shop.intercept((provider) => ({
      ...provider,
      listRefunds: () => provider.listRefunds({ paymentIntentId: theirs.paymentIntentId }),
    }));
    await runRefunds();
    expect(await desk.rowsOf(ours.orderId)).toMatchObject([{ amount: 500, state: 'succeeded' }]);
    expect(shop.takeLog()).toMatchObject([
      {
        level: 'warn',
        orderId: ours.orderId,
        providerRefundId: foreign.id,
        msg: 'a refund is of another payment',
      },
    ]);
    shop.intercept(null);
    await desk.sendEvents(await desk.eventsOf(theirs.paymentIntentId));
    expect(shop.takeLog()).toMatchObject([madeInDashboard]);
  });

  test('an amount that it has made otherwise is what counts', async () => {
    const { orderId } = await desk.placeOrder();
    const { id: refundId } = await desk.request(orderId, { amount: pence(500) });
    shop.intercept((provider) => ({
      ...provider,
      refund: (request) => provider.refund({ ...request, amount: 450 }),
    }));
    await runRefunds();
    expect(await desk.rowsOf(orderId)).toMatchObject([{ amount: 450, state: 'succeeded' }]);
    expect(await desk.orderOf(orderId)).toMatchObject({ refundedAmount: 450 });
    expect(shop.takeLog()).toMatchObject([
      { level: 'error', refundId, wanted: 500, made: 450, msg: 'a refund has another amount' },
    ]);
  });
});

describe('a refund that the provider refuses', () => {
  test('counts as paid again, is counted and shown, and can be asked for again', async () => {
    const { shopper, orderId, paymentIntentId } = await desk.placeOrder();
    const before = await failuresCounted();
    shop.intercept((provider) => ({
      ...provider,
      refund: async () => ({ kind: 'refused', reason: 'The charge is disputed.' }),
    }));
    const refused = await desk.request(orderId);
    await runRefunds();
    const { id: refundId, amount } = refused;
    const facts = { refundId, orderId, amount, failure: 'The charge is disputed.', providerRefundId: null };
    expect(shop.takeLog()).toMatchObject([failed(facts)]);
    expect(await shopper.order(orderId)).toMatchObject({ refundedAmount: 0, refunds: [{ state: 'failed' }] });
    expect(await desk.rowsOf(orderId)).toMatchObject([
      { failure: 'The charge is disputed.', settledAt: shop.app.clock.now() },
    ]);
    expect(await failuresCounted()).toBe(before + 1);
    expect(await mailsOf(orderId)).toContain('refund_failed');
    shop.intercept(null);
    // Its job may come again.
    await makeRefund(shop.app, refundId);
    expect(await desk.madeOf(paymentIntentId)).toEqual([]);
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
    const [row] = await desk.rowsOf(orderId);
    expect(shop.takeLog()).toMatchObject([
      { ...madeInDashboard, orderId, amount: totalAmount, providerRefundId: expect.any(String) },
      { ...exceeds(totalAmount), orderId },
      providerFailed,
      {
        level: 'warn',
        refundId: row?.id,
        orderId,
        failure: row?.failure,
        msg: 'a refund gave way to others that gave all back',
      },
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
    expect(shop.takeLog()).toMatchObject([
      madeInDashboard,
      exceeds(267),
      providerFailed,
      failed({ amount: 2000 }),
    ]);
    expect((await desk.rowsOf(orderId)).find(({ state }) => state === 'failed')?.failure).toMatch(
      / The provider's dashboard has given back £10\.00: £17\.33 of the order is left\.$/,
    );
    const waiting = shop.app.db.select().from(mails).where(eq(mails.orderId, orderId));
    const mail = (await waiting).find(({ kind }) => kind === 'refund_failed');
    expect(mail && (await writeMail(shop.app, mail)).text).toMatch(
      /£10\.00 of this order .*\sonly £17\.33 is left/s,
    );
    await desk.request(orderId);
    await runRefunds();
    expect((await desk.madeOf(paymentIntentId)).map(({ amount }) => amount)).toEqual([1000, 1733]);
  });

  test.each([
    ['a cancelled order', 'before it is asked for', { isCancelled: true, isBehindTheList: false }],
    ['a cancelled order', 'after the list was read', { isCancelled: true, isBehindTheList: true }],
    ['a full refund by staff', 'before it is asked for', { isCancelled: false, isBehindTheList: false }],
    ['a full refund by staff', 'after the list was read', { isCancelled: false, isBehindTheList: true }],
  ])(
    '%s gives back what the dashboard left, refunded there %s',
    async (_, __, { isCancelled, isBehindTheList }) => {
      const { shopper, orderId, paymentIntentId } = await desk.placeOrder();
      if (isCancelled) {
        const cancelled = await shopper.call('POST', `/orders/${orderId}/cancel`, { expectedVersion: 1 });
        expect(cancelled.status).toBe(200);
      } else {
        await desk.request(orderId, { reason: 'not_right', by: { kind: 'staff', name: 'Maria' } });
      }
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
      expect(
        (await desk.rowsOf(orderId)).map(({ byKind, amount, state }) => [byKind, amount, state]),
      ).toEqual([
        [isCancelled ? 'customer' : 'staff', 2243, 'succeeded'],
        ['provider', 490, 'succeeded'],
      ]);
      expect(await shopper.order(orderId)).toMatchObject({
        status: isCancelled ? 'cancelled' : 'placed',
        refundedAmount: 2733,
      });
      const [row] = await desk.rowsOf(orderId);
      expect(shop.takeLog()).toMatchObject([
        ...(isBehindTheList ? [providerFailed] : []),
        madeInDashboard,
        exceeds(490),
        {
          level: 'warn',
          refundId: row?.id,
          orderId,
          wanted: 2733,
          left: 2243,
          msg: 'a refund was lowered to what is left',
        },
      ]);
    },
  );

  test('a full refund that was lowered once goes on to be lowered', async () => {
    const { orderId, paymentIntentId } = await desk.placeOrder();
    const { id } = await desk.request(orderId, { by: { kind: 'staff', name: 'Maria' } });
    await desk.refundAtProvider(paymentIntentId, 490);
    shop.intercept((provider) => ({ ...provider, refund: async () => ({ kind: 'unanswered' }) }));
    await expect(makeRefund(shop.app, id)).rejects.toThrow(ProviderUnanswered);
    shop.intercept(null);
    await desk.refundAtProvider(paymentIntentId, 243);
    await runRefunds({ includesDelayed: true });
    expect((await desk.madeOf(paymentIntentId)).map(({ amount }) => amount)).toEqual([490, 243, 2000]);
    shop.takeLog();
  });

  test('a lowered refund is shown before the provider has answered', async () => {
    const { shopper, orderId, paymentIntentId } = await desk.placeOrder();
    await shopper.call('POST', `/orders/${orderId}/cancel`, { expectedVersion: 1 });
    await desk.refundAtProvider(paymentIntentId, 490);
    await desk.sendEvents(await desk.eventsOf(paymentIntentId));
    const { version = 0 } = await shopper.order(orderId);
    shop.intercept((provider) => ({ ...provider, refund: async () => ({ kind: 'unanswered' }) }));
    await runRefunds({ toleratesFailures: true });
    expect(await shopper.order(orderId)).toMatchObject({ version: version + 1, refundedAmount: 2733 });
    expect((await desk.rowsOf(orderId)).map(({ amount, state }) => [amount, state])).toEqual([
      [2243, 'requested'],
      [490, 'succeeded'],
    ]);
    shop.intercept(null);
    await runRefunds({ includesDelayed: true });
    shop.takeLog();
  });

  test('a cancelled order that the dashboard has refunded meanwhile keeps the amount that was asked for', async () => {
    const { shopper, orderId, paymentIntentId } = await desk.placeOrder();
    await shopper.call('POST', `/orders/${orderId}/cancel`, { expectedVersion: 1 });
    await desk.refundAtProvider(paymentIntentId, 2733);
    await runRefunds();
    expect((await desk.rowsOf(orderId)).map(({ amount, state }) => [amount, state])).toEqual([
      [2733, 'failed'],
      [2733, 'succeeded'],
    ]);
    expect(await shopper.order(orderId)).toMatchObject({ refundedAmount: 2733 });
    expect(shop.takeLog().map(({ msg }) => msg)).toEqual([
      madeInDashboard.msg,
      exceeds(2733).msg,
      providerFailed.msg,
      'a refund gave way to others that gave all back',
    ]);
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
    expect(shop.takeLog()).toMatchObject([failed({ orderId })]);
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
  expect(shop.takeLog()).toMatchObject([failed({ orderId, providerRefundId: expect.any(String) })]);
});

// The last test: the provider's clock goes on beyond what checkouts ask for.
test('a refund made just before the keys were forgotten is not made again', async () => {
  const { orderId, paymentIntentId } = await desk.placeOrder();
  const refund = await desk.request(orderId, { amount: pence(100) });
  await shop.standIn.addFault({ kind: 'lost_answer', operation: create, times: 2 });
  await expect(makeRefund(shop.app, refund.id)).rejects.toThrow(ProviderUnanswered);
  await shop.standIn.advanceClock(25 * 60 * 60);
  await runRefunds();
  expect(await desk.madeOf(paymentIntentId)).toHaveLength(1);
  expect(shop.takeLog()).toMatchObject([providerFailed]);
});
