import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { startTestApp, type TestApp } from '../testing/test-app.ts';
import { jobs } from './jobs.ts';
import { type PeriodicJob, startPeriodic } from './periodic.ts';
import { retention } from './retention.ts';

// Two servers that share nothing but their database.
let here: TestApp;
let there: TestApp;
beforeAll(async () => {
  here = await startTestApp();
  there = await startTestApp(undefined, { DATABASE_URL: here.app.env.databaseUrl });
});
beforeEach(() => here.app.pool.query('delete from periodic_jobs'));
afterAll(async () => {
  await there.close();
  await here.close();
});

test('each run of a job is done by one server', async () => {
  const runs: string[] = [];
  const everyMs = 200;
  const jobOf = (by: string): PeriodicJob => ({
    name: 'count',
    everyMs,
    run: async () => void runs.push(by),
  });
  // By the database's clock, which decides whose turn it is; how late a run hears of its turn says nothing.
  const read = async (query: string) => {
    const { rows } = await here.app.pool.query<{ at: Date }>(query);
    return rows[0]?.at.getTime() ?? Number.NaN;
  };
  const startedAt = await read('select now() as at');
  const stops = [startPeriodic(here.app, jobOf('here')), startPeriodic(there.app, jobOf('there'))];
  await expect.poll(() => runs.length, { timeout: 20_000 }).toBeGreaterThanOrEqual(6);
  await Promise.all(stops.map((stop) => stop()));
  const lastBegunAt = await read(`select begun_at as at from periodic_jobs where name = 'count'`);
  expect(runs.length).toBeLessThanOrEqual(1 + (lastBegunAt - startedAt) / everyMs);
});

test('another server takes over when the one before is gone', async () => {
  const by: string[] = [];
  const jobOf = (name: string): PeriodicJob => ({
    name: 'hand-over',
    everyMs: 100,
    run: async () => void by.push(name),
  });
  const stopFirst = startPeriodic(here.app, jobOf('here'));
  await expect.poll(() => by.length, { timeout: 10_000 }).toBeGreaterThan(0);
  await stopFirst();
  const stopSecond = startPeriodic(there.app, jobOf('there'));
  await expect.poll(() => by.includes('there'), { timeout: 10_000 }).toBe(true);
  await stopSecond();
});

test('stopping waits for the run under way, and a run that fails does not end the job', async () => {
  const entered = Promise.withResolvers<void>();
  const goOn = Promise.withResolvers<void>();
  let runs = 0;
  let isDone = false;
  const job: PeriodicJob = {
    name: 'slow',
    everyMs: 40,
    run: async () => {
      runs += 1;
      if (runs === 1) throw new Error('The first run fails.');
      entered.resolve();
      await goOn.promise;
      isDone = true;
    },
  };
  const stop = startPeriodic(here.app, job);
  await entered.promise;
  const stopped = stop();
  goOn.resolve();
  await stopped;
  expect({ runs, isDone }).toEqual({ runs: 2, isDone: true });
});

test('the jobs of the backend run through', async () => {
  for (const { run } of jobs) await run(here.app, () => false);
  expect(jobs.map(({ name }) => name)).toEqual([
    'reconcile-payments',
    ...retention.map(({ name }) => `sweep-${name}`),
  ]);
});
