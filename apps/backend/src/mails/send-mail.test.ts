import { eq } from 'drizzle-orm';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { mails, orders, restaurantSettings, restaurants } from '../db/schema.ts';
import { placeOrder } from '../resources/order-actions/testing/placed-orders.ts';
import { runJobs } from '../testing/run-jobs.ts';
import { startTestApp } from '../testing/test-app.ts';
import { listFailedMails, sendAgain } from './failed-mails.ts';
import { sendMail } from './send-mail.ts';
import { type MailShop, startMailShop } from './testing/mail-shop.ts';

let mailShop: MailShop;
beforeAll(async () => {
  mailShop = await startMailShop();
});
beforeEach(() => {
  mailShop.server.mails.length = 0;
});
afterEach(async () => {
  mailShop.server.misbehave();
  await runJobs(mailShop.shop);
});
afterAll(() => mailShop.close());

/** A placed order whose two mails wait: the customer's confirmation and the kitchen's ticket. */
async function placed() {
  const { shop } = mailShop;
  const shopper = await shop.newShopper();
  const orderId = await placeOrder(shop, shopper);
  const order = async () => (await shop.app.db.select().from(orders).where(eq(orders.id, orderId)))[0];
  return { orderId, order, before: await order() };
}
const dueNow = () =>
  mailShop.shop.app.pool.query(
    `update pgboss.job set start_after = now() where name = 'send-mail' and state = 'retry'`,
  );
const runTolerantly = () => runJobs(mailShop.shop, { toleratesFailures: true });

test('a mail that is not taken at first is tried again, and its order knows nothing of it', async () => {
  const { server } = mailShop;
  const { orderId, order, before } = await placed();
  server.misbehave({ code: 451, text: '4.7.1 greylisted' }, 'cut');
  await runTolerantly();
  expect(server.mails).toEqual([]);
  expect(await mailShop.rowsOf(orderId)).toMatchObject([
    { state: 'queued', attempts: 1, lastError: expect.any(String), failure: null },
    { state: 'queued', attempts: 1, lastError: expect.any(String), failure: null },
  ]);
  expect(await order()).toEqual(before);
  // Not before its delay is over.
  await runTolerantly();
  expect(server.mails).toEqual([]);
  await dueNow();
  await runJobs(mailShop.shop);
  expect(server.mails).toHaveLength(2);
  expect(await mailShop.rowsOf(orderId)).toMatchObject([
    { state: 'sent', attempts: 2, lastError: null, sentAt: expect.any(Date) },
    { state: 'sent', attempts: 2, lastError: null, sentAt: expect.any(Date) },
  ]);
});

test('while the mail server is away mails wait, and the oldest is measured', async () => {
  const { server, shop } = mailShop;
  const { orderId } = await placed();
  await server.stop();
  await runTolerantly();
  await shop.app.db
    .update(mails)
    .set({ queuedAt: new Date(Date.now() - 3_600_000) })
    .where(eq(mails.orderId, orderId));
  expect(await mailShop.metric('mail_oldest_queued_seconds')).toBeGreaterThanOrEqual(3_600);
  expect(await mailShop.metric('mail_oldest_queued_seconds')).toBeLessThan(3_700);
  await server.start();
  await dueNow();
  await runJobs(shop);
  expect(server.mails).toHaveLength(2);
  expect(await mailShop.metric('mail_oldest_queued_seconds')).toBe(0);
});

