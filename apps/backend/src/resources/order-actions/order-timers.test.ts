import { createLogger } from '@tiffin/node';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { orders, refunds } from '../../db/schema.ts';
import type { JobName } from '../../jobs/job-queue.ts';
import { runJobs } from '../../testing/run-jobs.ts';
import { type Shop, type Shopper, startShop } from '../checkout/testing/shop.ts';
import { runSystemAction } from './run-system-action.ts';
import { act, historyOf, placeOrder, setAcceptance } from './testing/placed-orders.ts';

let shop: Shop;
let shopper: Shopper;
beforeAll(async () => {
  shop = await startShop();
});
beforeEach(async () => {
  shop.setTime(at('12:00'));
  await setAcceptance(shop, 'auto');
  await shop.app.pool.query('delete from pgboss.job');
  shopper = await shop.newShopper();
});
afterAll(() => shop.close());

const at = (time: string) => new Date(`2026-03-04T${time}:00Z`);

/** The jobs of an order that wait, with the seconds until they are due. */
async function waitingOf(orderId: string): Promise<[JobName, number][]> {
  const { rows } = await shop.app.pool.query<{ name: JobName; seconds: number }>(
    `select name, round(extract(epoch from start_after - created_on))::int as seconds from pgboss.job
      where state = 'created' and data->>'orderId' = $1 order by created_on`,
    [orderId],
  );
  return rows.map(({ name, seconds }) => [name, seconds]);
}

const minutes = (count: number) => count * 60;

describe('where acceptance is automatic', () => {
  test('an order is accepted at once for its estimate, and completed 90 minutes after it', async () => {
    const orderId = await placeOrder(shop, shopper);
    const { estimatedFrom, estimatedTo } = await shopper.order(orderId);
    expect(await waitingOf(orderId)).toEqual([['accept-order', 0]]);
    await runJobs(shop);
    expect(await shopper.order(orderId)).toMatchObject({
      status: 'accepted',
      acceptBy: null,
      promisedFrom: estimatedFrom,
      promisedTo: estimatedTo,
      canCancel: false,
    });
    // Delivered in 35 to 50 minutes.
    expect(await waitingOf(orderId)).toEqual([['complete-order', minutes(50 + 90)]]);
    shop.setTime(at('14:20'));
    await runJobs(shop, { includesDelayed: true });
    expect(await shopper.order(orderId)).toMatchObject({ status: 'completed' });
    expect(await historyOf(shop, orderId)).toEqual([
      '1 placed by customer: pending_payment to placed',
      '2 accept by system: placed to accepted',
      '3 complete by system: accepted to completed',
    ]);
    expect(await waitingOf(orderId)).toEqual([]);
  });

  test('the log names an action of the system when it was taken, once', async () => {
    const lines: { msg: string; orderId: string; action: string }[] = [];
    const log = createLogger('test', 'info', { write: (line: string) => void lines.push(JSON.parse(line)) });
    const orderId = await placeOrder(shop, shopper);
    for (const name of ['complete', 'accept', 'accept'] as const) {
      await runSystemAction({ ...shop.app, log }, name, orderId);
    }
    await runSystemAction({ ...shop.app, log }, 'accept', 'f'.repeat(24));
    expect(lines.map(({ msg, orderId: about, action }) => [msg, about, action])).toEqual([
      ['the system took an action on an order', orderId, 'accept'],
    ]);
  });

  test('a timer that comes too early after a delay is sent again for the new promise', async () => {
    const orderId = await placeOrder(shop, shopper);
    await runJobs(shop);
    await act(shop, orderId, { name: 'delay', promisedAt: at('13:30') });
    await shop.app.pool.query('delete from pgboss.job');
    shop.setTime(at('14:20'));
    await runSystemAction(shop.app, 'complete', orderId);
    expect(await shopper.order(orderId)).toMatchObject({ status: 'accepted' });
    expect(await waitingOf(orderId)).toEqual([['complete-order', minutes(40)]]);
    shop.setTime(at('15:00'));
    await runSystemAction(shop.app, 'complete', orderId);
    expect(await shopper.order(orderId)).toMatchObject({ status: 'completed' });
  });

  test('what staff undo is completed 90 minutes later', async () => {
    const orderId = await placeOrder(shop, shopper);
    await runJobs(shop);
    shop.setTime(at('14:20'));
    await runJobs(shop, { includesDelayed: true });
    shop.setTime(at('14:25'));
    await act(shop, orderId, { name: 'undo' });
    expect(await waitingOf(orderId)).toEqual([['complete-order', minutes(90)]]);
  });

  test.each([
    ['14 minutes', '12:04', 'accepted'],
    ['16 minutes', '12:06', 'declined'],
  ] as const)('an order paid %s after closing at 11:50 is %s', async (_when, now, status) => {
    shop.setTime(at(now));
    await shopper.add({ dish: 'Curry', quantity: 2, choices: { 'Choose your rice': ['Plain'] } });
    const { body } = await shopper.checkout();
    await shop.app.db
      .update(orders)
      .set({ closesAt: at('11:50') })
      .where(eq(orders.id, body.orderId));
    await shop.payOrder(body.orderId);
    for (const event of await shop.standIn.eventsOf(body.orderId)) await shop.sendEvent(event);
    const job = status === 'accepted' ? 'accept-order' : 'decline-closed';
    expect(await waitingOf(body.orderId)).toEqual([[job, 0]]);
    await runJobs(shop);
    const order = await shopper.order(body.orderId);
    expect(order).toMatchObject({
      status,
      closedReason: status === 'declined' ? 'closed' : null,
      refundedAmount: status === 'declined' ? order.breakdown.totalAmount : 0,
    });
  });
});

