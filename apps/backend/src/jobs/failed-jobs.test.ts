import { spawnSync } from 'node:child_process';
import { afterAll, beforeAll, beforeEach, describe, expect, inject, test } from 'vitest';
import { runJobs } from '../testing/run-jobs.ts';
import { startTestApp, type TestApp } from '../testing/test-app.ts';
import { defineScheduledJob } from './define-job.ts';
import { listFailedJobs, retryFailedJob } from './failed-jobs.ts';
import { reasonOf, runJob } from './run-job.ts';

let backend: TestApp;
beforeAll(async () => {
  backend = await startTestApp();
  // The sweep of sign-ins fails, as when a row cannot be deleted.
  await query(`create function refuse() returns trigger language plpgsql as
    $$ begin raise exception 'The row is needed.'; end $$`);
  await query(
    'create trigger refuse before delete on refresh_tokens for each statement execute function refuse()',
  );
});
beforeEach(() => query('delete from pgboss.job'));
afterAll(() => backend.close());

const query = (text: string, values: readonly unknown[] = []) => backend.app.pool.query(text, [...values]);
const name = 'sweep-refresh-tokens';
const send = () => backend.boss.send(name, {});
const failForGood = async () => {
  await send();
  await runJobs(backend, { includesDelayed: true, toleratesFailures: true });
};
const readJob = async () => (await query('select id, state, retry_count as retries from pgboss.job')).rows[0];

describe('a job that fails', () => {
  test('is tried again later, and no sooner', async () => {
    await send();
    expect(await runJobs(backend, { toleratesFailures: true })).toEqual([name]);
    expect(await readJob()).toMatchObject({ state: 'retry', retries: 0 });
    expect(await runJobs(backend, { toleratesFailures: true })).toEqual([]);
  });

  test('waits longer before each try, up to its longest delay', async () => {
    const { boss } = backend;
    const id = await boss.send('make-refund', { refundId: 'a' });
    const delays: number[] = [];
    for (let tries = 0; tries < 20; tries += 1) {
      const [job] = await boss.fetch('make-refund', { ignoreStartAfter: true });
      if (job !== undefined) await boss.fail('make-refund', job, { reason: 'The provider is away.' });
      const { rows } = await query(
        'select extract(epoch from start_after - now())::float8 as seconds from pgboss.job where id = $1',
        [id],
      );
      delays.push(rows[0].seconds);
    }
    expect(delays[0]).toBeLessThanOrEqual(4);
    expect(delays[5]).toBeGreaterThan(25);
    expect(Math.max(...delays)).toBeLessThanOrEqual(3_600);
    expect(delays.at(-1)).toBeGreaterThan(3_500);
  });

  test('fails for good after its last retry, and is kept with the reason', async () => {
    await failForGood();
    expect(await readJob()).toMatchObject({ state: 'failed', retries: 2 });
    const { rows } = await query(`select output ->> 'reason' as reason from pgboss.job`);
    expect(rows).toEqual([{ reason: 'error: The row is needed.' }]);
  });

  test('keeps the innermost reason: the outer one repeats the values of a statement', () => {
    const cause = new TypeError('value too long');
    expect(reasonOf(new Error('Failed query: update, params: ada@example.com', { cause }))).toBe(
      'TypeError: value too long',
    );
  });

  test('keeps no other job from its work', async () => {
    await send();
    await backend.boss.send('sweep-orders', {});
    expect(await runJobs(backend, { toleratesFailures: true })).toEqual([name, 'sweep-orders']);
  });

  test('is logged with its name, its id and how often it was tried', async () => {
    const lines: unknown[] = [];
    const log = Object.assign(Object.create(backend.app.log), {
      error: (...line: unknown[]) => lines.push(line),
    });
    const job = { id: '65f0c0de', data: {}, retryCount: 3 };
    const failing = defineScheduledJob('* * * * *', () => Promise.reject(new Error('It is needed.')));
    const failure = await runJob({ ...backend.app, log }, 'sweep-orders', failing, job, () => false);
    expect(failure?.message).toBe('It is needed.');
    expect(lines).toEqual([
      [{ err: failure, job: 'sweep-orders', jobId: '65f0c0de', retryCount: 3 }, 'A job failed'],
    ]);
  });

  test('fails a test that runs it, unless that says otherwise', async () => {
    await send();
    await expect(runJobs(backend)).rejects.toThrow('The row is needed.');
  });
});

