import { eq } from 'drizzle-orm';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { orders } from '../../db/schema.ts';
import { testRestaurantYaml } from '../../testing/test-restaurant.ts';
import { reconcilePayments } from '../payments/reconcile-payments.ts';
import { curry, type Shop, type Shopper, startShop } from './testing/shop.ts';

// Wednesday is open until 22:00, Tuesday night until 02:00; London shows UTC in March.
const yaml = testRestaurantYaml()
  .replace('wednesday: 00:00-23:59', 'wednesday: 11:00-22:00')
  .replace('tuesday: 00:00-23:59', 'tuesday: 18:00-02:00');
const wednesday = (time: string) => new Date(`2026-03-04T${time}Z`);

let shop: Shop;
beforeAll(async () => {
  shop = await startShop(yaml);
});
afterEach(() => shop.intercept(null));
afterAll(() => shop.close());

async function checkedOutAt(now: Date): Promise<{ shopper: Shopper; orderId: string }> {
  shop.setTime(now);
  const shopper = await shop.newShopper();
  await shopper.add({ ...curry, quantity: 2 });
  const { status, body } = await shopper.checkout();
  expect(status).toBe(200);
  return { shopper, orderId: body.orderId };
}

describe('a payment session', () => {
  test.each([
    ['long before closing lasts an hour', '19:00', 60],
    ['an hour before the end of the closing minute lasts an hour', '21:01', 60],
    ['40 minutes before closing lasts until closing', '21:21', 40],
    // Two minutes more than the rule's 30: the provider counts its least lifetime from the call.
    ['31 minutes before closing lasts half an hour', '21:30', 32],
    ['in the last minute lasts half an hour', '22:00', 32],
    ['in a night that goes on lasts until its closing', '01:16', 45],
  ])('%s', async (_, time, minutes) => {
    const earliest = Date.now();
    const { orderId } = await checkedOutAt(wednesday(time));
    const latest = Date.now();
    const [session] = await shop.standIn.sessionsOf(orderId);
    const end = (session?.expires_at ?? 0) * 1_000;
    // The provider counts in whole seconds, from its own clock, which is not the one that shows closing time.
    expect(end).toBeGreaterThan(earliest + minutes * 60_000 - 1_000);
    expect(end).toBeLessThanOrEqual(latest + minutes * 60_000);
  });

  test('without a closing in sight lasts an hour', async () => {
    const { orderId } = await checkedOutAt(new Date('2026-03-05T12:00:00Z'));
    const [order] = await shop.app.db.select().from(orders).where(eq(orders.id, orderId));
    // Thursday to Monday are open around the clock, Tuesday begins at 18:00.
    expect(order?.closesAt).toEqual(new Date('2026-03-10T00:00:00Z'));
    const [session] = await shop.standIn.sessionsOf(orderId);
    expect((session?.expires_at ?? 0) - (session?.created ?? 0)).toBeGreaterThan(59 * 60);
  });

  test('that was asked for too late for the provider makes place for a new order', async () => {
    shop.intercept((provider) => ({ ...provider, openSession: async () => ({ kind: 'unanswered' }) }));
    shop.setTime(wednesday('21:50'));
    const shopper = await shop.newShopper();
    await shopper.add({ ...curry, quantity: 2 });
    expect((await shopper.checkout()).status).toBe(503);
    shop.intercept(null);
    const [order] = await shop.ordersOf(shopper);
    // As if a minute and a second had gone by.
    const paymentSessionExpiresAt = new Date((order?.paymentSessionExpiresAt?.getTime() ?? 0) - 61_000);
    await shop.app.db
      .update(orders)
      .set({ paymentSessionExpiresAt })
      .where(eq(orders.id, order?.id ?? ''));
    const { status, body } = await shopper.checkout();
    expect(status).toBe(200);
    expect(await shop.ordersOf(shopper)).toMatchObject([
      { status: 'payment_expired' },
      { id: body.orderId, status: 'pending_payment' },
    ]);
  });
});

describe('an order that is paid', () => {
  /** Pays, with the webhook coming right away. */
  async function pay(orderId: string): Promise<void> {
    await shop.payOrder(orderId);
    for (const event of await shop.standIn.eventsOf(orderId)) expect(await shop.sendEvent(event)).toBe(200);
  }

  test.each([
    ['within the closing minute is an ordinary one', '22:00:30', false],
    ['after the closing minute is marked', '22:05:00', true],
    ['twenty minutes after closing is marked', '22:20:00', true],
  ])('%s', async (_, time, paidAfterClosing) => {
    const { shopper, orderId } = await checkedOutAt(wednesday('21:50'));
    shop.setTime(wednesday(time));
    const started = Date.now();
    await pay(orderId);
    expect(await shopper.order(orderId)).toMatchObject({ status: 'placed', paidAfterClosing });
    const [order] = await shop.app.db.select().from(orders).where(eq(orders.id, orderId));
    expect(order?.closesAt).toEqual(wednesday('22:01'));
    const paidBefore = wednesday(time).getTime() - (order?.paidAt?.getTime() ?? 0);
    expect(paidBefore).toBeGreaterThanOrEqual(0);
    // The provider counts in whole seconds.
    expect(paidBefore).toBeLessThanOrEqual(Date.now() - started + 1_000);
  });

  test('in time is an ordinary one, although nobody heard of it before closing', async () => {
    const { shopper, orderId } = await checkedOutAt(wednesday('21:50'));
    await shop.payOrder(orderId);
    shop.setTime(wednesday('22:20'));
    const paidAt = new Date(Date.now() - 25 * 60_000);
    shop.intercept((provider) => ({
      ...provider,
      findSession: async (id) => {
        const answer = await provider.findSession(id);
        if (answer.kind !== 'session') return answer;
        // The charge says when; only the provider's clock is the real one.
        expect(answer.session.paidAt?.getTime()).toBeGreaterThan(Date.now() - 60_000);
        return { ...answer, session: { ...answer.session, paidAt } };
      },
    }));
    const paymentStartedAt = new Date(Date.now() - 30 * 60_000);
    await shop.app.db.update(orders).set({ paymentStartedAt }).where(eq(orders.id, orderId));
    await reconcilePayments(shop.app);
    expect(await shopper.order(orderId)).toMatchObject({ status: 'placed', paidAfterClosing: false });
    const [order] = await shop.app.db.select().from(orders).where(eq(orders.id, orderId));
    expect(order?.paidAt?.getTime()).toBeLessThan(wednesday('21:56').getTime());
  });

  test('whose restaurant has no closing in sight is never marked', async () => {
    const { shopper, orderId } = await checkedOutAt(new Date('2026-03-10T20:00:00Z'));
    await shop.app.db.update(orders).set({ closesAt: null }).where(eq(orders.id, orderId));
    shop.setTime(new Date('2026-03-11T10:00:00Z'));
    await pay(orderId);
    expect(await shopper.order(orderId)).toMatchObject({ status: 'placed', paidAfterClosing: false });
  });
});
