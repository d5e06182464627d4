import { pence } from '@tiffin/domain';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { lockOrder } from '../../db/lock-order.ts';
import { runJobs } from '../../testing/run-jobs.ts';
import { rounds } from '../../testing/soak.ts';
import { type Shop, startShop } from '../checkout/testing/shop.ts';
import { makeRefund } from './make-refund.ts';
import { reconcileRefunds } from './reconcile-refunds.ts';
import { refundByStaff } from './refund-by-staff.ts';
import { openRefundDesk, type RefundDesk } from './testing/refund-desk.ts';

let shop: Shop;
let desk: RefundDesk;
beforeAll(async () => {
  shop = await startShop();
  desk = openRefundDesk(shop);
});
afterAll(() => shop.close());

const times = rounds(10, 200);
const timeout = times * 3_000;

const refundTwoThirds = (orderId: string) =>
  shop.app.db.transaction(async (tx) => {
    const order = await lockOrder(tx, orderId);
    if (order === null) throw new Error(`There is no order ${orderId}.`);
    return refundByStaff(tx, shop.app, order, {
      selection: { kind: 'amount', amount: pence(1800) },
      expectedRefunded: pence(0),
      reason: 'not_right',
      by: { kind: 'manager', name: 'Maria' },
    });
  });

/** Runs every job, again and again, until the provider has answered each. */
const runAll = () => runJobs(shop, { only: ['make-refund'], includesDelayed: true, toleratesFailures: true });

describe('never more than paid', () => {
  test('two people refund the same order at once: one of them does', { timeout }, async () => {
    for (let time = 1; time <= times; time += 1) {
      const { orderId, paymentIntentId } = await desk.placeOrder();
      const results = await Promise.all([refundTwoThirds(orderId), refundTwoThirds(orderId)]);
      expect(results.map(({ kind }) => kind).sort()).toEqual(['refused', 'requested']);
      const refused = results.find((result) => result.kind === 'refused');
      expect(refused).toMatchObject({ problem: { code: 'refund_changed' } });
      await runAll();
      expect(await desk.madeOf(paymentIntentId)).toHaveLength(1);
    }
    await desk.audit();
  });

  test('the same refund is made by several servers at once', { timeout }, async () => {
    for (let time = 1; time <= times; time += 1) {
      const { orderId, paymentIntentId } = await desk.placeOrder();
      const refund = await desk.request(orderId, { amount: pence(700) });
      await Promise.allSettled(Array.from({ length: 4 }, () => makeRefund(shop.app, refund.id)));
      await runAll();
      expect(await desk.madeOf(paymentIntentId)).toHaveLength(1);
    }
    await desk.audit();
  });

  test('a refund of ours, one of the dashboard and their events come at once', { timeout }, async () => {
    for (let time = 1; time <= times; time += 1) {
      const { orderId, paymentIntentId } = await desk.placeOrder();
      const { totalAmount } = await desk.orderOf(orderId);
      const refund = await desk.request(orderId, { amount: pence(1800) });
      const atProvider = async () => {
        await desk.refundAtProvider(paymentIntentId, 1500);
      };
      const events = async () => desk.sendEvents(await desk.eventsOf(paymentIntentId));
      await Promise.allSettled([makeRefund(shop.app, refund.id), atProvider().then(events), events()]);
      await runAll();
      await events();
      await reconcileRefunds(shop.app);
      const made = await desk.madeOf(paymentIntentId);
      expect(made).toHaveLength(1);
      expect(await desk.orderOf(orderId)).toMatchObject({ refundedAmount: made[0]?.amount });
      expect(made[0]?.amount).toBeLessThanOrEqual(totalAmount);
    }
    await desk.audit();
  });

  test('a full refund and further paid events of the order come at once', { timeout }, async () => {
    for (let time = 1; time <= times; time += 1) {
      const { orderId, paymentIntentId } = await desk.placeOrder();
      const { version, status, totalAmount } = await desk.orderOf(orderId);
      const paid = (await shop.standIn.eventsOf(orderId)).filter(
        ({ type }) => type === 'checkout.session.completed',
      );
      // The same news in an event of another id, which is not known as a repeat.
      const again = paid.map((event) => ({ ...event, id: `${event.id}_again` }));
      const [refund] = await Promise.all([desk.request(orderId), desk.sendEvents([...paid, ...again])]);
      await Promise.allSettled([makeRefund(shop.app, refund.id), desk.sendEvents(paid)]);
      await runAll();
      expect(await desk.madeOf(paymentIntentId)).toHaveLength(1);
      expect(await desk.orderOf(orderId)).toMatchObject({
        version: version + 1,
        status,
        refundedAmount: totalAmount,
      });
    }
    await desk.audit();
  });
});
