import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { startTestApp, type TestApp } from '../testing/test-app.ts';
import { declareQueues } from './boss.ts';
import type { JobName } from './job-queue.ts';
import type { JobHandlers } from './jobs.ts';
import { retention } from './retention.ts';
import { startJobs } from './start-jobs.ts';

// Two servers that share nothing but their database.
let here: TestApp;
let there: TestApp;
beforeAll(async () => {
  here = await startTestApp();
  there = await startTestApp(undefined, { DATABASE_URL: here.app.env.DATABASE_URL });
});
beforeEach(() => here.app.pool.query('delete from pgboss.job'));
afterAll(async () => {
  await there.close();
  await here.close();
});

const schedules = async () =>
  (await here.boss.getSchedules())
    .map(({ name, cron }) => `${name} ${cron.replace(/^\d+/, 'hourly')}`)
    .sort();
const isScheduled = async (queue: string) =>
  (await here.boss.getSchedules()).some(({ name }) => name === queue);
const declared = [
  'count-popular-dishes hourly * * * *',
  'pause-unattended * * * * *',
  'reconcile-payments * * * * *',
  'reconcile-refunds */5 * * * *',
  'sweep-unsent-mails hourly * * * *',
  ...retention.map(({ name }) => `sweep-${name} hourly * * * *`),
];

test('orders, payments and refunds are reconciled every few minutes, and every retention rule has its hourly sweep', async () => {
  expect(await schedules()).toEqual([...declared].sort());
});

test('a new version brings schedules and settings of an older one up to date', async () => {
  const { boss } = here;
  await boss.updateQueue('send-mail', { retryLimit: 1 });
  await boss.schedule('send-mail', '1 1 1 1 *');
  await boss.schedule('sweep-orders', '2 2 2 2 *');
  await declareQueues(boss);
  expect(await schedules()).toEqual([...declared].sort());
  expect(await boss.getQueue('send-mail')).toMatchObject({ retryLimit: 500, heartbeatSeconds: 10 });
});

test('a failing job is tried for as long as its work matters, and no run lasts for ever', async () => {
  const hoursOf = async (name: JobName) => {
    const { retryLimit = 0, retryDelay = 0, retryDelayMax } = (await here.boss.getQueue(name)) ?? {};
    let seconds = 0;
    for (let retry = 1; retry <= retryLimit; retry += 1)
      seconds += Math.min(retryDelay * 2 ** retry, retryDelayMax ?? Number.POSITIVE_INFINITY);
    return seconds / 3_600;
  };
  // pg-boss draws each delay between half of it and all of it: these are the longest.
  for (const name of ['accept-order', 'decline-unanswered', 'decline-closed', 'complete-order'] as const)
    expect(await hoursOf(name), name).toBeCloseTo(0.9, 1);
  expect(await hoursOf('make-refund')).toBeGreaterThan(48);
  // Mails give up by themselves, after hours.
  expect(await hoursOf('send-mail')).toBeGreaterThan(24);
  for (const { name, expireInSeconds } of await here.boss.getQueues())
    expect(expireInSeconds, name).toBe((await isScheduled(name)) ? 3_600 : 300);
});

test('a schedule sends by itself, once for all servers', { timeout: 90_000 }, async () => {
  const runs: string[] = [];
  const handlersOf = (server: string): JobHandlers => ({
    'reconcile-payments': async () => void runs.push(server),
  });
  const minute = async () => {
    const { rows } = await here.app.pool.query<{ minute: number }>(
      `select floor(extract(epoch from now()) / 60)::int as minute`,
    );
    return rows[0]?.minute ?? Number.NaN;
  };
  const firstMinute = await minute();
  const running = [
    await startJobs(here.app, here.boss, handlersOf('here')),
    await startJobs(there.app, there.boss, handlersOf('there')),
  ];
  await expect.poll(() => runs.length, { timeout: 80_000 }).toBeGreaterThan(0);
  await Promise.all(running.map(({ stop }) => stop(10_000)));
  // The minute before the start is still due.
  expect(runs.length).toBeLessThanOrEqual(2 + (await minute()) - firstMinute);
});

test('of a scheduled job one waits or runs, however often it is sent, and the next comes after it', async () => {
  const { boss } = here;
  const send = async () => (await boss.send('reconcile-payments', {})) !== null;
  expect([await send(), await send()]).toEqual([true, false]);
  const [job] = await boss.fetch('reconcile-payments');
  expect(await send()).toBe(false);
  if (job !== undefined) await boss.complete('reconcile-payments', job);
  expect(await send()).toBe(true);
});
