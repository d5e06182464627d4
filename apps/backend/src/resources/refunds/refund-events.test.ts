import { pence } from '@tiffin/domain';
import { eq } from 'drizzle-orm';
import type Stripe from 'stripe';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { orders, paymentEvents } from '../../db/schema.ts';
import { runJobs } from '../../testing/run-jobs.ts';
import { type Shop, startShop } from '../checkout/testing/shop.ts';
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
  shop.takeLog();
});
afterAll(() => shop.close());

const ofType = (events: readonly Stripe.Event[], ...types: string[]) =>
  events.filter(({ type }) => types.includes(type));

/** How many events of a type had an effect so far. */
async function countEvents(type: string, effect: 'refunded' | 'unchanged'): Promise<number> {
  const answer = await shop.fetch(new Request('http://backend.test/metrics'), '127.0.0.1');
  const line = `payment_events_total{type="${type}",effect="${effect}"} `;
  const found = (await answer.text()).split('\n').find((each) => each.startsWith(line));
  return Number(found?.slice(line.length) ?? 0);
}

describe('a refund that is made in the dashboard of the provider', () => {
  test.each(['refund.created', 'charge.refunded'])('comes in by %s alone', async (type) => {
    const { shopper, orderId, paymentIntentId } = await desk.placeOrder();
    const made = await desk.refundAtProvider(paymentIntentId, 925);
    const events = ofType(await desk.eventsOf(paymentIntentId), type);
    const [refunded, unchanged] = [await countEvents(type, 'refunded'), await countEvents(type, 'unchanged')];
    await desk.sendEvents([...events, ...events]);
    expect(await countEvents(type, 'refunded')).toBe(refunded + 1);
    expect(await countEvents(type, 'unchanged')).toBe(unchanged + 1);
    expect(await desk.rowsOf(orderId)).toMatchObject([
      {
        byKind: 'provider',
        byName: null,
        reason: null,
        providerRefundId: made.id,
        state: 'succeeded',
        requestedAt: shop.app.clock.now(),
        settledAt: shop.app.clock.now(),
      },
    ]);
    expect(await shopper.order(orderId)).toMatchObject({
      refundedAmount: 925,
      refunds: [{ amount: 925, state: 'succeeded', reason: null }],
    });
  });

  test('raises the version of its order, so that its page reads it, and is in the way of no action', async () => {
    const { shopper, orderId, paymentIntentId } = await desk.placeOrder();
    const before = await shopper.order(orderId);
    await desk.refundAtProvider(paymentIntentId, 925);
    const events = await desk.eventsOf(paymentIntentId);
    await desk.sendEvents(events);
    await desk.sendEvents(events);
    const { version = 0 } = await shopper.order(orderId);
    expect(version).toBe((before.version ?? 0) + 1);
    const cancel = (expectedVersion: number) =>
      shopper.call('POST', `/orders/${orderId}/cancel`, { expectedVersion });
    expect((await cancel(version + 1)).status).toBe(409);
    expect((await cancel(before.version ?? 0)).status).toBe(200);
    await runJobs(shop);
    expect((await cancel(version)).status).toBe(409);
    expect(await desk.orderOf(orderId)).toMatchObject({ status: 'cancelled' });
  });

  test('comes in once, however often and in whatever order its events arrive', async () => {
    const { orderId, paymentIntentId } = await desk.placeOrder(refundCards.pending);
    await desk.refundAtProvider(paymentIntentId, 925);
    await shop.standIn.advanceClock(11);
    const events = await desk.eventsOf(paymentIntentId);
    expect(events.map(({ type }) => type)).toEqual(['refund.created', 'charge.refunded', 'refund.updated']);
    await desk.sendEvents(ofType(events, 'refund.created'));
    expect(await desk.rowsOf(orderId)).toMatchObject([{ state: 'pending', settledAt: null }]);
    await desk.sendEvents([...events.toReversed(), ...events, ...events]);
    expect(await desk.rowsOf(orderId)).toMatchObject([{ amount: 925, state: 'succeeded' }]);
  });

  test('is found by its later events when the first ones were lost', async () => {
    const { orderId, paymentIntentId } = await desk.placeOrder(refundCards.failsLater);
    await desk.refundAtProvider(paymentIntentId, 925);
    await shop.standIn.advanceClock(11);
    await desk.sendEvents(ofType(await desk.eventsOf(paymentIntentId), 'refund.failed'));
    expect(await desk.rowsOf(orderId)).toMatchObject([{ byKind: 'provider', state: 'failed' }]);
    expect(await desk.orderOf(orderId)).toMatchObject({ refundedAmount: 0 });
  });

  test('is not asked about again when its own event was faster', async () => {
    const { paymentIntentId } = await desk.placeOrder();
    await desk.refundAtProvider(paymentIntentId, 925);
    const events = await desk.eventsOf(paymentIntentId);
    let lists = 0;
    shop.intercept((provider) => ({
      ...provider,
      listRefunds: (scope) => {
        lists += 1;
        return provider.listRefunds(scope);
      },
    }));
    await desk.sendEvents(ofType(events, 'refund.created'));
    await desk.sendEvents(ofType(events, 'charge.refunded'));
    expect(lists).toBe(0);
  });

  test('is sent again when the provider cannot be asked about it', async () => {
    const { orderId, paymentIntentId } = await desk.placeOrder();
    await desk.refundAtProvider(paymentIntentId, 925);
    const [event] = ofType(await desk.eventsOf(paymentIntentId), 'charge.refunded');
    shop.intercept((provider) => ({ ...provider, listRefunds: async () => ({ kind: 'unanswered' }) }));
    expect(await shop.sendEvent(event ?? {})).toBe(503);
    expect(await desk.rowsOf(orderId)).toEqual([]);
    shop.intercept(null);
    expect(await shop.sendEvent(event ?? {})).toBe(200);
    expect(await desk.rowsOf(orderId)).toHaveLength(1);
  });

  test('together with a refund of ours is never counted beyond the payment', async () => {
    const { orderId, paymentIntentId } = await desk.placeOrder();
    const { totalAmount } = await desk.orderOf(orderId);
    await desk.request(orderId, { amount: pence(2000) });
    await desk.refundAtProvider(paymentIntentId, 1000);
    await desk.sendEvents(await desk.eventsOf(paymentIntentId));
    expect(await desk.orderOf(orderId)).toMatchObject({ refundedAmount: totalAmount });
    // The provider refuses ours, so that only the other one is left.
    await runJobs(shop);
    expect((await desk.rowsOf(orderId)).map(({ state }) => state)).toEqual(['failed', 'succeeded']);
    expect(await desk.orderOf(orderId)).toMatchObject({ refundedAmount: 1000 });
  });
});

