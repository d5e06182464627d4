import { pence } from '@tiffin/domain';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { rounds } from '../../testing/soak.ts';
import { type Gate, startGate } from '../checkout/testing/gate.ts';
import { killRemaining, startKillableBackend } from '../checkout/testing/killable-backend.ts';
import { lockRows } from '../checkout/testing/row-lock.ts';
import { type Shop, startShop } from '../checkout/testing/shop.ts';
import { makeRefund } from './make-refund.ts';
import { openRefundDesk, type RefundDesk } from './testing/refund-desk.ts';

let shop: Shop;
let gate: Gate;
let desk: RefundDesk;
beforeAll(async () => {
  shop = await startShop();
  gate = await startGate(shop.standIn.settings.STRIPE_API_BASE ?? new URL('http://127.0.0.1:1'));
  desk = openRefundDesk(shop);
});
afterAll(async () => {
  killRemaining();
  await gate.close();
  await shop.close();
});

const times = rounds(1, 20);
const create = 'POST /v1/refunds';

/** Waits until the job of a refund has come to the place of its server's death; returns what clears up afterwards. */
type Death = (orderId: string) => Promise<() => Promise<void>>;

const atProvider =
  (step: 'request' | 'answer', call: string): Death =>
  async () => {
    await gate.hold(step, call).reached;
    return async () => {};
  };

const beforeItIsWrittenDown: Death = async (orderId) => {
  const held = gate.hold('answer', create);
  await held.reached;
  const rows = await lockRows(shop.app.env.DATABASE_URL, 'select 1 from orders where id = $1', [orderId]);
  held.goOn();
  await rows.reached();
  return rows.release;
};

describe('a server that is killed in the middle of a refund: it is made exactly once', () => {
  test.each<[string, Death, number]>([
    ['before the provider lists its refunds', atProvider('request', 'GET /v1/refunds'), 0],
    ['before the provider hears of it', atProvider('request', create), 0],
    ["before the provider's answer is heard", atProvider('answer', create), 1],
    ['before the answer is written down', beforeItIsWrittenDown, 1],
  ])('%s', { timeout: 60_000 * times }, async (_, death, made) => {
    for (let time = 1; time <= times; time += 1) {
      const { shopper, orderId, paymentIntentId } = await desk.placeOrder();
      const backend = await startKillableBackend(shop, gate.url);
      const dying = death(orderId);
      const refund = await desk.request(orderId, { amount: pence(1240) });
      const clearUp = await dying;
      await backend.kill();
      await clearUp();
      expect(await desk.madeOf(paymentIntentId)).toHaveLength(made);
      expect(await desk.rowsOf(orderId)).toMatchObject([{ state: 'requested', providerRefundId: null }]);
      expect(await desk.orderOf(orderId)).toMatchObject({ refundedAmount: 1240 });

      // What the queue does with a job whose server has died, and once more.
      for (let again = 1; again <= 2; again += 1) await makeRefund(shop.app, refund.id);
      await desk.sendEvents(await desk.eventsOf(paymentIntentId));
      expect(await desk.madeOf(paymentIntentId)).toMatchObject([{ metadata: { refundId: refund.id } }]);
      expect(await shopper.order(orderId)).toMatchObject({
        refundedAmount: 1240,
        refunds: [{ amount: 1240, state: 'succeeded' }],
      });
    }
    await desk.audit();
  });
});
