import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest';
import { rounds } from '../testing/soak.ts';
import { startTestApp, type TestApp } from '../testing/test-app.ts';
import { killWorkers, startWorkerProcess } from './testing/worker-process.ts';

let backend: TestApp;
beforeAll(async () => {
  backend = await startTestApp();
});
beforeEach(() => backend.app.pool.query('delete from pgboss.job'));
afterEach(killWorkers);
afterAll(() => backend.close());

const send = (...mailIds: readonly string[]) =>
  backend.app.db.transaction(async (tx) => {
    for (const mailId of mailIds) await backend.app.jobs.send(tx, 'send-mail', { mailId });
  });
const states = async () => {
  const { rows } = await backend.app.pool.query<{ state: string }>(
    `select state, retry_count as retries from pgboss.job where name = 'send-mail'`,
  );
  return rows;
};

test('a job whose server was killed in the middle runs again within a minute', {
  timeout: 120_000,
}, async () => {
  await send('a');
  const first = await startWorkerProcess(backend, { waitsForInput: true });
  await first.says('begun a');
  const second = await startWorkerProcess(backend);
  first.signal('SIGKILL');
  await first.exited;
  expect(await states()).toEqual([{ state: 'active', retries: 0 }]);
  await second.says('done a', 60_000);
  await expect.poll(states).toEqual([{ state: 'completed', retries: 1 }]);
  expect(second.said.filter((line) => line === 'begun a')).toHaveLength(1);
});

test('a server that stops takes no further job and waits for the one under way', async () => {
  await send('a');
  const worker = await startWorkerProcess(backend, { waitsForInput: true });
  await worker.says('begun a');
  worker.signal('SIGTERM');
  await worker.says('stopping');
  await send('b');
  worker.goOn();
  expect(await worker.exited).toBe(0);
  expect(worker.said).toEqual(['started', 'begun a', 'stopping', 'done-while-stopping a']);
  expect((await states()).map(({ state }) => state).sort()).toEqual(['completed', 'created']);
});

const many = rounds(200, 5_000);
test(`two servers do each of ${many} jobs once`, { timeout: 300_000 }, async () => {
  const start = () => startWorkerProcess(backend, { waitsForInput: true });
  const workers = await Promise.all([start(), start()]);
  const mailIds = Array.from({ length: many }, (_, index) => `m${index}`);
  await send(...mailIds);
  // Neither goes on before the other has jobs too.
  for (const worker of workers) await expect.poll(() => worker.said.length).toBe(6);
  const lines = (word: string) =>
    workers.flatMap(({ said }) => said.filter((line) => line.startsWith(`${word} `)));
  const goOn = () => {
    for (const worker of workers) worker.goOn();
    return lines('done').length;
  };
  await expect.poll(goOn, { timeout: 240_000, interval: 10 }).toBe(many);
  expect(lines('begun').sort()).toEqual(mailIds.map((mailId) => `begun ${mailId}`).sort());
  const undone = async () => (await states()).filter(({ state }) => state !== 'completed').length;
  await expect.poll(undone).toBe(0);
});
