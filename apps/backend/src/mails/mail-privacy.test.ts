import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { customers, mails } from '../db/schema.ts';
import { jobs } from '../jobs/jobs.ts';
import { eraseCustomer } from '../personal-data/erase-customer.ts';
import { exportCustomer } from '../personal-data/export-customer.ts';
import { lockRows } from '../resources/checkout/testing/row-lock.ts';
import { act, maria, placeOrder } from '../resources/order-actions/testing/placed-orders.ts';
import { runJobs } from '../testing/run-jobs.ts';
import { sendMail } from './send-mail.ts';
import { kitchenAddress, type MailShop, startMailShop } from './testing/mail-shop.ts';

let mailShop: MailShop;
beforeAll(async () => {
  mailShop = await startMailShop();
});
afterAll(() => mailShop.close());

/** A declined order; none of its mails is sent yet. */
async function ended() {
  const { shop } = mailShop;
  const shopper = await shop.newShopper();
  const orderId = await placeOrder(shop, shopper);
  await act(shop, orderId, { name: 'decline', reason: 'too_busy' }, { by: maria });
  const [customer] = await shop.app.db.select().from(customers).where(eq(customers.id, shopper.id));
  return { shopper, orderId, email: customer?.email ?? '' };
}

test('an export lists the mails to the customer, and not those to the restaurant', async () => {
  const { shop } = mailShop;
  const { shopper, orderId, email } = await ended();
  await runJobs(shop);
  const exported = await exportCustomer(shop.app.db, shopper.id);
  expect(exported.mails).toMatchObject([
    { orderId, kind: 'placed', address: email, state: 'sent' },
    { orderId, kind: 'declined', address: email, state: 'sent' },
  ]);
  expect(JSON.stringify(exported)).not.toContain(kitchenAddress);
});

test('erasing the customer takes the address out of mails that were sent, and sends no more', async () => {
  const { shop, server } = mailShop;
  const { shopper, orderId, email } = await ended();
  server.misbehave({ code: 451, text: `${email} is busy` }, { code: 550 });
  await runJobs(shop, { toleratesFailures: true });
  server.misbehave();
  server.mails.length = 0;
  expect(await eraseCustomer(shop.app.db, shopper.id)).toMatchObject({ kind: 'erased' });
  const rows = await mailShop.rowsOf(orderId);
  expect(rows.map(({ state }) => state)).not.toContain('queued');
  for (const { recipient, address } of rows)
    expect(address).toBe(recipient === 'customer' ? null : kitchenAddress);
  await runJobs(shop, { includesDelayed: true });
  expect(server.mails).toEqual([]);
  const { rowCount } = await shop.app.pool.query(
    'select from mails t where position($1 in to_jsonb(t)::text) > 0',
    [email],
  );
  expect(rowCount).toBe(0);
});

test('a mail that is being sent while its customer is erased leaves no address', async () => {
  const { shop } = mailShop;
  const { shopper, orderId, email } = await ended();
  const [mail] = await mailShop.rowsOf(orderId);
  // The try to send knows the address, and waits to write it down, when the erasure begins.
  const row = await lockRows(shop.app.env.DATABASE_URL, 'select from mails where id = $1', [mail?.id]);
  const sending = sendMail(shop.app, mail?.id ?? '');
  await row.reached();
  const erasure = eraseCustomer(shop.app.db, shopper.id);
  await row.giveBack();
  await Promise.allSettled([erasure, sending]);
  expect(await erasure).toMatchObject({ kind: 'erased' });
  const { rowCount } = await shop.app.pool.query(
    'select from mails t where position($1 in to_jsonb(t)::text) > 0',
    [email],
  );
  expect(rowCount).toBe(0);
});

test('mails are kept for 90 days', async () => {
  const { shop } = mailShop;
  const [old, recent] = [await ended(), await ended()];
  await runJobs(shop);
  const age = (orderId: string, interval: string) =>
    shop.app.pool.query('update mails set created_at = now() - $2::interval where order_id = $1', [
      orderId,
      interval,
    ]);
  await age(old.orderId, '90 days 1 hour');
  await age(recent.orderId, '89 days 23 hours');
  await jobs['sweep-mails']?.run(shop.app, {}, () => false);
  expect(await mailShop.rowsOf(old.orderId)).toEqual([]);
  expect(await mailShop.rowsOf(recent.orderId)).toHaveLength(3);
  expect((await shop.app.db.select().from(mails)).length).toBeGreaterThan(0);
});
