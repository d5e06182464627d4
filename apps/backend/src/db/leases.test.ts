import { afterAll, beforeAll, expect, test } from 'vitest';
import { startTestApp, type TestApp } from '../testing/test-app.ts';
import { withLease } from './leases.ts';

// Two servers that share nothing but their database.
let here: TestApp;
let there: TestApp;
beforeAll(async () => {
  here = await startTestApp();
  there = await startTestApp(undefined, { DATABASE_URL: here.app.env.databaseUrl });
});
afterAll(async () => {
  await there.close();
  await here.close();
});

const runsAt = async (server: TestApp, name: string) => {
  let hasRun = false;
  await withLease(server.app.pool, name, async () => {
    hasRun = true;
  });
  return hasRun;
};

/** Holds a lease until `end`; `isLost` asks as the work would. */
async function hold(server: TestApp, name: string) {
  const begun = Promise.withResolvers<() => boolean>();
  const goOn = Promise.withResolvers<void>();
  const running = withLease(server.app.pool, name, async (isLost) => {
    begun.resolve(isLost);
    await goOn.promise;
  });
  const isLost = await begun.promise;
  return {
    isLost,
    end: async () => {
      goOn.resolve();
      await running;
    },
  };
}

test('one server at a time holds a lease, and the next one when its work is done', async () => {
  const held = await hold(here, 'one');
  expect(await runsAt(there, 'one')).toBe(false);
  expect(await runsAt(there, 'another')).toBe(true);
  await held.end();
  expect(await runsAt(there, 'one')).toBe(true);
});

test('of many who ask at once, one gets it', async () => {
  const goOn = Promise.withResolvers<void>();
  let runs = 0;
  const asking = Array.from({ length: 20 }, (_, index) =>
    withLease((index % 2 === 0 ? here : there).app.pool, 'many', async () => {
      runs += 1;
      await goOn.promise;
    }),
  );
  // All but the holder come back while it holds the lease.
  let returned = 0;
  for (const each of asking) void each.then(() => (returned += 1));
  await expect.poll(() => returned).toBe(19);
  goOn.resolve();
  await Promise.all(asking);
  expect(runs).toBe(1);
});

test('work that fails gives its lease back', async () => {
  const failing = withLease(here.app.pool, 'failing', () => Promise.reject(new Error('The work fails.')));
  await expect(failing).rejects.toThrow('The work fails.');
  expect(await runsAt(there, 'failing')).toBe(true);
});

test('the lease of a server that died ends', async () => {
  await here.app.pool.query(
    `insert into leases (name, holder, ends_at)
     values ('died', 'x', now() + interval '1 hour'), ('long-dead', 'x', now() - interval '1 second')`,
  );
  expect(await runsAt(there, 'died')).toBe(false);
  expect(await runsAt(there, 'long-dead')).toBe(true);
});

test('a holder renews its lease, notices that another has it, and leaves it to that one', async () => {
  const held = await hold(here, 'long');
  const { pool } = here.app;
  await pool.query(`update leases set ends_at = now() - interval '1 second' where name = 'long'`);
  const isRenewed = async () =>
    (await pool.query(`select from leases where name = 'long' and ends_at > now()`)).rowCount === 1;
  await expect.poll(isRenewed).toBe(true);
  expect(held.isLost()).toBe(false);

  await pool.query(
    `update leases set holder = 'other', ends_at = now() + interval '1 hour' where name = 'long'`,
  );
  await expect.poll(held.isLost).toBe(true);
  await held.end();
  expect(await runsAt(there, 'long')).toBe(false);
});