describe('a job that has failed for good', () => {
  const pool = () => backend.app.pool;

  test('is listed with its reason, the last one first, up to a limit', async () => {
    expect(await listFailedJobs(pool(), 10)).toEqual([]);
    await failForGood();
    const first = await readJob();
    await send();
    await runJobs(backend, { includesDelayed: true, toleratesFailures: true });
    const jobs = await listFailedJobs(pool(), 10);
    expect(jobs).toHaveLength(2);
    expect(jobs[1]).toEqual({
      id: first.id,
      name,
      payload: {},
      failedAt: expect.any(Date),
      tries: 3,
      reason: 'error: The row is needed.',
    });
    expect(await listFailedJobs(pool(), 1)).toEqual([jobs[0]]);
  });

  test('can be made due again, unless another of its schedule waits', async () => {
    await failForGood();
    const { id } = await readJob();
    expect(await retryFailedJob(backend.boss, pool(), id)).toBe('retried');
    expect(await readJob()).toMatchObject({ id, state: 'retry' });
    expect(await retryFailedJob(backend.boss, pool(), id)).toBe('not_failed');
    await query('delete from pgboss.job');
    await failForGood();
    const failed = await readJob();
    await send();
    expect(await retryFailedJob(backend.boss, pool(), failed.id)).toBe('another_waits');
  });

  test('stays failed, with the error, while the database cannot make it due', async () => {
    await failForGood();
    const { id } = await readJob();
    await query(
      'create trigger refuse_retry before update on pgboss.job for each row execute function refuse()',
    );
    await expect(retryFailedJob(backend.boss, pool(), id)).rejects.toThrow('The row is needed.');
    await query('drop trigger refuse_retry on pgboss.job');
    expect(await readJob()).toMatchObject({ id, state: 'failed' });
  });
});

describe('the metrics', () => {
  const read = async (metric: string, queue: string) => {
    const answer = await backend.fetch(new Request('http://backend.test/metrics'));
    const [, value] =
      new RegExp(`^${metric}\\{queue="${queue}"\\} (\\S+)$`, 'm').exec(await answer.text()) ?? [];
    return Number(value);
  };
  const oldest = async () => Math.round((await read('jobs_oldest_undone_seconds', 'send-mail')) / 60);
  const sendMail = (mailId: string, afterMs: number) =>
    backend.app.db.transaction((tx) => backend.app.jobs.send(tx, 'send-mail', { mailId }, { afterMs }));
  const age = (minutes: number) =>
    query(
      `update pgboss.job set created_on = created_on - $1::interval, start_after = start_after - $1::interval,
        keep_until = keep_until - $1::interval`,
      [`${minutes} minutes`],
    );

  test('count the failed jobs of each queue', async () => {
    await failForGood();
    expect(await read('jobs_failed', name)).toBe(1);
    expect(await read('jobs_failed', 'send-mail')).toBe(0);
  });

  test('say for how long the oldest undone job has been due', async () => {
    expect(await oldest()).toBe(0);
    await sendMail('a', 60 * 60_000);
    expect(await oldest()).toBe(0);
    await age(90);
    await sendMail('b', 0);
    expect(await oldest()).toBe(30);
  });

  test('go on counting while a job runs and is tried again', async () => {
    await sendMail('a', 10 * 60_000);
    await age(25);
    const [job] = await backend.boss.fetch('send-mail');
    expect(await oldest()).toBe(15);
    if (job !== undefined) await backend.boss.fail('send-mail', job, { reason: 'Nobody answers.' });
    expect(await oldest()).toBe(15);
    const [again] = await backend.boss.fetch('send-mail', { ignoreStartAfter: true });
    if (again !== undefined) await backend.boss.complete('send-mail', again);
    expect(await oldest()).toBe(0);
  });
});

describe('the command', () => {
  const jobs = (...args: readonly string[]) => {
    const { status, stdout, stderr } = spawnSync(process.execPath, [`${inject('bundle')}jobs.js`, ...args], {
      env: { DATABASE_URL: backend.app.env.DATABASE_URL },
      encoding: 'utf8',
    });
    return { status, stdout, stderr };
  };

  test('lists the failed jobs and runs one again', async () => {
    expect(jobs('list')).toEqual({ status: 0, stdout: 'No job has failed.\n', stderr: '' });
    await failForGood();
    const { id } = await readJob();
    expect(jobs('list').stdout).toMatch(
      new RegExp(`^${id} ${name} \\{\\}: failed at \\S+Z after 3 tries: error: The row is needed\\.\n$`),
    );
    expect(jobs('retry', id)).toMatchObject({ status: 0, stdout: expect.stringContaining('due again') });
    // Its last delay, which nobody waited for here, still counts.
    const again = await runJobs(backend, { includesDelayed: true, toleratesFailures: true });
    expect(again).toEqual([name]);
    expect(await readJob()).toMatchObject({ id, state: 'failed', retries: 3 });
  });

  test('says why it does not run a job again', async () => {
    await failForGood();
    const { id } = await readJob();
    await send();
    expect(jobs('retry', id)).toMatchObject({ status: 1, stderr: expect.stringContaining('Another job') });
    expect(jobs('retry', 'nothing')).toMatchObject({
      status: 1,
      stderr: expect.stringContaining('No failed job'),
    });
    expect(jobs('retry')).toMatchObject({ status: 1, stderr: expect.stringMatching(/^Usage: /) });
  });
});
