import { pence } from '@tiffin/domain';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { customers, mails } from '../db/schema.ts';
import { queueOrderMails } from '../mail-queue/queue-mails.ts';
import { type CheckoutWishes, curry, type Shopper } from '../resources/checkout/testing/shop.ts';
import { pairedDevice } from '../resources/devices/testing/paired-device.ts';
import { actOnOrder, customerActor, lockOrderWithHistory } from '../resources/order-actions/act-on-order.ts';
import { runSystemAction } from '../resources/order-actions/run-system-action.ts';
import { act, maria, placeOrder, setAcceptance } from '../resources/order-actions/testing/placed-orders.ts';
import { openRefundDesk, type RefundDesk, refundCards } from '../resources/refunds/testing/refund-desk.ts';
import { ownerOf } from '../resources/team/testing/team.ts';
import { runJobs } from '../testing/run-jobs.ts';
import { kitchenAddress, type MailShop, startMailShop } from './testing/mail-shop.ts';

let mailShop: MailShop;
let desk: RefundDesk;
beforeAll(async () => {
  const gratis =
    '{ code: GRATIS, type: PERCENTAGE_OFF, appliesTo: ORDER_TOTAL, description: All of it., percent: 100 }';
  mailShop = await startMailShop((yaml) =>
    yaml.replace('promoCodes:', `promoCodes:\n  - ${gratis}`).replace('fixed: 0.99', 'fixed: 0'),
  );
  desk = openRefundDesk(mailShop.shop);
});
beforeEach(() => mailShop.shop.setTime(at('12:00')));
afterAll(() => mailShop.close());

const at = (time: string) => new Date(`2026-03-04T${time}:00Z`);
const promise = (to: string) => ({ from: at(to), to: at(to) });
const manager = { ...maria, kind: 'manager', name: 'Noor' } as const;

const emailOf = async ({ id }: Shopper) => {
  const { db } = mailShop.shop.app;
  const [customer] = await db.select({ email: customers.email }).from(customers).where(eq(customers.id, id));
  return customer?.email ?? '';
};
/** A placed order whose first mails are sent, and forgotten here. */
async function placed(wishes: CheckoutWishes = {}) {
  const { shop } = mailShop;
  const shopper = await shop.newShopper();
  await shopper.add({ ...curry, quantity: 2 });
  const { body } = await shopper.checkout(wishes);
  await shop.payOrder(body.orderId);
  for (const event of await shop.standIn.eventsOf(body.orderId)) await shop.sendEvent(event);
  await runJobs(shop);
  mailShop.server.mails.length = 0;
  return { shopper, orderId: body.orderId, email: await emailOf(shopper) };
}
const sentAfter = async (orderId: string) => {
  await runJobs(mailShop.shop);
  return mailShop.subjectsOf(orderId);
};
const textsOf = (kind: string) => mailShop.server.mails.filter(({ text }) => text?.includes(kind));

test('an order that is placed and paid brings the customer a confirmation and the kitchen a ticket, with allergens', async () => {
  const { shop, server } = mailShop;
  server.mails.length = 0;
  const shopper = await shop.newShopper();
  const orderId = await placeOrder(shop, shopper);
  const { number } = await shopper.order(orderId);
  const email = await emailOf(shopper);
  expect(await sentAfter(orderId)).toEqual([
    expect.stringMatching(new RegExp(`^${email} Order ${number} placed, £`)),
    expect.stringMatching(new RegExp(`^${kitchenAddress} ${number} Delivery`)),
  ]);
  expect(server.mails).toHaveLength(2);
  for (const mail of server.mails) {
    for (const part of [mail.text, mail.html]) {
      expect(part).toContain('Curry');
      expect(part).toContain('Pilau');
      expect(part?.toLowerCase()).toContain('cereals containing gluten');
      expect(part?.toLowerCase()).toContain('milk');
      expect(part?.toLowerCase()).toContain('nuts');
    }
    expect(mail.from).toEqual({ name: 'The testaurant', address: 'orders@tiffin.example' });
    expect(mail.replyTo).toMatchObject([{ address: 'hello@testaurant.test' }]);
  }
  const confirmation = server.mails.find(({ recipients }) => recipients[0] === email);
  expect(confirmation?.html).toContain(`https://testaurant.test/orders/${orderId}`);
  expect(await mailShop.rowsOf(orderId)).toMatchObject([
    { kind: 'placed', recipient: 'customer', orderVersion: 1, address: email, state: 'sent', attempts: 1 },
    {
      kind: 'ticket',
      recipient: 'restaurant',
      orderVersion: 1,
      address: kitchenAddress,
      state: 'sent',
      attempts: 1,
    },
  ]);
});

