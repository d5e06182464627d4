import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { startTestApp, type TestApp } from '../testing/test-app.ts';
import { declareQueues } from './boss.ts';
import { defineScheduledJob } from './define-job.ts';
import type { JobName } from './job-queue.ts';
import { jobs } from './jobs.ts';
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
  (await here.boss.getSchedules()).map(({ name, cron }) => `${name}: ${cron}`).sort();
const isScheduled = async (queue: string) =>
  (await here.boss.getSchedules()).some(({ name }) => name === queue);

// Written out, so that no change of the declarations moves a queue unnoticed.
const declared = [
  'accept-order: every 0.5 s, 5 at once; 60 retries after 1 to 60 s; 300 s',
  'check-order-fetched: every 5 s, 5 at once; 60 retries after 1 to 60 s; 300 s',
  'close-payment-pages: every 2 s, 1 at once; 60 retries after 2 to 3600 s; 300 s',
  'complete-order: every 10 s, 5 at once; 60 retries after 1 to 60 s; 300 s',
  'count-popular-dishes: 48 * * * *',
  'decline-closed: every 2 s, 5 at once; 60 retries after 1 to 60 s; 300 s',
  'decline-unanswered: every 2 s, 5 at once; 60 retries after 1 to 60 s; 300 s',
  'forget-pictures: 21 * * * *',
  'make-refund: every 2 s, 5 at once; 60 retries after 2 to 3600 s; 300 s',
  'pause-unattended: * * * * *',
  'reconcile-payments: * * * * *',
  'reconcile-refunds: */5 * * * *',
  'refund-late-payment: every 5 s, 5 at once; 60 retries after 1 to 60 s; 300 s',
  'scale-pictures: * * * * *',
  'send-mail: every 1 s, 5 at once; 500 retries after 5 to 600 s; 300 s',
  'sweep-audit-log: 16 * * * *',
  'sweep-closed-problems: 50 * * * *',
  'sweep-data-requests: 35 * * * *',
  'sweep-idempotency-keys: 5 * * * *',
  'sweep-mails: 54 * * * *',
  'sweep-names-at-acknowledgements: 39 * * * *',
  'sweep-names-at-refunds: 44 * * * *',
  'sweep-names-in-history: 37 * * * *',
  'sweep-orders: 47 * * * *',
  'sweep-pairing-codes: 23 * * * *',
  'sweep-payment-events: 33 * * * *',
  'sweep-private-notes: 28 * * * *',
  'sweep-problems: 42 * * * *',
  'sweep-rate-limit-windows: 12 * * * *',
  'sweep-refresh-families: 26 * * * *',
  'sweep-refresh-tokens: 19 * * * *',
  'sweep-removed-devices: 30 * * * *',
  'sweep-removed-staff: 9 * * * *',
  'sweep-staff-invitations: 2 * * * *',
  'sweep-staff-sessions: 57 * * * *',
  'sweep-unpaid-orders: 40 * * * *',
  'sweep-unsent-mails: 51 * * * *',
];

test('each job has its queue, its retries or its schedule', () => {
  const described = Object.entries(jobs).map(([name, { schedule, pollSeconds, atOnce, retries, ...job }]) => {
    const { limit, firstDelaySeconds, longestDelaySeconds } = retries;
    const how = `every ${pollSeconds} s, ${atOnce} at once; ${limit} retries after ${firstDelaySeconds} to ${longestDelaySeconds} s; ${job.longestRunSeconds} s`;
    if (schedule !== undefined)
      expect(how, name).toBe('every 5 s, 1 at once; 2 retries after 5 to 60 s; 3600 s');
    return `${name}: ${schedule ?? how}`;
  });
  expect(described.sort()).toEqual(declared);
});

test('every schedule of the list is in the database', async () => {
  expect(await schedules()).toEqual(declared.filter((line) => line.endsWith('*')));
});

test('a new version brings schedules and settings of an older one up to date', async () => {
  const { boss } = here;
  await boss.updateQueue('send-mail', { retryLimit: 1 });
  await boss.schedule('send-mail', '1 1 1 1 *');
  await boss.schedule('sweep-orders', '2 2 2 2 *');
  await declareQueues(boss);
  expect(await schedules()).toEqual(declared.filter((line) => line.endsWith('*')));
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
  const jobsOf = (server: string) => ({
    'reconcile-payments': defineScheduledJob('* * * * *', async () => void runs.push(server)),
  });
  const minute = async () => {
    const { rows } = await here.app.pool.query<{ minute: number }>(
      `select floor(extract(epoch from now()) / 60)::int as minute`,
    );
    return rows[0]?.minute ?? Number.NaN;
  };
  const firstMinute = await minute();
  const running = [
    await startJobs(here.app, here.boss, jobsOf('here')),
    await startJobs(there.app, there.boss, jobsOf('there')),
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
