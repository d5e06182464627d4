import { eq } from 'drizzle-orm';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { orders, promoRedemptions } from '../../db/schema.ts';
import { startPeriodic } from '../../periodic.ts';
import { type CheckoutWishes, curry, type Shop, type Shopper, startShop } from '../checkout/testing/shop.ts';
import { reconcilePayments } from './reconcile-payments.ts';

let shop: Shop;
beforeAll(async () => {
  shop = await startShop();
});
afterEach(async () => {
  shop.intercept(null);
  await shop.standIn.clearFaults();
});
afterAll(() => shop.close());

async function checkedOut(wishes: CheckoutWishes = {}): Promise<{ shopper: Shopper; orderId: string }> {
  const shopper = await shop.newShopper();
  await shopper.add({ ...curry, quantity: 2 });
  const { body } = await shopper.checkout(wishes);
  return { shopper, orderId: body.orderId };
}

/** Makes an order look as if it had waited so long. */
async function age(orderId: string, minutes: number): Promise<void> {
  const paymentSessionExpiresAt = new Date(Date.now() + (60 - minutes) * 60_000);
  await shop.app.db.update(orders).set({ paymentSessionExpiresAt }).where(eq(orders.id, orderId));
}

async function statusOf(orderId: string): Promise<string | undefined> {
  const [order] = await shop.app.db.select().from(orders).where(eq(orders.id, orderId));
  return order?.status;
}

async function redemptionOf(orderId: string): Promise<string | undefined> {
  const [row] = await shop.app.db
    .select({ state: promoRedemptions.state })
    .from(promoRedemptions)
    .where(eq(promoRedemptions.orderId, orderId));
  return row?.state;
}

describe("an order's page", () => {
  test('shows a payment whose webhook never came', async () => {
    const { shopper, orderId } = await checkedOut();
    await shop.payOrder(orderId);
    expect(await shopper.order(orderId)).toMatchObject({ status: 'placed' });
  });

  test('asks the provider seldom, however often it is read', async () => {
    const { shopper, orderId } = await checkedOut();
    let asked = 0;
    shop.intercept((provider) => ({
      ...provider,
      findSession: (id) => {
        asked += 1;
        return provider.findSession(id);
      },
    }));
    await Promise.all(Array.from({ length: 20 }, () => shopper.order(orderId)));
    expect(asked).toBe(1);
  });

  test('does not wait for a provider that hangs', async () => {
    const { shopper, orderId } = await checkedOut();
    const never = Promise.withResolvers<never>();
    shop.intercept((provider) => ({ ...provider, findSession: () => never.promise }));
    expect(await shopper.order(orderId)).toMatchObject({ status: 'pending_payment' });
  });
});

describe('the job', () => {
  test('settles what was paid or has run out, and leaves what is open', async () => {
    const [paid, expired, open] = [await checkedOut(), await checkedOut(), await checkedOut()];
    for (const { orderId } of [paid, expired, open]) await age(orderId, 3);
    await shop.payOrder(paid.orderId);
    const [session] = await shop.standIn.sessionsOf(expired.orderId);
    await shop.standIn.stripe.checkout.sessions.expire(session?.id ?? '');
    await reconcilePayments(shop.app);
    expect(await Promise.all([paid, expired, open].map(({ orderId }) => statusOf(orderId)))).toEqual([
      'placed',
      'payment_expired',
      'pending_payment',
    ]);
    expect((await paid.shopper.cart()).items).toEqual([]);
    expect((await expired.shopper.cart()).items).toHaveLength(1);
  });

  test('gives webhooks time first', async () => {
    const { orderId } = await checkedOut();
    await shop.payOrder(orderId);
    await reconcilePayments(shop.app);
    expect(await statusOf(orderId)).toBe('pending_payment');
  });

  test('gives up an order that was left behind before it had a page', async () => {
    const { orderId } = await checkedOut();
    const forget = { paymentSessionId: null, paymentSessionUrl: null };
    await shop.app.db.update(orders).set(forget).where(eq(orders.id, orderId));
    await age(orderId, 3);
    await reconcilePayments(shop.app);
    expect(await statusOf(orderId)).toBe('pending_payment');
    await age(orderId, 6);
    await reconcilePayments(shop.app);
    expect(await statusOf(orderId)).toBe('payment_expired');
  });

  test('expires an order whose session the provider does not know', async () => {
    const { orderId } = await checkedOut();
    await shop.app.db.update(orders).set({ paymentSessionId: 'cs_gone' }).where(eq(orders.id, orderId));
    await age(orderId, 3);
    await reconcilePayments(shop.app);
    expect(await statusOf(orderId)).toBe('payment_expired');
  });

  test('gives up an order whose money was on its way and did not come, though nobody told us', async () => {
    const { shopper, orderId } = await checkedOut({ promoCode: 'FIVER' });
    const [session] = await shop.standIn.sessionsOf(orderId);
    shop.intercept((provider) => ({
      ...provider,
      findSession: async (id) => {
        const answer = await provider.findSession(id);
        if (answer.kind !== 'session' || id !== session?.id) return answer;
        return { kind: 'session', session: { ...answer.session, state: 'failed', url: null } };
      },
    }));
    await age(orderId, 3);
    await reconcilePayments(shop.app);
    expect(await statusOf(orderId)).toBe('payment_failed');
    expect(await redemptionOf(orderId)).toBe('released');
    // The cart is free again: the same checkout makes another order.
    shop.intercept(null);
    const again = await shopper.checkout({ promoCode: 'FIVER' });
    expect(again.status).toBe(200);
    expect(again.body.orderId).not.toBe(orderId);
  });

  test('leaves everything as it is while the provider is down', async () => {
    const { orderId } = await checkedOut();
    await age(orderId, 61);
    shop.intercept((provider) => ({ ...provider, findSession: async () => ({ kind: 'unanswered' }) }));
    await reconcilePayments(shop.app);
    expect(await statusOf(orderId)).toBe('pending_payment');
  });

  test('is done by one server at a time', async () => {
    const { orderId } = await checkedOut();
    await age(orderId, 3);
    const goOn = Promise.withResolvers<void>();
    const entered = Promise.withResolvers<void>();
    let asked = 0;
    shop.intercept((provider) => ({
      ...provider,
      findSession: async (id) => {
        asked += 1;
        entered.resolve();
        await goOn.promise;
        return provider.findSession(id);
      },
    }));
    const first = reconcilePayments(shop.app);
    await entered.promise;
    const askedByFirst = asked;
    await reconcilePayments(shop.app);
    expect(asked).toBe(askedByFirst);
    goOn.resolve();
    await first;
  });

  test('asks about no further order once it is to stop', async () => {
    for (const { orderId } of [await checkedOut(), await checkedOut()]) await age(orderId, 3);
    const [entered, goOn] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
    let asked = 0;
    shop.intercept((provider) => ({
      ...provider,
      findSession: async (id) => {
        asked += 1;
        entered.resolve();
        await goOn.promise;
        return provider.findSession(id);
      },
    }));
    const stop = startPeriodic(shop.app, { name: 'stopped', everyMs: 5, run: reconcilePayments });
    await entered.promise;
    const stopped = stop();
    goOn.resolve();
    await stopped;
    expect(asked).toBe(1);
  });

  test('runs by itself and waits for its run when it is stopped', async () => {
    const { orderId } = await checkedOut();
    await age(orderId, 3);
    await shop.payOrder(orderId);
    const stop = startPeriodic(shop.app, { name: 'test', everyMs: 10, run: reconcilePayments });
    await expect.poll(() => statusOf(orderId)).toBe('placed');
    await stop();
  });
});
