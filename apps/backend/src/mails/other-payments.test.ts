import type { components } from '@tiffin/api/schema';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { customers, orders } from '../db/schema.ts';
import { eraseCustomer } from '../personal-data/erase-customer.ts';
import { curry, type Shopper } from '../resources/checkout/testing/shop.ts';
import { listMismatched, settleMismatched } from '../resources/mismatched-payments/mismatched-payments.ts';
import { act, placeOrder } from '../resources/order-actions/testing/placed-orders.ts';
import { payAgain } from '../resources/payments/testing/pay-again.ts';
import { openRefundDesk, type RefundDesk, refundCards } from '../resources/refunds/testing/refund-desk.ts';
import { runJobs } from '../testing/run-jobs.ts';
import { kitchenAddress, type MailShop, startMailShop } from './testing/mail-shop.ts';

// Money that came for an order and did not pay for it: the payer reads that it goes back.

type OrderList = components['schemas']['OrderList'];

let mailShop: MailShop;
let desk: RefundDesk;
beforeAll(async () => {
  mailShop = await startMailShop();
  desk = openRefundDesk(mailShop.shop);
});
beforeEach(() => {
  mailShop.shop.setTime(at('12:00'));
  mailShop.server.mails.length = 0;
});
afterAll(() => mailShop.close());

const at = (time: string) => new Date(`2026-03-04T${time}:00Z`);

const emailOf = async ({ id }: Shopper) => {
  const { db } = mailShop.shop.app;
  const [customer] = await db.select({ email: customers.email }).from(customers).where(eq(customers.id, id));
  return customer?.email ?? '';
};
/** An order of two curries, £28.48, whose first mails are sent, and forgotten here. */
async function placed() {
  const { shop, server } = mailShop;
  const shopper = await shop.newShopper();
  const orderId = await placeOrder(shop, shopper);
  await runJobs(shop);
  server.mails.length = 0;
  const { totalAmount } = await desk.orderOf(orderId);
  return { shopper, orderId, totalAmount, email: await emailOf(shopper) };
}
/** The subjects of the mails that came to a customer since. */
async function subjectsTo(email: string): Promise<(string | undefined)[]> {
  await runJobs(mailShop.shop);
  return mailShop.server.mails
    .filter(({ recipients }) => recipients[0] === email)
    .map(({ subject }) => subject);
}
const pounds = (amount: number) => `£${(amount / 100).toFixed(2)}`;

test.each([
  ['declined', 'decline'],
  ['cancelled', 'cancel'],
] as const)(
  'a payment that comes after the order was %s is announced when it goes back, once',
  async (status, name) => {
    const { shop, server } = mailShop;
    const { shopper, orderId, totalAmount, email } = await placed();
    if (name === 'decline') await act(shop, orderId, { name, reason: 'too_busy' });
    else await shopper.call('POST', `/orders/${orderId}/cancel`, { expectedVersion: 1 });
    expect(await subjectsTo(email)).toHaveLength(1);
    server.mails.length = 0;
    const { version } = await shopper.order(orderId);

    const { paymentIntentId } = await payAgain(shop, orderId, { amount: totalAmount });
    expect(await subjectsTo(email)).toEqual([
      expect.stringContaining(`${pounds(totalAmount)} goes back to you for`),
    ]);
    expect(server.mails[0]?.text).toMatch(/This payment was not used\s+for your order\./);
    expect(server.mails[0]?.text).toContain('5 to 10 working days');
    await desk.sendEvents(await desk.eventsOf(paymentIntentId));
    expect(await subjectsTo(email)).toHaveLength(1);

    const order = await shopper.order(orderId);
    expect(order).toMatchObject({
      status,
      refundedAmount: totalAmount,
      refunds: [{ amount: totalAmount, state: 'succeeded' }],
      otherRefunds: [{ amount: totalAmount, state: 'succeeded', reason: null }],
    });
    // A page that follows the order reads it again.
    expect(order.version).toBeGreaterThan(version ?? 0);
  },
);

