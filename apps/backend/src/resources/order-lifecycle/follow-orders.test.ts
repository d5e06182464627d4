import { createLogger } from '@tiffin/node';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { mails, orders } from '../../db/schema.ts';
import type { JobQueue } from '../../jobs/job-queue.ts';
import { runJobs } from '../../testing/run-jobs.ts';
import { curry, type Shop, type Shopper, startShop } from '../checkout/testing/shop.ts';
import { historyOf, placeOrder, setAcceptance } from '../order-actions/testing/placed-orders.ts';
import { followOrders } from './follow-orders.ts';

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
const follow = () => followOrders(shop.app, () => false);

/** Places a paid order as a server of before does: without version, history, mails and timer. */
async function placeAsBefore(placedAt = at('12:00')): Promise<string> {
  await shopper.add({ ...curry, quantity: 2 });
  const { orderId } = (await shopper.checkout()).body;
  await shop.payOrder(orderId);
  const [session] = await shop.standIn.sessionsOf(orderId);
  await shop.app.pool.query(
    `update orders set status = 'placed', placed_at = $2, estimated_from = $3, estimated_to = $4, payment_session_id = $5,
        payment_intent_id = $6 where id = $1`,
    [orderId, placedAt, at('12:35'), at('12:50'), session?.id, session?.payment_intent],
  );
  return orderId;
}
const mailsOf = async (orderId: string) => {
  const rows = await shop.app.db.select().from(mails).where(eq(mails.orderId, orderId));
  return rows.map(({ kind }) => kind).sort();
};

test('an order of an older server gets its history and its mails, and is accepted for its estimate, once', async () => {
  const orderId = await placeAsBefore();
  expect(await shopper.order(orderId)).toMatchObject({ status: 'placed', version: 0, canCancel: false });
  shop.setTime(at('12:01'));
  // Two servers at once, and the next minute.
  await Promise.all([follow(), follow()]);
  await follow();
  expect(await shopper.order(orderId)).toMatchObject({ status: 'placed', version: 1, acceptBy: null });
  expect(await mailsOf(orderId)).toEqual(['placed', 'ticket']);
  await runJobs(shop);
  expect(await shopper.order(orderId)).toMatchObject({
    status: 'accepted',
    placedAt: '2026-03-04T12:00:00.000Z',
    promisedFrom: '2026-03-04T12:35:00.000Z',
  });
  expect(await historyOf(shop, orderId)).toEqual([
    '1 placed by customer: pending_payment to placed',
    '2 accept by system: placed to accepted',
  ]);
  expect(await mailsOf(orderId)).toEqual(['accepted', 'placed', 'ticket']);
});

test('the log names each order that is followed, and a server that stops follows none any more', async () => {
  const orderId = await placeAsBefore();
  const lines: { msg: string; orderId: string }[] = [];
  const log = createLogger('test', 'info', { write: (line: string) => void lines.push(JSON.parse(line)) });
  await followOrders({ ...shop.app, log }, () => true);
  expect(await shopper.order(orderId)).toMatchObject({ version: 0 });
  for (let run = 0; run < 2; run += 1) await followOrders({ ...shop.app, log }, () => false);
  expect(lines.map(({ msg, orderId: about }) => [msg, about])).toEqual([
    ['an order of an older server is followed', orderId],
  ]);
});

test('an order that cannot be followed is logged, and those after it are followed', async () => {
  const [broken, other] = [await placeAsBefore(at('11:59')), await placeAsBefore()];
  const jobs: JobQueue = {
    send: async (tx, name, payload, options) => {
      if ('orderId' in payload && payload.orderId === broken) throw new Error('broken');
      await shop.app.jobs.send(tx, name, payload, options);
    },
  };
  shop.takeLog();
  await followOrders({ ...shop.app, jobs }, () => false);
  expect(await shopper.order(broken)).toMatchObject({ version: 0 });
  expect(await shopper.order(other)).toMatchObject({ version: 1 });
  expect(shop.takeLog()).toMatchObject([
    { msg: 'an order of an older server could not be followed', orderId: broken, err: { message: 'broken' } },
  ]);
  await follow();
  expect(await shopper.order(broken)).toMatchObject({ version: 1 });
});

test('where the restaurant answers itself, its time begins when the order is followed, and the customer can cancel', async () => {
  await setAcceptance(shop, 'manual');
  const orderId = await placeAsBefore();
  shop.setTime(at('12:04'));
  await follow();
  const { version, breakdown } = await shopper.order(orderId);
  expect(await shopper.order(orderId)).toMatchObject({
    acceptBy: '2026-03-04T12:09:00.000Z',
    canCancel: true,
  });
  const cancelled = await shopper.call('POST', `/orders/${orderId}/cancel`, { expectedVersion: version });
  expect(cancelled.status).toBe(200);
  await runJobs(shop);
  expect(await shopper.order(orderId)).toMatchObject({
    status: 'cancelled',
    refundedAmount: breakdown.totalAmount,
    refunds: [{ state: 'succeeded' }],
  });
});

test('an order whose refund in the dashboard has raised its version is followed too', async () => {
  const orderId = await placeAsBefore();
  await shop.app.db.update(orders).set({ version: 1 }).where(eq(orders.id, orderId));
  await follow();
  expect(await historyOf(shop, orderId)).toEqual(['2 placed by customer: pending_payment to placed']);
});

test('orders that were placed more than an hour ago, are followed already or not placed stay as they are', async () => {
  const old = await placeAsBefore();
  shop.setTime(at('13:00'));
  const followed = await placeOrder(shop, shopper);
  await shopper.add({ ...curry, quantity: 2 });
  const unpaid = (await shopper.checkout()).body.orderId;
  const read = () => Promise.all([old, followed, unpaid].map((id) => shopper.order(id)));
  const before = await read();
  await follow();
  expect(await read()).toEqual(before);
  expect(before.map(({ status, version }) => [status, version])).toEqual([
    ['placed', 0],
    ['placed', 1],
    ['pending_payment', 0],
  ]);
  expect(await mailsOf(old)).toEqual([]);
});