describe('where the restaurant answers itself', () => {
  beforeEach(() => setAcceptance(shop, 'manual'));

  test('an order that nobody answers is declined at its limit and refunded once, however often the job runs', async () => {
    const orderId = await placeOrder(shop, shopper);
    expect(await waitingOf(orderId)).toEqual([['decline-unanswered', minutes(5)]]);
    shop.setTime(at('12:05'));
    const twice = [1, 2].map(() => runSystemAction(shop.app, 'decline_unanswered', orderId));
    await Promise.all(twice);
    const { breakdown, ...order } = await shopper.order(orderId);
    expect(order).toMatchObject({
      status: 'declined',
      version: 2,
      closedReason: 'unanswered',
      refundedAmount: breakdown.totalAmount,
    });
    expect(await shop.app.db.$count(refunds, eq(refunds.orderId, orderId))).toBe(1);
  });

  test('every timer of an order that has gone on ends without a trace', async () => {
    const orderId = await placeOrder(shop, shopper);
    const promised = { from: at('12:40'), to: at('12:40') };
    await act(shop, orderId, { name: 'accept', promised });
    expect(await waitingOf(orderId)).toEqual([['decline-unanswered', minutes(5)]]);
    const history = await historyOf(shop, orderId);
    shop.setTime(at('18:00'));
    for (const name of ['accept', 'decline_unanswered', 'decline_closed', 'complete'] as const) {
      await runSystemAction(shop.app, name, orderId);
    }
    expect(await historyOf(shop, orderId)).toEqual(history);
    await runSystemAction(shop.app, 'accept', 'f'.repeat(24));
  });

  test('an order that was answered completes by itself once it has left', async () => {
    const orderId = await placeOrder(shop, shopper);
    await act(shop, orderId, { name: 'accept', promised: { from: at('12:40'), to: at('12:40') } });
    await shop.app.pool.query('delete from pgboss.job');
    shop.setTime(at('12:30'));
    await act(shop, orderId, { name: 'dispatch' });
    expect(await waitingOf(orderId)).toEqual([['complete-order', minutes(10 + 90)]]);
  });
});

describe('money that comes again or late', () => {
  const eventsOf = (orderId: string) => shop.standIn.eventsOf(orderId);

  test('the paid event once more changes nothing, whatever has become of the order', async () => {
    const orderId = await placeOrder(shop, shopper);
    const check = async () => {
      const before = await shopper.order(orderId);
      for (const [index, event] of (await eventsOf(orderId)).entries()) {
        await shop.sendEvent({ ...event, id: `evt_again_${before.version}_${index}` });
      }
      expect(await shopper.order(orderId)).toEqual(before);
    };
    await runJobs(shop);
    await check();
    await act(shop, orderId, { name: 'ready' });
    await check();
    shop.setTime(at('14:20'));
    await act(shop, orderId, { name: 'dispatch' });
    await act(shop, orderId, { name: 'complete' });
    await check();
    const declined = await placeOrder(shop, shopper);
    await act(shop, declined, { name: 'decline', reason: 'other' });
    const before = await shopper.order(declined);
    for (const event of await eventsOf(declined))
      await shop.sendEvent({ ...event, id: `evt_late_${declined}` });
    expect(await shopper.order(declined)).toEqual(before);
    expect(await shop.app.db.$count(refunds, eq(refunds.orderId, declined))).toBe(1);
  });

  test.each([
    ['the whole price goes back by itself', 0, 1],
    ['another amount waits for an operator', 100, 0],
  ] as const)('a second payment of an order that was declined: %s', async (_what, more, expected) => {
    const orderId = await placeOrder(shop, shopper);
    await act(shop, orderId, { name: 'decline', reason: 'other' });
    await runJobs(shop);
    const [event] = (await eventsOf(orderId)).filter(({ type }) => type === 'checkout.session.completed');
    const session = event?.data.object;
    if (session === undefined || !('amount_total' in session)) throw new Error('The order was not paid.');
    const second = {
      ...session,
      id: `cs_second_${orderId}`,
      payment_intent: `pi_second_${orderId}`,
      amount_total: (session.amount_total ?? 0) + more,
    };
    await shop.sendEvent({ ...event, id: `evt_second_${orderId}`, data: { object: second } });
    await shop.sendEvent({ ...event, id: `evt_third_${orderId}`, data: { object: second } });
    await runJobs(shop, { toleratesFailures: true });
    const ofSession = eq(refunds.mismatchedSessionId, second.id);
    const rows = await shop.app.db.select().from(refunds).where(ofSession);
    expect(rows.map(({ amount, byKind }) => [amount, byKind])).toEqual(
      expected === 0 ? [] : [[second.amount_total, 'system']],
    );
    expect(await shopper.order(orderId)).toMatchObject({ status: 'declined' });
  });
});
