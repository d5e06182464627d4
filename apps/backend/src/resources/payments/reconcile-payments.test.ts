import { eq } from 'drizzle-orm';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { carts, customers, orders, promoRedemptions } from '../../db/schema.ts';
import { newId } from '../../ids.ts';
import { jobsFor } from '../../jobs/jobs.ts';
import { startJobs } from '../../jobs/start-jobs.ts';
import { testFoundationId } from '../../testing/test-app.ts';
import { type CheckoutWishes, curry, type Shop, type Shopper, startShop } from '../checkout/testing/shop.ts';
import type { PaymentAnswer } from './payment-provider.ts';
import { reconcilePayment, reconcilePayments } from './reconcile-payments.ts';
import { updatePayment } from './update-payment.ts';

let shop: Shop;
beforeAll(async () => {
  shop = await startShop();
});
afterEach(async () => {
  vi.useRealTimers();
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
  const paymentStartedAt = new Date(Date.now() - minutes * 60_000);
  await shop.app.db.update(orders).set({ paymentStartedAt }).where(eq(orders.id, orderId));
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

/** How many paid orders the backend has counted. */
async function countPlaced(): Promise<number> {
  const answer = await shop.fetch(new Request('http://backend.test/metrics'), '127.0.0.1');
  return Number(/^orders_placed_total\{how="paid"\} (\d+)$/m.exec(await answer.text())?.[1] ?? 0);
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
    const before = await countPlaced();
    await reconcilePayments(shop.app);
    expect((await countPlaced()) - before).toBe(1);
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

  test('gives up an order whose money was on its way and did not come, though no event said so', async () => {
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

  test('counts each payment once when two servers run it at once', async () => {
    const waiting = [await checkedOut(), await checkedOut(), await checkedOut()];
    for (const { orderId } of waiting) {
      await age(orderId, 3);
      await shop.payOrder(orderId);
    }
    const before = await countPlaced();
    await Promise.all([reconcilePayments(shop.app), reconcilePayments(shop.app)]);
    expect((await countPlaced()) - before).toBe(3);
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
    let isStopping = false;
    const run = reconcilePayments(shop.app, () => isStopping);
    await entered.promise;
    isStopping = true;
    goOn.resolve();
    await run;
    expect(asked).toBe(1);
  });

  test('runs by itself on a server that runs jobs', async () => {
    const { orderId } = await checkedOut();
    await age(orderId, 3);
    await shop.payOrder(orderId);
    // Its schedule sends it each minute.
    await shop.boss.send('reconcile-payments', {});
    const jobs = await startJobs(shop.app, shop.boss, jobsFor(shop.app));
    await expect.poll(() => statusOf(orderId)).toBe('placed');
    await jobs.stop(10_000);
  });
});

describe('many payments at once', () => {
  beforeEach(async () => {
    const status = 'payment_expired';
    await shop.app.db.update(orders).set({ status }).where(eq(orders.status, 'pending_payment'));
  });

  /** Copies an order for other customers, each waiting for a payment since some minutes, the first the longest. */
  async function waitingOrders(count: number): Promise<string[]> {
    const { orderId } = await checkedOut();
    const [model] = await shop.app.db.select().from(orders).where(eq(orders.id, orderId));
    if (model === undefined) throw new Error('There is no order to copy.');
    await shop.app.db.update(orders).set({ status: 'payment_expired' }).where(eq(orders.id, orderId));
    const copies = Array.from({ length: count }, (_, index) => ({
      ...model,
      id: newId(),
      customerId: newId(),
      cartId: newId(),
      number: `W-${newId()}`,
      paymentSessionId: `cs_waiting_${newId()}`,
      paymentStartedAt: new Date(Date.now() - 30 * 60_000 + index * 1_000),
      status: 'pending_payment' as const,
    }));
    await shop.app.db.insert(customers).values(
      copies.map(({ customerId }) => ({
        id: customerId,
        foundationId: testFoundationId,
        googleSub: `waiting-${customerId}`,
        email: 'waiting@example.com',
        isEmailVerified: true,
        name: 'Waiting',
      })),
    );
    await shop.app.db
      .insert(carts)
      .values(
        copies.map(({ cartId, customerId, restaurantId }) => ({ id: cartId, customerId, restaurantId })),
      );
    // In another order than they wait in.
    await shop.app.db.insert(orders).values([...copies].reverse());
    return copies.map(({ paymentSessionId }) => paymentSessionId);
  }

  /** Makes the provider give these answers; returns the sessions that it was asked about. */
  function answerWith(answer: (sessionId: string) => PaymentAnswer): string[] {
    const asked: string[] = [];
    shop.intercept((provider) => ({
      ...provider,
      findSession: async (id) => {
        asked.push(id);
        return answer(id);
      },
    }));
    return asked;
  }

  const unknown: PaymentAnswer = { kind: 'refused' };
  const open = (id: string): PaymentAnswer => ({
    kind: 'session',
    session: {
      id,
      state: 'open',
      url: 'https://pay.test/',
      orderId: null,
      amount: null,
      currency: null,
      paymentIntentId: null,
      expiresAt: new Date(),
      unpaidReason: null,
      paidAt: null,
    },
  });

  test('one run asks about all that are due, once each, also about those that stay open', async () => {
    const waiting = await waitingOrders(120);
    const asked = answerWith((id) => (waiting.indexOf(id) % 2 === 0 ? open(id) : unknown));
    await reconcilePayments(shop.app);
    expect(asked).toEqual(waiting);
    const left = await shop.app.db.$count(orders, eq(orders.status, 'pending_payment'));
    expect(left).toBe(60);
  });

  test('the payment that has waited longest comes first, and goes to the end once it was asked about', async () => {
    const [first, second, third] = await waitingOrders(3);
    // Each answer takes a second: orders that are asked about in one millisecond would come in any order.
    vi.useFakeTimers({ toFake: ['Date'] });
    const asked = answerWith((id) => {
      vi.setSystemTime(Date.now() + 1_000);
      return id === first ? { kind: 'unanswered' } : open(id);
    });
    // One payment that never gets an answer ends each run; it must not keep the others from their turn.
    for (let run = 1; run <= 3; run += 1) await reconcilePayments(shop.app);
    expect(asked).toEqual([first, second, third, first, second, third, first]);
  });

  test('one that fails does not keep the others from their turn', async () => {
    const [first, second, third] = await waitingOrders(3);
    const asked = answerWith((id) => {
      if (id === first) throw new Error('Something is wrong with this one.');
      return unknown;
    });
    await reconcilePayments(shop.app);
    expect(asked).toEqual([first, second, third]);
    expect(await shop.app.db.$count(orders, eq(orders.status, 'pending_payment'))).toBe(1);
  });

  test('a server that stops leaves the rest', async () => {
    const waiting = await waitingOrders(3);
    const asked = answerWith(open);
    await reconcilePayments(shop.app, () => asked.length === 2);
    expect(asked).toEqual(waiting.slice(0, 2));
  });
});

describe('why an order is unpaid', () => {
  const declinedCard = '4000000000000002';
  const sessionOf = async (orderId: string) => (await shop.standIn.sessionsOf(orderId))[0]?.id ?? '';

  test('is that the customer left, while no card was refused', async () => {
    const { shopper, orderId } = await checkedOut();
    expect(await shopper.order(orderId)).toMatchObject({ status: 'pending_payment', payment: 'left' });
  });

  test('is that the last card was refused, and stays so when the page expires', async () => {
    const { shopper, orderId } = await checkedOut();
    const session = await sessionOf(orderId);
    await shop.standIn.pay(session, declinedCard);
    expect(await shopper.order(orderId)).toMatchObject({ status: 'pending_payment', payment: 'declined' });
    await shop.standIn.stripe.checkout.sessions.expire(session);
    await age(orderId, 3);
    await reconcilePayments(shop.app);
    expect(await shopper.order(orderId)).toMatchObject({ status: 'payment_expired', payment: 'declined' });
  });

  test('is asked for where the order had ended before anybody looked', async () => {
    const [left, refused] = [await checkedOut(), await checkedOut()];
    await shop.standIn.pay(await sessionOf(refused.orderId), declinedCard);
    for (const { orderId } of [left, refused]) {
      const sessionId = await sessionOf(orderId);
      await updatePayment(shop.app, orderId, { outcome: 'expired', sessionId });
    }
    expect(await left.shopper.order(left.orderId)).toMatchObject({ payment: 'left' });
    expect(await refused.shopper.order(refused.orderId)).toMatchObject({ payment: 'declined' });
  });

  test('is not said of a paid order, whatever was tried before', async () => {
    const { shopper, orderId } = await checkedOut();
    const paymentSessionId = await sessionOf(orderId);
    await shop.standIn.pay(paymentSessionId, declinedCard);
    const asked = {
      id: orderId,
      status: 'pending_payment',
      paymentSessionId,
      paymentStartedAt: null,
    } as const;
    await reconcilePayment(shop.app, asked);
    await shop.payOrder(orderId);
    await reconcilePayment(shop.app, asked);
    const order = await shopper.order(orderId);
    expect(order).toMatchObject({ status: 'placed' });
    expect(order).not.toHaveProperty('payment');
  });

  test('is not said while the provider does not answer', async () => {
    const { shopper, orderId } = await checkedOut();
    shop.intercept((provider) => ({ ...provider, findSession: async () => ({ kind: 'unanswered' }) }));
    expect(await shopper.order(orderId)).not.toHaveProperty('payment');
  });
});
