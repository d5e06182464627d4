import { pence } from '@tiffin/domain';
import { eq, sql } from 'drizzle-orm';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { orders, refunds } from '../../db/schema.ts';
import { type Shop, startShop } from '../checkout/testing/shop.ts';
import type { RefundScope } from '../payments/provider-refunds.ts';
import { reconcileRefunds } from './reconcile-refunds.ts';
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
  await reconcileRefunds(shop.app);
  await desk.audit();
});
afterAll(() => shop.close());

/** As if the refund, and the last question about it, were ten minutes old. */
async function letTimePass(orderId: string): Promise<void> {
  const before = sql`now() - interval '10 minutes'`;
  await shop.app.db
    .update(refunds)
    .set({
      createdAt: before,
      checkedAt: sql`case when ${refunds.checkedAt} is null then null else ${before} end`,
    })
    .where(eq(refunds.orderId, orderId));
}

const statesOf = async (orderId: string) => (await desk.rowsOf(orderId)).map(({ state }) => state);

test('a refund whose job was lost is made, but not before its job has had its time', async () => {
  const { orderId, paymentIntentId } = await desk.placeOrder();
  await desk.request(orderId);
  await reconcileRefunds(shop.app);
  expect(await statesOf(orderId)).toEqual(['requested']);
  await letTimePass(orderId);
  await reconcileRefunds(shop.app);
  expect(await statesOf(orderId)).toEqual(['succeeded']);
  expect(await desk.madeOf(paymentIntentId)).toHaveLength(1);
});

test('a pending refund whose webhook was lost gets its end', async () => {
  const { orderId } = await desk.placeOrder(refundCards.pending);
  await desk.request(orderId);
  await letTimePass(orderId);
  await reconcileRefunds(shop.app);
  expect(await statesOf(orderId)).toEqual(['pending']);
  await shop.standIn.advanceClock(11);
  await letTimePass(orderId);
  await reconcileRefunds(shop.app);
  expect(await statesOf(orderId)).toEqual(['succeeded']);
});

test('a refund of the dashboard whose webhook was lost is found', async () => {
  const { orderId, paymentIntentId } = await desk.placeOrder();
  await desk.refundAtProvider(paymentIntentId, 925);
  await reconcileRefunds(shop.app);
  expect(await desk.rowsOf(orderId)).toMatchObject([{ byKind: 'provider', amount: 925 }]);
  expect(await desk.orderOf(orderId)).toMatchObject({ refundedAmount: 925 });
  await reconcileRefunds(shop.app);
  expect(await desk.rowsOf(orderId)).toHaveLength(1);
});

describe('a provider that does not answer', () => {
  test('is asked again in the next run, about the refund that has waited longest', async () => {
    const [first, second] = [await desk.placeOrder(), await desk.placeOrder()];
    for (const { orderId } of [first, second]) {
      await desk.request(orderId, { amount: pence(100) });
      await letTimePass(orderId);
    }
    shop.intercept((provider) => ({ ...provider, refund: async () => ({ kind: 'unanswered' }) }));
    await reconcileRefunds(shop.app);
    shop.intercept(null);
    await reconcileRefunds(shop.app);
    expect([await statesOf(first.orderId), await statesOf(second.orderId)].flat().sort()).toEqual([
      'requested',
      'succeeded',
    ]);
    for (const { orderId } of [first, second]) await letTimePass(orderId);
    await reconcileRefunds(shop.app);
    expect([await statesOf(first.orderId), await statesOf(second.orderId)]).toEqual([
      ['succeeded'],
      ['succeeded'],
    ]);
  });
});

test('what is asked about once is left alone for five minutes', async () => {
  const { orderId } = await desk.placeOrder(refundCards.pending);
  await desk.request(orderId);
  await letTimePass(orderId);
  await reconcileRefunds(shop.app);
  const asked: RefundScope[] = [];
  shop.intercept((provider) => ({
    ...provider,
    listRefunds: (scope) => {
      asked.push(scope);
      return provider.listRefunds(scope);
    },
  }));
  await reconcileRefunds(shop.app);
  expect(asked).toEqual([{ since: expect.any(Date) }]);
  const days = asked.map((scope) => ('since' in scope ? (Date.now() - Number(scope.since)) / 86_400_000 : 0));
  expect(days).toEqual([expect.closeTo(1, 3)]);
  await letTimePass(orderId);
  await reconcileRefunds(shop.app);
  expect(asked).toHaveLength(3);
});