describe('a mail is given up', () => {
  test('at once when it is refused for good, and the others go on', async () => {
    const { server, shop } = mailShop;
    const { orderId, order, before } = await placed();
    const failedBefore =
      (await mailShop.metric('mails_failed_total{recipient="customer",why="refused"}')) ?? 0;
    server.misbehave({ code: 550, text: '5.1.1 No such user here' });
    await runJobs(shop);
    const rows = await mailShop.rowsOf(orderId);
    const failed = rows.filter(({ state }) => state === 'failed');
    expect(failed).toMatchObject([
      { attempts: 1, failure: 'refused', lastError: expect.stringContaining('550 5.1.1 No such user here') },
    ]);
    expect(rows.filter(({ state }) => state === 'sent')).toHaveLength(1);
    expect(server.mails).toHaveLength(1);
    expect(await order()).toEqual(before);
    const recipient = failed[0]?.recipient;
    const failedNow =
      (await mailShop.metric(`mails_failed_total{recipient="${recipient}",why="refused"}`)) ?? 0;
    expect(failedNow).toBe(recipient === 'customer' ? failedBefore + 1 : 1);
    await dueNow();
    await runJobs(shop);
    expect(server.mails).toHaveLength(1);
  });

  test('after 8 hours, even when the mail server is back', async () => {
    const { server, shop } = mailShop;
    const { orderId } = await placed();
    const age = (interval: string) =>
      shop.app.pool.query('update mails set queued_at = now() - $2::interval where order_id = $1', [
        orderId,
        interval,
      ]);
    server.misbehave('cut', 'cut');
    await age('7 hours 59 minutes');
    await runTolerantly();
    expect((await mailShop.rowsOf(orderId)).map(({ state }) => state)).toEqual(['queued', 'queued']);
    await age('8 hours 1 minute');
    await dueNow();
    await runJobs(shop);
    expect(server.mails).toEqual([]);
    expect(await mailShop.rowsOf(orderId)).toMatchObject([
      { state: 'failed', failure: 'too_old', lastError: expect.stringContaining('ECONN') },
      { state: 'failed', failure: 'too_old' },
    ]);
  });

  test('and an operator can send it again', async () => {
    const { server, shop } = mailShop;
    const { orderId } = await placed();
    server.misbehave({ code: 550 }, { code: 550 });
    await runJobs(shop);
    const ids = (await mailShop.rowsOf(orderId)).map(({ id }) => id);
    const listed = await listFailedMails(shop.app.db, 100);
    expect(listed.filter(({ id }) => ids.includes(id))).toMatchObject([
      { restaurant: 'The testaurant', orderNumber: expect.stringMatching(/^T-/), failure: 'refused' },
      { restaurant: 'The testaurant', orderNumber: expect.stringMatching(/^T-/), failure: 'refused' },
    ]);
    await shop.app.pool.query("update mails set queued_at = now() - interval '9 days' where order_id = $1", [
      orderId,
    ]);
    for (const id of ids) expect(await sendAgain(shop.app, id)).toBe(true);
    for (const id of ids) expect(await sendAgain(shop.app, id)).toBe(false);
    await runJobs(shop);
    expect(server.mails).toHaveLength(2);
    expect((await mailShop.rowsOf(orderId)).map(({ state, failure }) => [state, failure])).toEqual([
      ['sent', null],
      ['sent', null],
    ]);
  });
});

test("the restaurant's mails go to its contact address where it names no other", async () => {
  const { shop, server } = mailShop;
  const setOrderEmail = (orderEmail: string | null) =>
    shop.app.db.update(restaurants).set({ orderEmail }).where(eq(restaurants.id, shop.restaurantId));
  await setOrderEmail(null);
  const { orderId } = await placed();
  await runJobs(shop);
  await setOrderEmail('kitchen@testaurant.test');
  const ticket = (await mailShop.rowsOf(orderId)).find(({ kind }) => kind === 'ticket');
  expect(ticket).toMatchObject({ state: 'sent', address: 'hello@testaurant.test' });
  expect(server.mails.flatMap(({ recipients }) => recipients)).toContain('hello@testaurant.test');
});

test('a mail that cannot be written waits, says so, and is sent once it can', async () => {
  const { shop, server } = mailShop;
  const { orderId } = await placed();
  const { db } = shop.app;
  const where = eq(restaurantSettings.restaurantId, shop.restaurantId);
  const [settings] = await db.select().from(restaurantSettings).where(where);
  if (settings === undefined) throw new Error('The shop has no settings.');
  await db.delete(restaurantSettings).where(where);
  await runTolerantly();
  await db.insert(restaurantSettings).values(settings);
  expect(server.mails).toEqual([]);
  for (const { state, lastError } of await mailShop.rowsOf(orderId)) {
    expect({ state, lastError }).toEqual({
      state: 'queued',
      lastError: expect.stringContaining('see the log'),
    });
  }
  await dueNow();
  await runJobs(shop);
  expect(server.mails).toHaveLength(2);
});

test('a job that comes again for a mail that is sent, or gone, does nothing', async () => {
  const { shop, server } = mailShop;
  const { orderId } = await placed();
  await runJobs(shop);
  const [mail] = await mailShop.rowsOf(orderId);
  await sendMail(shop.app, mail?.id ?? '');
  await sendMail(shop.app, '65f0c0ffee0ddba11ca7ffff');
  expect(server.mails).toHaveLength(2);
  expect(await mailShop.rowsOf(orderId)).toMatchObject([{ attempts: 1 }, { attempts: 1 }]);
});

test('a server without a mail server leaves mails to one that has it', async () => {
  const { shop, server } = mailShop;
  const { orderId } = await placed();
  const without = await startTestApp(undefined, { DATABASE_URL: shop.app.env.DATABASE_URL });
  expect(without.app.mailer).toBeNull();
  expect(await runJobs(without)).not.toContain('send-mail');
  expect((await mailShop.rowsOf(orderId)).map(({ state }) => state)).toEqual(['queued', 'queued']);
  await without.close();
  await runJobs(shop);
  expect(server.mails).toHaveLength(2);
});
