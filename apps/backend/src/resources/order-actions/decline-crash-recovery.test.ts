import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { type MailShop, startMailShop } from '../../mails/testing/mail-shop.ts';
import { runJobs } from '../../testing/run-jobs.ts';
import { rounds } from '../../testing/soak.ts';
import { type Gate, startGate } from '../checkout/testing/gate.ts';
import { killRemaining, startKillableBackend } from '../checkout/testing/killable-backend.ts';
import { lockRows } from '../checkout/testing/row-lock.ts';
import { openRefundDesk, type RefundDesk } from '../refunds/testing/refund-desk.ts';
import { historyOf, takeOrdersAgain } from './testing/placed-orders.ts';

let mailShop: MailShop;
let gate: Gate;
let desk: RefundDesk;
beforeAll(async () => {
  mailShop = await startMailShop();
  gate = await startGate(mailShop.shop.standIn.settings.STRIPE_API_BASE ?? new URL('http://127.0.0.1:1'));
  desk = openRefundDesk(mailShop.shop);
});
afterEach(killRemaining);
afterAll(async () => {
  await gate.close();
  await mailShop.close();
});

const times = rounds(1, 20);

/** Prepares the place of a server's death; the result waits until it is there, and returns what clears up afterwards. */
type Death = (orderId: string) => Promise<() => Promise<() => Promise<void>>>;

const nothingToClear = async () => {};

const atLock =
  (query: string): Death =>
  async (orderId) => {
    const rows = await lockRows(mailShop.shop.app.env.DATABASE_URL, query, [orderId]);
    return async () => {
      await rows.reached();
      return rows.release;
    };
  };

const atProvider =
  (step: 'request' | 'answer', call: string): Death =>
  async () => {
    const held = gate.hold(step, call);
    return async () => {
      await held.reached;
      return nothingToClear;
    };
  };

const beforeRefundIsWritten: Death = async (orderId) => {
  const held = gate.hold('answer', 'POST /v1/refunds');
  return async () => {
    await held.reached;
    const reachLock = await atLock('select 1 from orders where id = $1')(orderId);
    held.goOn();
    return reachLock();
  };
};

const afterMailIsTaken =
  (kind: string): Death =>
  async (orderId) => {
    const taken = Promise.withResolvers<void>();
    mailShop.server.onMail = async ({ messageId }) => {
      const mail = (await mailShop.rowsOf(orderId)).find(({ id }) => messageId?.includes(id));
      if (mail?.kind !== kind) return;
      taken.resolve();
      await new Promise(() => {});
    };
    return async () => {
      await taken.promise;
      return async () => {
        mailShop.server.onMail = nothingToClear;
      };
    };
  };

/** Makes the jobs due that wait, and those that a server had when it died. */
const makeJobsDue = (state: 'created' | 'active') =>
  mailShop.shop.app.pool.query(
    `update pgboss.job set state = case state when 'active' then 'retry' else state end, start_after = now()
      where state = $1`,
    [state],
  );

type Place = readonly [string, Death, 'placed' | 'declined', readonly number[]];

const usualPlaces: readonly Place[] = [
  ['within it', atLock('select 1 from promo_redemptions where order_id = $1'), 'placed', [0]],
  ['before the answer is written down', beforeRefundIsWritten, 'declined', [1]],
  // The refund is made beside these mails; the first one announces it.
  ['after the mail of the decline was taken', afterMailIsTaken('declined'), 'declined', [0, 1]],
];
// refund-crash-recovery.test.ts kills a server at the provider, too, and killed-while-sending.test.ts after a mail.
const furtherPlaces: readonly Place[] = [
  ['before the decline', atLock('select 1 from orders where id = $1'), 'placed', [0]],
  ['before the provider lists its refunds', atProvider('request', 'GET /v1/refunds'), 'declined', [0]],
  ['before the provider hears of the refund', atProvider('request', 'POST /v1/refunds'), 'declined', [0]],
  ["before the provider's answer is heard", atProvider('answer', 'POST /v1/refunds'), 'declined', [1]],
  ["after the restaurant's mail was taken", afterMailIsTaken('ticket'), 'declined', [0, 1]],
];

const places = rounds(usualPlaces, [...usualPlaces, ...furtherPlaces]);

describe('a server that is killed while it declines an order, refunds it and says so: one refund, every mail', () => {
  test.each(places)('%s', { timeout: 60_000 * times }, async (_, death, status, made) => {
    const { shop, server } = mailShop;
    for (let time = 1; time <= times; time += 1) {
      await shop.app.pool.query('delete from pgboss.job');
      shop.setTime(new Date('2026-03-04T12:00:00Z'));
      await takeOrdersAgain(shop);
      const { shopper, orderId, paymentIntentId } = await desk.placeOrder();
      await runJobs(shop);
      const reachDeath = await death(orderId);
      const backend = await startKillableBackend(shop, gate.url, {
        SMTP_URL: server.url,
        MAIL_FROM: 'orders@tiffin.example',
        CLOCK_START: '2026-03-04T12:05:00Z',
      });
      await makeJobsDue('created');
      const clearUp = await reachDeath();
      await backend.kill();
      await clearUp();
      expect(await desk.orderOf(orderId)).toMatchObject({ status });
      expect(made).toContain((await desk.madeOf(paymentIntentId)).length);

      shop.setTime(new Date('2026-03-04T12:06:00Z'));
      await makeJobsDue('active');
      await runJobs(shop);
      const { breakdown } = await shopper.order(orderId);
      expect(await shopper.order(orderId)).toMatchObject({
        status: 'declined',
        closedReason: 'unanswered',
        refundedAmount: breakdown.totalAmount,
        refunds: [{ amount: breakdown.totalAmount, state: 'succeeded' }],
      });
      expect(await desk.madeOf(paymentIntentId)).toMatchObject([{ amount: breakdown.totalAmount }]);
      expect(await historyOf(shop, orderId)).toHaveLength(2);
      const rows = await mailShop.rowsOf(orderId);
      expect(rows.map(({ kind, state }) => `${kind} ${state}`).sort()).toEqual([
        'declined sent',
        'placed sent',
        'ticket sent',
        'ticket sent',
        'unanswered sent',
      ]);
      for (const { id } of rows) expect(mailShop.received(id).length).toBeGreaterThanOrEqual(1);
    }
    await desk.audit();
  });
});