test('a refund that cannot be reconciled is logged, and the others are', async () => {
  const [broken, other] = [await desk.placeOrder(), await desk.placeOrder()];
  for (const { orderId } of [broken, other]) {
    await desk.request(orderId);
    await letTimePass(orderId);
  }
  shop.takeLog();
  shop.intercept((provider) => ({
    ...provider,
    refund: async (wanted) => {
      if (wanted.paymentIntentId === broken.paymentIntentId) throw new Error('broken');
      return provider.refund(wanted);
    },
  }));
  await reconcileRefunds(shop.app);
  expect([await statesOf(broken.orderId), await statesOf(other.orderId)]).toEqual([
    ['requested'],
    ['succeeded'],
  ]);
  const [refund] = await desk.rowsOf(broken.orderId);
  expect(shop.takeLog()).toContainEqual(
    expect.objectContaining({
      msg: 'a refund could not be reconciled',
      refundId: refund?.id,
      err: expect.objectContaining({ message: 'broken' }),
    }),
  );
  shop.intercept(null);
  await letTimePass(broken.orderId);
});

test('a refund of the dashboard that cannot be applied is logged, and all others are reconciled', async () => {
  const requested = await desk.placeOrder();
  await desk.request(requested.orderId);
  await letTimePass(requested.orderId);
  // The provider lists the newest first: one of the others comes after the broken one, whatever its order.
  const [first, broken, last] = [await desk.placeOrder(), await desk.placeOrder(), await desk.placeOrder()];
  const made = [];
  for (const { paymentIntentId } of [first, broken, last]) {
    made.push(await desk.refundAtProvider(paymentIntentId, 925));
  }
  await shop.app.pool.query(
    `create function refuse_refund() returns trigger language plpgsql as $$ begin raise exception 'broken'; end $$;
     create trigger refuse_refund before insert on refunds for each row when (new.order_id = '${broken.orderId}')
       execute function refuse_refund()`,
  );
  shop.takeLog();
  try {
    await reconcileRefunds(shop.app);
  } finally {
    await shop.app.pool.query('drop function refuse_refund cascade');
  }
  expect(await Promise.all([requested, first, broken, last].map(({ orderId }) => statesOf(orderId)))).toEqual(
    [['succeeded'], ['succeeded'], [], ['succeeded']],
  );
  expect(shop.takeLog()).toContainEqual(
    expect.objectContaining({
      msg: 'a refund of the provider could not be applied',
      orderId: broken.orderId,
      providerRefundId: made[1]?.id,
    }),
  );
});

test('a server that stops begins with no refund any more', async () => {
  const [requested, made] = [await desk.placeOrder(), await desk.placeOrder()];
  await desk.request(requested.orderId);
  await letTimePass(requested.orderId);
  await desk.refundAtProvider(made.paymentIntentId, 925);
  await reconcileRefunds(shop.app, () => true);
  expect(await statesOf(requested.orderId)).toEqual(['requested']);
  expect(await statesOf(made.orderId)).toEqual([]);
});

test('a provider that does not list its refunds is asked about ours all the same', async () => {
  const { orderId } = await desk.placeOrder();
  await desk.request(orderId);
  await letTimePass(orderId);
  shop.intercept((provider) => ({
    ...provider,
    listRefunds: async (scope) => ('since' in scope ? { kind: 'unanswered' } : provider.listRefunds(scope)),
  }));
  await reconcileRefunds(shop.app);
  expect(await statesOf(orderId)).toEqual(['succeeded']);
});

test('refunds of payments that are not ours are left alone', async () => {
  const { orderId, paymentIntentId } = await desk.placeOrder();
  await desk.refundAtProvider(paymentIntentId, 500);
  const changed = (change: { paymentIntentId: string }) =>
    shop.app.db.update(orders).set(change).where(eq(orders.id, orderId));
  await changed({ paymentIntentId: 'pi_elsewhere' });
  await reconcileRefunds(shop.app);
  expect(await statesOf(orderId)).toEqual([]);
  await changed({ paymentIntentId });
});

test("the order's page brings a refund up to date that is under way, and finds those of the dashboard", async () => {
  const { shopper, orderId, paymentIntentId } = await desk.placeOrder(refundCards.pending);
  await desk.request(orderId, { amount: pence(500) });
  await letTimePass(orderId);
  await reconcileRefunds(shop.app);
  await shop.standIn.advanceClock(11);
  await desk.refundAtProvider(paymentIntentId, 100);
  expect(await shopper.order(orderId)).toMatchObject({
    refundedAmount: 600,
    refunds: [
      { amount: 500, state: 'succeeded' },
      { amount: 100, state: 'pending' },
    ],
  });
});
