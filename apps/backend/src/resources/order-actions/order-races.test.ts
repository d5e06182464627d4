import type { components } from '@tiffin/api/schema';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { refunds } from '../../db/schema.ts';
import { rounds } from '../../testing/soak.ts';
import { type Shop, type Shopper, startShop } from '../checkout/testing/shop.ts';
import { describeLastChange } from './describe-last-change.ts';
import { runSystemAction } from './run-system-action.ts';
import {
  act,
  historyOf,
  maria,
  placeOrder,
  setAcceptance,
  takeOrdersAgain,
} from './testing/placed-orders.ts';

type Schemas = components['schemas'];

let shop: Shop;
let shopper: Shopper;
beforeAll(async () => {
  shop = await startShop();
  await setAcceptance(shop, 'manual');
  shopper = await shop.newShopper();
});
beforeEach(() => shop.setTime(at('12:00')));
afterAll(() => shop.close());

const at = (time: string) => new Date(`2026-03-04T${time}:00Z`);
const promised = { from: at('12:40'), to: at('12:40') };
const sam = { ...maria, id: 'sub-sam', name: 'Sam', deviceId: 'tablet-2' };

test('two devices answer the same order: one wins, the other reads who', { timeout: 600_000 }, async () => {
  for (let round = 0; round < rounds(20, 200); round += 1) {
    shop.setTime(at('12:00'));
    const orderId = await placeOrder(shop, shopper);
    const outcomes = await Promise.all([
      act(shop, orderId, { name: 'accept', promised }, { by: maria, expectedVersion: 1 }),
      act(shop, orderId, { name: 'decline', reason: 'too_busy' }, { by: sam, expectedVersion: 1 }),
    ]);
    expect(outcomes.map(({ kind }) => kind).sort()).toEqual(['applied', 'changed']);
    const lost = outcomes.find(({ kind }) => kind === 'changed');
    if (lost === undefined) throw new Error('Nobody lost.');
    const message = await shop.app.db.transaction((tx) => describeLastChange(tx, lost, 'restaurant'));
    const hasMariaWon = outcomes[0].kind === 'applied';
    expect(message).toBe(hasMariaWon ? 'Accepted by Maria at 12:00 for 12:40.' : 'Declined by Sam at 12:00.');
    expect(await historyOf(shop, orderId)).toHaveLength(2);
  }
});

test('accept, cancel and the timer at once: exactly one wins', { timeout: 600_000 }, async () => {
  const winners = new Set<string>();
  for (let round = 0; round < rounds(20, 200); round += 1) {
    shop.setTime(at('12:00'));
    await takeOrdersAgain(shop);
    const orderId = await placeOrder(shop, shopper);
    shop.setTime(at('12:05'));
    const contenders = [
      () => act(shop, orderId, { name: 'accept', promised }, { expectedVersion: 1 }),
      () => shopper.call<Schemas['Error']>('POST', `/orders/${orderId}/cancel`, { expectedVersion: 1 }),
      () => runSystemAction(shop.app, 'decline_unanswered', orderId),
    ];
    // Each may be the first to ask.
    const begun = contenders.map((_, index) => contenders[(index + round) % 3]?.());
    const answers = await Promise.all(begun);
    const cancel = answers.find((answer) => answer !== undefined && 'headers' in answer);
    const accept = answers.find((answer) => answer !== undefined && 'kind' in answer);
    const order = await shopper.order(orderId);
    winners.add(order.status);
    expect(order.version).toBe(2);
    expect(await historyOf(shop, orderId)).toHaveLength(2);
    expect(accept).toMatchObject({ kind: order.status === 'accepted' ? 'applied' : 'changed' });
    const refusals = {
      accepted: { code: 'already_accepted', message: 'Accepted by the restaurant at 12:05 for 12:40.' },
      declined: { code: 'order_changed', message: 'Declined as unanswered at 12:05.' },
    };
    if (order.status === 'cancelled') expect(cancel).toMatchObject({ status: 200 });
    else {
      const body = order.status === 'accepted' ? refusals.accepted : refusals.declined;
      expect(cancel).toMatchObject({ status: 409, body: { ...body, details: { order: { version: 2 } } } });
    }
    const isRefunded = order.status !== 'accepted';
    expect(order.refundedAmount).toBe(isRefunded ? order.breakdown.totalAmount : 0);
    expect(await shop.app.db.$count(refunds, eq(refunds.orderId, orderId))).toBe(isRefunded ? 1 : 0);
  }
  expect(winners.size).toBeGreaterThan(1);
});