test('the news of a payment that comes again brings no mail again', async () => {
  const { shop, server } = mailShop;
  const { orderId } = await placed();
  for (const event of await shop.standIn.eventsOf(orderId)) await shop.sendEvent(event);
  await runJobs(shop);
  expect(server.mails).toEqual([]);
});

test('a free order brings the same mails', async () => {
  const { shop } = mailShop;
  const shopper = await shop.newShopper();
  await shopper.add({ ...curry, quantity: 2 });
  const { body } = await shopper.checkout({ promoCode: 'GRATIS', addressId: undefined });
  await runJobs(shop);
  expect((await mailShop.rowsOf(body.orderId)).map(({ kind, state }) => [kind, state])).toEqual([
    ['placed', 'sent'],
    ['ticket', 'sent'],
  ]);
});

test('where orders are accepted automatically, the promise follows at once', async () => {
  const { shop } = mailShop;
  await setAcceptance(shop, 'auto');
  const shopper = await shop.newShopper();
  const orderId = await placeOrder(shop, shopper);
  await setAcceptance(shop, 'manual');
  await runJobs(shop);
  expect((await mailShop.rowsOf(orderId)).map(({ kind }) => kind).sort()).toEqual([
    'accepted',
    'placed',
    'ticket',
  ]);
});

test('each step brings the customer its own mail, and preparing, undoing and completing none', async () => {
  const { shop } = mailShop;
  const { orderId, email } = await placed();
  const [mail] = await mailShop.rowsOf(orderId);
  expect(mail?.state).toBe('sent');
  await act(shop, orderId, { name: 'accept', promised: promise('12:40') });
  expect(await sentAfter(orderId)).toEqual([expect.stringContaining(`${email} Accepted`)]);
  await act(shop, orderId, { name: 'start' });
  expect(await sentAfter(orderId)).toHaveLength(1);
  await act(shop, orderId, { name: 'delay', promisedAt: at('12:55') });
  expect(await sentAfter(orderId)).toHaveLength(2);
  expect(textsOf('Instead of 12:40')).toMatchObject([
    { recipients: [email], subject: expect.stringMatching(/^Later: .+12:55/) },
  ]);
  // Delivered orders are announced when they leave.
  await act(shop, orderId, { name: 'ready' });
  await act(shop, orderId, { name: 'undo' });
  await act(shop, orderId, { name: 'ready' });
  expect(await sentAfter(orderId)).toHaveLength(2);
  await act(shop, orderId, { name: 'dispatch' });
  expect(await sentAfter(orderId)).toContainEqual(expect.stringMatching(new RegExp(`^${email} On its way`)));
  await act(shop, orderId, { name: 'complete' });
  expect(await sentAfter(orderId)).toHaveLength(3);
});

test('a collected order is announced when it is ready, and again after an undo', async () => {
  const { shop } = mailShop;
  const { orderId, email } = await placed({ addressId: undefined });
  await act(shop, orderId, { name: 'accept', promised: promise('12:40') });
  await act(shop, orderId, { name: 'ready' });
  const ready = expect.stringMatching(new RegExp(`^${email} Ready to collect`));
  expect(await sentAfter(orderId)).toEqual([expect.stringContaining('Accepted'), ready]);
  await act(shop, orderId, { name: 'undo' });
  await act(shop, orderId, { name: 'ready' });
  expect(await sentAfter(orderId)).toEqual([expect.stringContaining('Accepted'), ready, ready]);
});

describe('an order that ends without food', () => {
  test('by the restaurant: the customer reads why and what goes back, once', async () => {
    const { shop, server } = mailShop;
    const { orderId, email } = await placed();
    await act(shop, orderId, { name: 'decline', reason: 'out_of_stock' });
    // The refund's own end has been announced with it.
    expect(await sentAfter(orderId)).toEqual([
      expect.stringMatching(new RegExp(`^${email} Declined: .+ goes back to you$`)),
    ]);
    expect(server.mails[0]?.text).toMatch(/has run out\s+of something/);
    expect(await desk.rowsOf(orderId)).toMatchObject([{ state: 'succeeded' }]);
  });

  test('unanswered: the kitchen reads not to cook it, and the managers that it was missed', async () => {
    const { shop } = mailShop;
    const { orderId, email } = await placed();
    shop.setTime(at('12:06'));
    await runSystemAction(shop.app, 'decline_unanswered', orderId);
    expect(await sentAfter(orderId)).toEqual([
      expect.stringContaining(`${email} Declined: `),
      expect.stringContaining(`${kitchenAddress} DECLINED `),
      expect.stringMatching(new RegExp(`^${kitchenAddress} .+ was not answered: declined and paid back$`)),
    ]);
    expect(textsOf('Do not cook this order.')).toHaveLength(1);
  });

  test('by its customer: both get a mail', async () => {
    const { shopper, orderId, email } = await placed();
    const answer = await shopper.call('POST', `/orders/${orderId}/cancel`, { expectedVersion: 1 });
    expect(answer.status).toBe(200);
    expect(await sentAfter(orderId)).toEqual([
      expect.stringContaining(`${email} Cancelled: `),
      expect.stringContaining(`${kitchenAddress} CANCELLED `),
    ]);
  });

  test('by a manager, with a part of the money: the customer reads how much', async () => {
    const { shop, server } = mailShop;
    const { orderId, email } = await placed();
    await act(shop, orderId, { name: 'accept', promised: promise('12:40') });
    const refund = { kind: 'amount', amount: pence(500) } as const;
    await act(shop, orderId, { name: 'cancel_accepted', reason: 'no_show', refund }, { by: manager });
    expect(await sentAfter(orderId)).toEqual([
      expect.stringContaining(`${email} Accepted`),
      expect.stringMatching(new RegExp(`^${email} Cancelled: .+£5.00`)),
    ]);
    expect(server.mails.filter(({ recipients }) => recipients[0] === kitchenAddress)).toEqual([]);
  });
});

