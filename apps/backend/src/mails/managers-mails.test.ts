import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { type OrderRow, staffMembers } from '../db/schema.ts';
import { queueOrderMails } from '../mail-queue/queue-mails.ts';
import { queueUnattendedMail } from '../mail-queue/queue-unattended.ts';
import { openRefundDesk, type RefundDesk } from '../resources/refunds/testing/refund-desk.ts';
import { type Colleague, hire, ownerOf } from '../resources/team/testing/team.ts';
import { runJobs } from '../testing/run-jobs.ts';
import { kitchenAddress, type MailShop, startMailShop } from './testing/mail-shop.ts';

// Whom the mails to the managers reach: each owner and manager, or the restaurant where it has neither.

let mailShop: MailShop;
let desk: RefundDesk;
let order: OrderRow;
let refundId: string;
beforeAll(async () => {
  mailShop = await startMailShop();
  desk = openRefundDesk(mailShop.shop);
  const { orderId } = await desk.placeOrder();
  order = await desk.orderOf(orderId);
  refundId = (await desk.request(orderId, {})).id;
  await runJobs(mailShop.shop);
});
beforeEach(async () => {
  await mailShop.shop.app.db.delete(staffMembers);
  await mailShop.shop.app.pool.query(`delete from mails where recipient = 'managers'`);
  mailShop.server.mails.length = 0;
});
afterAll(() => mailShop.close());

const queueFailedRefund = () =>
  mailShop.shop.app.db.transaction((tx) =>
    queueOrderMails(tx, mailShop.shop.app, order, { event: 'refund_failed', refundId }),
  );
/** Sends what waits; the addresses that mails came to. */
async function sent(): Promise<string[]> {
  await runJobs(mailShop.shop);
  return mailShop.server.mails.flatMap(({ recipients }) => recipients).sort();
}
/** An owner, two managers, one of staff, and a manager who was invited and has never signed in. */
async function team(): Promise<{ owner: Colleague; managers: readonly [Colleague, Colleague] }> {
  const { shop } = mailShop;
  const owner = await ownerOf(shop, shop.restaurantId);
  const hired = (role: 'manager' | 'staff') => hire(shop, owner, shop.restaurantId, role);
  const managers = [await hired('manager'), await hired('manager')] as const;
  await hired('staff');
  await owner.call('POST', '/members', { email: 'invited@a.test', role: 'manager' });
  await runJobs(shop);
  mailShop.server.mails.length = 0;
  return { owner, managers };
}

test('each owner and manager gets a mail of their own, once, and nobody else', async () => {
  const { owner, managers } = await team();
  await queueFailedRefund();
  await queueFailedRefund();
  expect(await sent()).toEqual([owner, ...managers].map(({ email }) => email).sort());
  for (const { recipients, raw } of mailShop.server.mails) {
    expect(recipients).toHaveLength(1);
    // Nobody reads the others' addresses.
    const others = [owner, ...managers].filter(({ email }) => email !== recipients[0]);
    for (const { email } of others) expect(raw).not.toContain(email);
  }
});

test('the mail about an order that no device has read goes to them too, and once for each order', async () => {
  const { owner, managers } = await team();
  const { app } = mailShop.shop;
  const queue = () =>
    app.db.transaction((tx) => queueUnattendedMail(tx, app, mailShop.shop.restaurantId, order));
  await queue();
  await queue();
  expect(await sent()).toEqual([owner, ...managers].map(({ email }) => email).sort());
});

test('a restaurant without either gets it at its own address', async () => {
  await queueFailedRefund();
  expect(await sent()).toEqual([kitchenAddress]);
});

test('who was demoted or removed before the mail goes out does not get it; the restaurant does', async () => {
  const { owner, managers } = await team();
  const [demoted, removed] = managers;
  await queueFailedRefund();
  await owner.call('PATCH', `/members/${demoted.memberId}`, { role: 'staff' });
  await owner.call('DELETE', `/members/${removed.memberId}`);
  expect(await sent()).toEqual([kitchenAddress, kitchenAddress, owner.email].sort());
});

test('deleting a person takes the mails to them along', async () => {
  const { owner } = await team();
  await queueFailedRefund();
  await sent();
  const { db } = mailShop.shop.app;
  await db.delete(staffMembers).where(eq(staffMembers.id, owner.memberId));
  const left = (await mailShop.rowsOf(order.id)).map(({ address }) => address);
  expect(left).not.toContain(owner.email);
});
