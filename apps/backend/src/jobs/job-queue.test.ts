import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { Transaction } from '../db/client.ts';
import { startTestApp, type TestApp } from '../testing/test-app.ts';

let backend: TestApp;
beforeAll(async () => {
  backend = await startTestApp();
});
beforeEach(() => backend.app.pool.query('delete from pgboss.job'));
afterAll(() => backend.close());

const inTransaction = <Result>(run: (tx: Transaction) => Promise<Result>) => backend.app.db.transaction(run);
const sentJobs = async () => {
  const { rows } = await backend.app.pool.query(
    `select name, data, extract(epoch from start_after - created_on)::int as after from pgboss.job order by data::text`,
  );
  return rows;
};

describe('sending a job', () => {
  const orderId = '65f0c0ffee0ddba11ca70001';

  test('leaves it with its payload, due at once or later', async () => {
    await inTransaction(async (tx) => {
      await backend.app.jobs.send(tx, 'accept-order', { orderId: 'a' });
      await backend.app.jobs.send(tx, 'complete-order', { orderId: 'b' }, { afterMs: 90_500 });
    });
    expect(await sentJobs()).toEqual([
      { name: 'accept-order', data: { orderId: 'a' }, after: 0 },
      { name: 'complete-order', data: { orderId: 'b' }, after: 91 },
    ]);
  });

  test('without a key leaves as many jobs as were sent', async () => {
    for (let sent = 0; sent < 2; sent += 1)
      await inTransaction((tx) => backend.app.jobs.send(tx, 'accept-order', { orderId }));
    expect(await sentJobs()).toHaveLength(2);
  });

  test('is undone with the transaction', async () => {
    const sending = inTransaction(async (tx) => {
      await backend.app.jobs.send(tx, 'accept-order', { orderId });
      throw new Error('The order changed.');
    });
    await expect(sending).rejects.toThrow('The order changed.');
    expect(await sentJobs()).toEqual([]);
  });

  test('is not seen before the transaction is committed', async () => {
    await inTransaction(async (tx) => {
      await backend.app.jobs.send(tx, 'accept-order', { orderId });
      expect(await backend.boss.fetch('accept-order')).toEqual([]);
    });
    expect(await backend.boss.fetch('accept-order')).toHaveLength(1);
  });
});

describe('a key', () => {
  const send = (mailId: string, key: string) =>
    inTransaction((tx) => backend.app.jobs.send(tx, 'send-mail', { mailId }, { key }));

  test('is sent once, by however many transactions at the same time', async () => {
    await Promise.all(Array.from({ length: 20 }, () => send('a', 'placed:a')));
    await send('b', 'placed:b');
    expect(await sentJobs()).toMatchObject([{ data: { mailId: 'a' } }, { data: { mailId: 'b' } }]);
  });

  test('is not sent again while its job runs, nor when that is done', async () => {
    await send('a', 'placed:a');
    const [job] = await backend.boss.fetch('send-mail');
    await send('a', 'placed:a');
    if (job !== undefined) await backend.boss.complete('send-mail', job);
    await send('a', 'placed:a');
    expect(await sentJobs()).toHaveLength(1);
    expect(await backend.boss.fetch('send-mail')).toEqual([]);
  });

  test('belongs to its job alone, and can be sent when the first transaction was undone', async () => {
    const undone = inTransaction(async (tx) => {
      await backend.app.jobs.send(tx, 'send-mail', { mailId: 'a' }, { key: 'a' });
      throw new Error('The order changed.');
    });
    await expect(undone).rejects.toThrow();
    await send('a', 'a');
    await inTransaction((tx) => backend.app.jobs.send(tx, 'make-refund', { refundId: 'a' }, { key: 'a' }));
    expect(await sentJobs()).toMatchObject([{ name: 'send-mail' }, { name: 'make-refund' }]);
  });
});