describe('a refund', () => {
  test('of a part is announced when it is made, with what it is for', async () => {
    const { shop, server } = mailShop;
    const { orderId, email } = await placed();
    const [item] = (await desk.orderOf(orderId)).snapshot.items;
    const lines = [{ itemId: item?.id ?? '', quantity: 1, amount: pence(1325) }];
    await desk.request(orderId, { amount: pence(1325), lines });
    expect(await mailShop.subjectsOf(orderId)).toEqual([]);
    expect(await sentAfter(orderId)).toEqual([expect.stringContaining(`${email} £13.25 goes back to you`)]);
    expect(server.mails[0]?.text).toContain('Something was missing.');
    expect(server.mails[0]?.text).toContain('Curry');
    await runJobs(shop);
    expect(server.mails).toHaveLength(1);
  });

  test('of a cancelled order that its own mail did not name is announced', async () => {
    const { shop } = mailShop;
    const { orderId, email } = await placed();
    await act(shop, orderId, { name: 'accept', promised: promise('12:40') });
    const none = { kind: 'none' } as const;
    await act(shop, orderId, { name: 'cancel_accepted', reason: 'no_show', refund: none }, { by: manager });
    await desk.request(orderId, { amount: pence(300), reason: 'no_show' });
    expect(await sentAfter(orderId)).toContainEqual(
      expect.stringContaining(`${email} £3.00 goes back to you`),
    );
  });

  test('made in the dashboard of the provider is announced', async () => {
    const { orderId, email } = await placed();
    const { paymentIntentId } = await desk.orderOf(orderId);
    await desk.refundAtProvider(paymentIntentId ?? '', 925);
    await desk.sendEvents(await desk.eventsOf(paymentIntentId ?? ''));
    expect(await sentAfter(orderId)).toEqual([expect.stringContaining(`${email} £9.25 goes back to you`)]);
  });

  test('that fails reaches the managers, once', async () => {
    const { shop, server } = mailShop;
    const { orderId, paymentIntentId } = await desk.placeOrder(refundCards.failsLater);
    await desk.request(orderId, { amount: pence(925) });
    await runJobs(shop);
    server.mails.length = 0;
    await shop.standIn.advanceClock(11);
    for (let times = 0; times < 2; times += 1) await desk.sendEvents(await desk.eventsOf(paymentIntentId));
    await runJobs(shop);
    expect(server.mails.map(({ recipients, subject }) => [...recipients, subject])).toEqual([
      [kitchenAddress, expect.stringContaining('£9.25 could not be paid back')],
    ]);
    expect(server.mails[0]?.text).toContain(`https://counter.example/orders/${orderId}`);
  });
});

describe('a mail that is sent late', () => {
  test('to the customer says what its own event did', async () => {
    const { shop, server } = mailShop;
    const { orderId } = await placed();
    await act(shop, orderId, { name: 'accept', promised: promise('12:40') });
    await act(shop, orderId, { name: 'delay', promisedAt: at('12:55') });
    await runJobs(shop);
    const accepted = server.mails.find(({ subject }) => subject?.startsWith('Accepted'));
    expect(accepted?.text).toContain('12:40');
    expect(accepted?.text).not.toContain('12:55');
  });

  test('to the kitchen says what is true now', async () => {
    const { shop, server } = mailShop;
    const shopper = await shop.newShopper();
    const orderId = await placeOrder(shop, shopper);
    await act(shop, orderId, { name: 'decline', reason: 'too_busy' });
    server.mails.length = 0;
    await runJobs(shop);
    const tickets = server.mails.filter(({ recipients }) => recipients[0] === kitchenAddress);
    expect(tickets.map(({ subject }) => subject)).toEqual([expect.stringMatching(/^DECLINED /)]);
  });
});

