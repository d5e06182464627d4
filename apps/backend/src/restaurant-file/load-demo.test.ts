import { setTimeout as wait } from 'node:timers/promises';
import { drizzle } from 'drizzle-orm/node-postgres';
import pg from 'pg';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { advisoryLocks } from '../db/locks.ts';
import { foundations } from '../db/schema.ts';
import { demoFolder } from '../files.ts';
import { createTestDatabase } from '../testing/test-database.ts';
import { loadDemo } from './load-demo.ts';

const foundationId = '5f0c0ffee0ddba11ca7e0001';
let database: Awaited<ReturnType<typeof createTestDatabase>>;
let pool: pg.Pool;
beforeAll(async () => {
  database = await createTestDatabase();
  // As in production, only shorter: the client gives up a query that takes longer than this.
  pool = new pg.Pool({ connectionString: database.url, query_timeout: 2_000 });
  await drizzle(pool).insert(foundations).values({ id: foundationId });
});
afterAll(async () => {
  await pool.end();
  await database.drop();
});

test('a server waits longer than a query may take for the one that loads the demo before it', async () => {
  const other = new pg.Client({ connectionString: database.url });
  await other.connect();
  await other.query('begin');
  await other.query('select pg_advisory_xact_lock($1)', [advisoryLocks.demoData]);
  const loading = loadDemo(drizzle(pool), demoFolder, foundationId);
  const outcome = loading.then(
    (results) => results.length,
    (error: unknown) => error,
  );
  // Longer than the client's limit: nothing but time can show that the wait outlives it.
  expect(await Promise.race([outcome, wait(3_000, 'still waiting')])).toBe('still waiting');
  await other.query('commit');
  expect(await outcome).toBe(2);
  await other.end();
  expect(await loadDemo(drizzle(pool), demoFolder, foundationId)).toEqual([]);
});
