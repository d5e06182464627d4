import { setTimeout as wait } from 'node:timers/promises';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { serviceStates } from '../db/schema.ts';
import {
  type KillableBackend,
  killRemaining,
  startKillableBackend,
} from '../resources/checkout/testing/killable-backend.ts';
import { placeOrder, takeOrdersAgain } from '../resources/order-actions/testing/placed-orders.ts';
import { rounds } from '../testing/soak.ts';
import { type MailShop, startMailShop } from './testing/mail-shop.ts';

let mailShop: MailShop;
beforeAll(async () => {
  mailShop = await startMailShop();
});
afterEach(killRemaining);
afterAll(() => mailShop.close());

const start = (environment: Readonly<Record<string, string>> = {}): Promise<KillableBackend> =>
  startKillableBackend(mailShop.shop, mailShop.shop.standIn.settings.STRIPE_API_BASE?.href ?? '', {
    SMTP_URL: mailShop.server.url,
    MAIL_FROM: 'orders@tiffin.example',
    LOG_LEVEL: 'info',
    ...environment,
  });

async function placed(): Promise<string> {
  const { shop } = mailShop;
  for (;;) {
    // By the clock of the servers that die nobody has answered in time.
    await takeOrdersAgain(shop);
    try {
      return await placeOrder(shop, await shop.newShopper());
    } catch (error) {
      // A server that runs may have paused the restaurant between the two calls.
      if ((await shop.app.db.select().from(serviceStates)).length === 0) throw error;
    }
  }
}
/** The confirmation and the ticket of an order; a slow machine gives the servers time to decline it as well. */
const firstMailsOf = async (orderId: string) =>
  (await mailShop.rowsOf(orderId)).filter(({ orderVersion }) => orderVersion === 1);
const states = async (orderId: string) => (await firstMailsOf(orderId)).map(({ state }) => state);

/** Makes the jobs due that a server had when it died. */
const makeLostJobsDue = () =>
  mailShop.shop.app.pool.query(
    `update pgboss.job set state = 'retry', start_after = now() where state = 'active'`,
  );

const deaths = rounds(1, 20);
// That a lost job is found by its heartbeat takes half a minute, and jobs/worker-processes.test.ts shows it.
const waitsForHeartbeat = rounds(false, true);
test('a server that is killed after mails were taken loses none, and repeats them recognisably', {
  timeout: 60_000 + deaths * 60_000,
}, async () => {
  const { server } = mailShop;
  const orderIds: string[] = [];
  for (let death = 0; death < deaths; death += 1) {
    const taken = Promise.withResolvers<void>();
    const victim = await start();
    const placing = Promise.withResolvers<string>();
    // The mail server has a mail of this order; its answer never comes.
    server.onMail = async ({ messageId }) => {
      const own = await firstMailsOf(await placing.promise);
      // The server before may have left one behind.
      if (!own.some(({ id }) => messageId === `<${id}@tiffin.example>`)) return;
      taken.resolve();
      await new Promise(() => {});
    };
    placing.resolve(await placed());
    orderIds.push(await placing.promise);
    await taken.promise;
    await victim.kill();
  }
  server.onMail = async () => {};
  if (!waitsForHeartbeat) await makeLostJobsDue();
  await start();
  for (const orderId of orderIds) {
    // Jobs of a server that died are run again when its heartbeat has been missed.
    await expect.poll(() => states(orderId), { timeout: 90_000, interval: 250 }).toEqual(['sent', 'sent']);
    const counts = (await firstMailsOf(orderId)).map(({ id }) => mailShop.received(id).length);
    for (const count of counts) expect(count).toBeGreaterThanOrEqual(1);
    expect(Math.max(...counts)).toBeGreaterThanOrEqual(2);
  }
});

const many = rounds(10, 100);
test(`two servers send the mails of ${many} orders once each`, { timeout: 240_000 }, async () => {
  await Promise.all([start(), start()]);
  const orderIds: string[] = [];
  for (let order = 0; order < many; order += 1) orderIds.push(await placed());
  for (const orderId of orderIds) {
    await expect.poll(() => states(orderId), { timeout: 60_000, interval: 100 }).toEqual(['sent', 'sent']);
    for (const { id } of await firstMailsOf(orderId)) expect(mailShop.received(id)).toHaveLength(1);
  }
});

test('a server that is stopped while it sends mails waits for the answers and finishes their jobs', async () => {
  const { server, shop } = mailShop;
  const answered = Promise.withResolvers<void>();
  let inFlight = 0;
  server.onMail = async () => {
    inFlight += 1;
    await answered.promise;
  };
  // What servers before have left behind would be sent first.
  await shop.app.pool.query('delete from pgboss.job');
  const orderId = await placed();
  const stopping = await start({ DRAIN_MS: '0' });
  await expect.poll(() => inFlight).toBeGreaterThanOrEqual(2);
  const exited = stopping.stop();
  const isClosed = () =>
    fetch(`${stopping.url}/healthz`).then(
      () => false,
      () => true,
    );
  await expect.poll(isClosed).toBe(true);
  // Longer than pg-boss waits at least: nothing but time can show that the server does not give the jobs up.
  expect(await Promise.race([exited, wait(2_000, 'still waiting')])).toBe('still waiting');
  answered.resolve();
  expect(await exited).toBe(0);
  expect(await states(orderId)).toEqual(['sent', 'sent']);
  // Mails of the decline may have been queued meanwhile, which it then leaves to other servers.
  const { rows } = await shop.app.pool.query(
    `select distinct state from pgboss.job where name = 'send-mail' and state <> 'created'`,
  );
  expect(rows).toEqual([{ state: 'completed' }]);
});