test.each([
  ['amount', { amount: 123 }],
  ['currency', { currency: 'eur' }],
])(
  'a payment of another %s that comes after the order was declined waits for an operator',
  async (_name, other) => {
    const { shop, server } = mailShop;
    const { shopper, orderId, totalAmount, email } = await placed();
    await act(shop, orderId, { name: 'decline', reason: 'too_busy' });
    await runJobs(shop);
    server.mails.length = 0;
    const { sessionId } = await payAgain(shop, orderId, { amount: totalAmount, ...other });
    expect(await subjectsTo(email)).toEqual([]);
    expect((await shopper.order(orderId)).otherRefunds).toEqual([]);
    expect(await listMismatched(shop.app, sessionId)).toHaveLength(1);
  },
);

test('a second payment of an order that goes on is announced and shown when an operator gives it back', async () => {
  const { shop, server } = mailShop;
  const { shopper, orderId, totalAmount, email } = await placed();
  const { sessionId } = await payAgain(shop, orderId, { amount: totalAmount });
  expect(await subjectsTo(email)).toEqual([]);
  await settleMismatched(shop.app, sessionId, 'refund');
  expect(await subjectsTo(email)).toEqual([expect.stringContaining('goes back to you')]);
  expect(server.mails[0]?.text).not.toContain('What you have paid');
  const order = await shopper.order(orderId);
  expect(order).toMatchObject({ status: 'placed', refundedAmount: 0, refunds: [] });
  expect(order.otherRefunds).toHaveLength(1);
});

test('a payment of a wrong amount: its order is listed although it was never placed', async () => {
  const { shop } = mailShop;
  const shopper = await shop.newShopper();
  await shopper.add({ ...curry, quantity: 2 });
  const { orderId } = (await shopper.checkout()).body;
  const { sessionId } = await payAgain(shop, orderId, { amount: 123 });
  await shop.app.db.update(orders).set({ status: 'payment_failed' }).where(eq(orders.id, orderId));
  const listed = async () => (await shopper.call<OrderList>('GET', '/orders')).body.docs;
  expect(await listed()).toMatchObject([{ _id: orderId, hasUnusedPayment: true, otherRefunds: [] }]);
  await settleMismatched(shop.app, sessionId, 'refund');
  expect(await subjectsTo(await emailOf(shopper))).toEqual([
    expect.stringContaining('£1.23 goes back to you'),
  ]);
  expect(await listed()).toMatchObject([
    { _id: orderId, status: 'payment_failed', otherRefunds: [{ amount: 123, state: 'succeeded' }] },
  ]);
});

test("a part of such a payment, made in the provider's dashboard, is announced and shown", async () => {
  const { shop } = mailShop;
  const { shopper, orderId, totalAmount, email } = await placed();
  const { paymentIntentId } = await payAgain(shop, orderId, { amount: totalAmount });
  await desk.refundAtProvider(paymentIntentId, 500);
  await desk.sendEvents(await desk.eventsOf(paymentIntentId));
  expect(await subjectsTo(email)).toEqual([expect.stringContaining('£5.00 goes back to you')]);
  expect((await shopper.order(orderId)).otherRefunds).toMatchObject([{ amount: 500, state: 'succeeded' }]);
});

test('what came in another currency is neither announced nor shown as pounds', async () => {
  const { shop } = mailShop;
  const { shopper, orderId, email } = await placed();
  const { sessionId } = await payAgain(shop, orderId, { amount: 3000, currency: 'eur' });
  await settleMismatched(shop.app, sessionId, 'refund');
  expect(await subjectsTo(email)).toEqual([]);
  expect(await shopper.order(orderId)).toMatchObject({
    refunds: [],
    otherRefunds: [],
    hasUnusedPayment: false,
  });
});