describe('an event about a refund of ours', () => {
  test('is matched by our id while its answer is still on its way', async () => {
    const { orderId, paymentIntentId } = await desk.placeOrder();
    const refund = await desk.request(orderId);
    shop.intercept((provider) => ({
      ...provider,
      refund: async (request) => {
        const answer = await provider.refund(request);
        await desk.sendEvents(await desk.eventsOf(paymentIntentId));
        return answer;
      },
    }));
    await runJobs(shop);
    expect(await desk.rowsOf(orderId)).toMatchObject([
      { id: refund.id, byKind: 'system', state: 'succeeded' },
    ]);
  });

  test('brings back a refund that was taken for refused', async () => {
    const { orderId, paymentIntentId } = await desk.placeOrder();
    const refund = await desk.request(orderId);
    shop.intercept((provider) => ({
      ...provider,
      refund: async (request) => {
        await provider.refund(request);
        return { kind: 'refused', reason: 'An error of the provider.' };
      },
      listRefunds: async () => ({ kind: 'refunds', refunds: [] }),
    }));
    await makeRefund(shop.app, refund.id);
    expect(await desk.rowsOf(orderId)).toMatchObject([{ state: 'failed' }]);
    shop.intercept(null);
    await desk.sendEvents(await desk.eventsOf(paymentIntentId));
    expect(await desk.rowsOf(orderId)).toMatchObject([{ id: refund.id, state: 'succeeded', failure: null }]);
    await runJobs(shop);
    expect(await desk.madeOf(paymentIntentId)).toHaveLength(1);
  });

  test('counts where the answer to it says that it was refused', async () => {
    const { orderId, paymentIntentId } = await desk.placeOrder();
    const refund = await desk.request(orderId);
    shop.intercept((provider) => ({
      ...provider,
      refund: async (request) => {
        await provider.refund(request);
        await desk.sendEvents(await desk.eventsOf(paymentIntentId));
        return { kind: 'refused', reason: 'An error of the provider.' };
      },
      listRefunds: async () => ({ kind: 'refunds', refunds: [] }),
    }));
    await makeRefund(shop.app, refund.id);
    expect(await desk.rowsOf(orderId)).toMatchObject([{ id: refund.id, state: 'succeeded', failure: null }]);
    await runJobs(shop);
  });

  test('whose id another refund of the payment repeats is not taken for that one', async () => {
    const { orderId, paymentIntentId } = await desk.placeOrder();
    const refund = await desk.request(orderId, { amount: pence(500) });
    await runJobs(shop);
    await shop.standIn.stripe.refunds.create({
      payment_intent: paymentIntentId,
      amount: 200,
      metadata: { refundId: refund.id },
    });
    await desk.sendEvents(await desk.eventsOf(paymentIntentId));
    expect(await desk.rowsOf(orderId)).toMatchObject([
      { id: refund.id, byKind: 'system', amount: 500, state: 'succeeded' },
      { byKind: 'provider', amount: 200, state: 'succeeded' },
    ]);
  });

  test('in another order cannot be reached by naming it in the metadata', async () => {
    const [ours, theirs] = [await desk.placeOrder(), await desk.placeOrder()];
    const refund = await desk.request(ours.orderId, { amount: pence(100) });
    await shop.standIn.stripe.refunds.create({
      payment_intent: theirs.paymentIntentId,
      amount: 200,
      metadata: { refundId: refund.id },
    });
    await desk.sendEvents(await desk.eventsOf(theirs.paymentIntentId));
    expect(await desk.rowsOf(ours.orderId)).toMatchObject([{ state: 'requested', amount: 100 }]);
    expect(await desk.rowsOf(theirs.orderId)).toMatchObject([{ byKind: 'provider', amount: 200 }]);
    await runJobs(shop);
  });
});

test('events about payments that are not ours change nothing', async () => {
  const { orderId, paymentIntentId } = await desk.placeOrder();
  await desk.refundAtProvider(paymentIntentId, 500);
  const events = await desk.eventsOf(paymentIntentId);
  const change = { paymentIntentId: 'pi_elsewhere' };
  await shop.app.db.update(orders).set(change).where(eq(orders.id, orderId));
  const unchanged = await countEvents('refund.created', 'unchanged');
  await desk.sendEvents(events);
  expect(await desk.rowsOf(orderId)).toEqual([]);
  expect(await countEvents('refund.created', 'unchanged')).toBe(unchanged + 1);
  const [event] = ofType(events, 'refund.created');
  expect(shop.takeLog()).toContainEqual(
    expect.objectContaining({
      msg: 'a refund event names no payment of ours',
      eventId: event?.id,
      type: 'refund.created',
    }),
  );
  const noted = await shop.app.db
    .select()
    .from(paymentEvents)
    .where(eq(paymentEvents.id, event?.id ?? ''));
  expect(noted).toMatchObject([{ type: 'refund.created', orderId: null }]);
  await shop.app.db.update(orders).set({ paymentIntentId: null }).where(eq(orders.id, orderId));
});
