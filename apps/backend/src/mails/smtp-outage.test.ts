import { eq } from 'drizzle-orm';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { orders } from '../db/schema.ts';
import { jobs } from '../jobs/jobs.ts';
import { act, placeOrder } from '../resources/order-actions/testing/placed-orders.ts';
import { runJobs } from '../testing/run-jobs.ts';
import { rounds } from '../testing/soak.ts';
import type { Misbehaviour } from './testing/mail-server.ts';
import { type MailShop, startMailShop } from './testing/mail-shop.ts';

// The real job with its real delays: instead of waiting, the rows of job and mail are moved into the past.

let mailShop: MailShop;
beforeAll(async () => {
  mailShop = await startMailShop();
});
afterEach(() => {
  mailShop.server.misbehave();
  mailShop.server.onMail = async () => {};
  mailShop.server.mails.length = 0;
});
afterAll(() => mailShop.close());

async function placed() {
  const { shop } = mailShop;
  const orderId = await placeOrder(shop, await shop.newShopper());
  const order = async () => (await shop.app.db.select().from(orders).where(eq(orders.id, orderId)))[0];
  return { orderId, order };
}

/** Lets the time until the last of an order's next tries pass; returns how many seconds that were. */
async function passDelay(orderId: string): Promise<number> {
  const { pool } = mailShop.shop.app;
  const { rows } = await pool.query<{ seconds: number }>(
    `select extract(epoch from max(start_after) - now())::float8 as seconds from pgboss.job
      where name = 'send-mail' and state = 'retry'`,
  );
  const seconds = rows[0]?.seconds ?? 0;
  await pool.query(`update pgboss.job set start_after = now() where name = 'send-mail' and state = 'retry'`);
  await pool.query('update mails set queued_at = queued_at - make_interval(secs => $2) where order_id = $1', [
    orderId,
    seconds,
  ]);
  return seconds;
}

const hour = 3_600;
const always = (how: Misbehaviour) => Array.from({ length: 100 }, () => how);

type Outage = readonly [string, readonly Misbehaviour[] | 'away'];

const outages: readonly Outage[] = [
  ['is away', 'away'],
  ['answers 550 to our sender, as a wrong setting makes it', always({ code: 550, at: 'sender' })],
];
// What one such answer does: mailer.test.ts, send-mail.test.ts.
const furtherOutages: readonly Outage[] = [
  ['answers 451 to the recipient', always({ code: 451 })],
  ['answers 421 to the mail', always({ code: 421, at: 'data' })],
];

test.each(rounds(outages, [...outages, ...furtherOutages]))(
  'a mail server that %s for an hour: each mail goes out once within 10 minutes of its return',
  async (_, how) => {
    const { shop, server } = mailShop;
    const { orderId, order } = await placed();
    const before = await order();
    if (how === 'away') await server.stop();
    else server.misbehave(...how);
    const delays: number[] = [];
    for (let passed = 0; passed < hour; ) {
      expect(await runJobs(shop, { toleratesFailures: true })).toContain('send-mail');
      const seconds = await passDelay(orderId);
      delays.push(seconds);
      passed += seconds;
      // No storm of tries.
      expect(delays.length).toBeLessThan(20);
    }
    expect(server.mails).toEqual([]);
    // Growing, but to no more than 10 minutes: a mail that comes hours later helps nobody.
    expect(Math.max(...delays)).toBeGreaterThan(120);
    expect(Math.max(...delays)).toBeLessThanOrEqual(601);
    expect(await order()).toEqual(before);
    if (how === 'away') await server.start();
    server.misbehave();
    await runJobs(shop);
    expect(server.mails).toHaveLength(2);
    expect((await mailShop.rowsOf(orderId)).map(({ state }) => state)).toEqual(['sent', 'sent']);
  },
);

test('a slow mail server holds up no order, and gets each mail once', async () => {
  const { shop, server } = mailShop;
  const { orderId, order } = await placed();
  let letAnswer = () => {};
  const answer = new Promise<void>((resolve) => {
    letAnswer = resolve;
  });
  const firstMail = new Promise<void>((resolve) => {
    server.onMail = async () => {
      resolve();
      await answer;
    };
  });
  const sending = runJobs(shop, { only: ['send-mail'] });
  await firstMail;
  await act(shop, orderId, { name: 'decline', reason: 'too_busy' });
  expect(await order()).toMatchObject({ status: 'declined' });
  letAnswer();
  await sending;
  await runJobs(shop);
  expect((await mailShop.rowsOf(orderId)).map(({ state }) => state)).toEqual(['sent', 'sent', 'sent']);
  expect(server.mails).toHaveLength(3);
});

test('a mail that nobody could send is given up after a day, by servers without a mail server too', async () => {
  const { shop, server } = mailShop;
  const { orderId } = await placed();
  const sweep = () => jobs['sweep-unsent-mails']?.run(shop.app, {}, () => false);
  const states = async () => (await mailShop.rowsOf(orderId)).map(({ state, failure }) => [state, failure]);
  const age = (interval: string) =>
    shop.app.pool.query('update mails set queued_at = now() - $2::interval where order_id = $1', [
      orderId,
      interval,
    ]);
  await age('23 hours');
  await sweep();
  expect(await states()).toEqual([
    ['queued', null],
    ['queued', null],
  ]);
  await age('25 hours');
  await sweep();
  await sweep();
  for (const recipient of ['customer', 'restaurant'])
    expect(await mailShop.metric(`mails_failed_total{recipient="${recipient}",why="too_old"}`)).toBe(1);
  expect(await states()).toEqual([
    ['failed', 'too_old'],
    ['failed', 'too_old'],
  ]);
  // Its job is still there, and finds nothing to do.
  await runJobs(shop);
  expect(server.mails).toEqual([]);
});