test('an order that was never placed says that money came for it, in another currency too; others do not', async () => {
  const { shop } = mailShop;
  const shopper = await shop.newShopper();
  await shopper.add({ ...curry, quantity: 2 });
  const { orderId } = (await shopper.checkout()).body;
  const fail = () =>
    shop.app.db.update(orders).set({ status: 'payment_failed' }).where(eq(orders.id, orderId));
  await fail();
  expect(await shopper.order(orderId)).toMatchObject({ hasUnusedPayment: false });
  await payAgain(shop, orderId, { amount: 3000, currency: 'eur' });
  await fail();
  expect(await shopper.order(orderId)).toMatchObject({ hasUnusedPayment: true, otherRefunds: [] });
});

test('an order that was paid long after closing brings one mail, which names the refund', async () => {
  const { shop, server } = mailShop;
  const shopper = await shop.newShopper();
  await shopper.add({ ...curry, quantity: 2 });
  shop.setTime(at('21:50'));
  const { orderId } = (await shopper.checkout()).body;
  await shop.payOrder(orderId);
  shop.setTime(new Date('2026-03-04T22:20:00Z'));
  await shop.app.db
    .update(orders)
    .set({ closesAt: at('22:00') })
    .where(eq(orders.id, orderId));
  for (const event of await shop.standIn.eventsOf(orderId)) await shop.sendEvent(event);
  const subjects = await subjectsTo(await emailOf(shopper));
  const { totalAmount } = await desk.orderOf(orderId);
  expect(subjects).toEqual([
    expect.stringContaining('placed'),
    expect.stringMatching(/^Declined: .+ goes back to you$/),
  ]);
  expect(server.mails.some(({ text }) => text?.includes('5 to 10 working days'))).toBe(true);
  expect(await shopper.order(orderId)).toMatchObject({
    closedReason: 'closed',
    refundedAmount: totalAmount,
    refunds: [{ amount: totalAmount, state: 'succeeded' }],
    otherRefunds: [],
  });
});

test('a bank that returns such a refund: the customer sees it, and the managers read what to do', async () => {
  const { shop, server } = mailShop;
  const { shopper, orderId, totalAmount } = await placed();
  await act(shop, orderId, { name: 'decline', reason: 'too_busy' });
  const card = refundCards.failsLater;
  const { paymentIntentId } = await payAgain(shop, orderId, { amount: totalAmount, card });
  await runJobs(shop);
  server.mails.length = 0;
  await shop.standIn.advanceClock(11);
  await desk.sendEvents(await desk.eventsOf(paymentIntentId));
  await runJobs(shop);
  expect(server.mails.map(({ recipients, subject }) => [...recipients, subject])).toEqual([
    [kitchenAddress, expect.stringContaining(`${pounds(totalAmount)} could not be paid back`)],
  ]);
  expect(server.mails[0]?.text).toMatch(/The counter cannot refund this\s+payment/);
  expect((await shopper.order(orderId)).otherRefunds).toMatchObject([{ state: 'failed' }]);
});

test('a refund that fails after its customer was erased still reaches the managers, also when it was queued before', async () => {
  const { shop, server } = mailShop;
  const failed = async () => {
    const { shopper, orderId, paymentIntentId } = await desk.placeOrder(refundCards.failsLater);
    await act(shop, orderId, { name: 'decline', reason: 'other' });
    await runJobs(shop);
    await shop.standIn.advanceClock(11);
    return { shopper, orderId, events: await desk.eventsOf(paymentIntentId) };
  };
  const [before, after] = [await failed(), await failed()];
  server.mails.length = 0;
  await desk.sendEvents(before.events);
  for (const { shopper } of [before, after]) {
    expect(await eraseCustomer(shop.app.db, shopper.id)).toMatchObject({ kind: 'erased' });
  }
  await desk.sendEvents(after.events);
  await runJobs(shop);
  expect(server.mails.map(({ recipients, subject }) => [...recipients, subject])).toEqual([
    [kitchenAddress, expect.stringContaining('could not be paid back')],
    [kitchenAddress, expect.stringContaining('could not be paid back')],
  ]);
  for (const { text } of server.mails) expect(text).toContain('The customer has deleted their account');
});