test('mails are queued with their change and undone with it', async () => {
  const { shop, server } = mailShop;
  const { orderId } = await placed();
  const before = await mailShop.rowsOf(orderId);
  const undone = shop.app.db.transaction(async (tx) => {
    const followed = await lockOrderWithHistory(tx, orderId);
    if (followed === null) throw new Error(`There is no order ${orderId}.`);
    await actOnOrder(tx, shop.app, followed, {
      action: { name: 'accept', promised: promise('12:40') },
      by: maria,
      expectedVersion: null,
    });
    throw new Error('The connection broke.');
  });
  await expect(undone).rejects.toThrow('The connection broke.');
  await runJobs(shop);
  expect(await mailShop.rowsOf(orderId)).toEqual(before);
  expect(server.mails).toEqual([]);
});

test('the same news is queued once, also by several at the same time', async () => {
  const { shop, server } = mailShop;
  const { orderId } = await placed();
  const order = await desk.orderOf(orderId);
  const queue = () =>
    shop.app.db.transaction((tx) => queueOrderMails(tx, shop.app, order, { event: 'placed' }));
  await Promise.all([queue(), queue(), queue()]);
  await runJobs(shop);
  expect(await mailShop.rowsOf(orderId)).toHaveLength(2);
  expect(server.mails).toEqual([]);
});

test('the queue holds no personal data', async () => {
  const { shop } = mailShop;
  const shopper = await shop.newShopper();
  const orderId = await placeOrder(shop, shopper);
  const { rows } = await shop.app.pool.query<{ data: object }>(
    `select data from pgboss.job where name = 'send-mail' and state = 'created'`,
  );
  expect(rows.length).toBeGreaterThan(0);
  const ids = new Set((await shop.app.db.select({ id: mails.id }).from(mails)).map(({ id }) => id));
  for (const { data } of rows) {
    expect(Object.keys(data)).toEqual(['mailId']);
    expect(Object.values(data).every((id) => ids.has(id))).toBe(true);
  }
  expect((await mailShop.rowsOf(orderId)).map(({ address }) => address)).toEqual([null, null]);
  await runJobs(shop);
});

test('hostile names and notes stay text, in every mail', async () => {
  const { shop, server } = mailShop;
  const shopper = await shop.newShopper();
  const name = 'Eve\r\nBcc: spy@example.com\r\n\r\n<script>alert(1)</script>"; <b>';
  await shop.app.db.update(customers).set({ name }).where(eq(customers.id, shopper.id));
  await shopper.add({ ...curry, quantity: 2 });
  const note = '</td></table><img src=x onerror=alert(1)>\n.\nRCPT TO:<spy@example.com>\n\u202Egnp.exe';
  const { body } = await shopper.checkout({ note });
  await shop.payOrder(body.orderId);
  for (const event of await shop.standIn.eventsOf(body.orderId)) await shop.sendEvent(event);
  server.mails.length = 0;
  await act(shop, body.orderId, { name: 'accept', promised: promise('12:40') });
  await runJobs(shop);
  expect(server.mails).toHaveLength(3);
  for (const mail of server.mails) {
    expect(mail.recipients).toHaveLength(1);
    expect(mail.headers.filter(({ key }) => ['bcc', 'cc'].includes(key))).toEqual([]);
    expect(mail.html).not.toMatch(/<script|<img/);
    expect(mail.subject).not.toMatch(/[\r\n]/);
  }
});

test('a restaurant with a device on shift today has its tickets there, and gets none by mail', async () => {
  const { shop } = mailShop;
  const owner = await ownerOf(shop, shop.restaurantId);
  const tablet = await pairedDevice(shop, owner);
  const ticketsOf = async (orderId: string) =>
    (await mailShop.rowsOf(orderId)).filter(({ kind }) => kind === 'ticket').length;
  const shopper = await shop.newShopper();
  // A device that was only paired, or lies on its cover, shows nobody a ticket.
  const changes = `/counter/restaurants/${shop.restaurantId}/changes`;
  await tablet.call('GET', `${changes}?shift=off`);
  expect(await ticketsOf(await placeOrder(shop, shopper))).toBe(1);
  await tablet.call('GET', `${changes}?shift=on`);
  const onTablet = await placeOrder(shop, shopper);
  await act(shop, onTablet, { name: 'cancel' }, { by: customerActor });
  expect((await mailShop.rowsOf(onTablet)).map(({ kind }) => kind).sort()).toEqual(['cancelled', 'placed']);
  await shop.app.pool.query(`update devices set attended_at = now() - interval '25 hours'`);
  expect(await ticketsOf(await placeOrder(shop, shopper))).toBe(1);
  await tablet.call('GET', `${changes}?shift=on`);
  await owner.call('DELETE', `/devices/${tablet.id}`);
  await setAcceptance(shop, 'manual');
  expect(await ticketsOf(await placeOrder(shop, shopper))).toBe(1);
});
