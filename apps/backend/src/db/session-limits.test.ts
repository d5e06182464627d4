import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startTestApp, type TestApp } from '../testing/test-app.ts';

let backend: TestApp;
beforeAll(async () => {
  backend = await startTestApp();
});
afterAll(() => backend.close());

/** The SQLSTATE that a query fails with; 57014 and 55P03 come from the database, a limit of the client has none. */
const failureOf = (query: Promise<unknown>): Promise<unknown> =>
  query.then(
    () => null,
    (error: { code?: string; cause?: { code?: string } }) => error.cause?.code ?? error.code,
  );

test('every connection has the limits of the role', async () => {
  const { pool } = backend.app;
  const read = `select current_setting('statement_timeout') || ' ' || current_setting('lock_timeout') || ' ' ||
    current_setting('idle_in_transaction_session_timeout') as limits, pg_sleep(0.05)`;
  const answers = await Promise.all(Array.from({ length: 10 }, () => pool.query<{ limits: string }>(read)));
  expect(new Set(answers.map(({ rows }) => rows[0]?.limits))).toEqual(new Set(['5s 4s 30s']));
});

test('the database itself ends a statement that runs or waits too long, in a transaction or alone', async () => {
  const { pool, db } = backend.app;
  const locked = Promise.withResolvers<void>();
  const done = Promise.withResolvers<void>();
  const holding = db.transaction(async (tx) => {
    await tx.execute(sql`lock table carts`);
    locked.resolve();
    await done.promise;
  });
  await locked.promise;
  const failures = await Promise.all([
    failureOf(pool.query('select pg_sleep(60)')),
    failureOf(db.execute(sql`select pg_sleep(60)`)),
    failureOf(db.transaction((tx) => tx.execute(sql`select pg_sleep(60)`))),
    failureOf(pool.query('select id from carts')),
    failureOf(db.transaction((tx) => tx.execute(sql`select id from carts`))),
  ]);
  done.resolve();
  await holding;
  expect(failures).toEqual(['57014', '57014', '57014', '55P03', '55P03']);
});
