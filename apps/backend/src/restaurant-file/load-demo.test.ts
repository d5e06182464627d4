import { setTimeout as wait } from 'node:timers/promises';
import pg from 'pg';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type DatabaseClient, openDatabase, statementTimeoutMs } from '../db/client.ts';
import { advisoryLocks } from '../db/locks.ts';
import { foundations } from '../db/schema.ts';
import { demoFolder } from '../files.ts';
import { folderStore } from '../pictures/picture-store.ts';
import { createTestDatabase } from '../testing/test-database.ts';
import { loadDemo } from './load-demo.ts';

const foundationId = '5f0c0ffee0ddba11ca7e0001';
let database: Awaited<ReturnType<typeof createTestDatabase>>;
let server: DatabaseClient;
beforeAll(async () => {
  database = await createTestDatabase();
  // With the limits of production; shorter ones would fail the load on a busy machine.
  server = openDatabase(database.url, () => {});
  await server.db.insert(foundations).values({ id: foundationId });
});
// The demo's files name no pictures of their own.
const noPictures = folderStore('/nowhere');

afterAll(async () => {
  await server.close();
  await database.drop();
});

test('a server waits longer than a query may take for the one that loads the demo before it', async () => {
  const other = new pg.Client({ connectionString: database.url });
  await other.connect();
  await other.query('begin');
  await other.query('select pg_advisory_xact_lock($1)', [advisoryLocks.demoData]);
  const loading = loadDemo(server.db, demoFolder, foundationId, noPictures);
  const outcome = loading.then(
    (results) => results.length,
    (error: unknown) => error,
  );
  // Longer than the limits of database and client: nothing but time can show that the wait outlives them.
  expect(await Promise.race([outcome, wait(statementTimeoutMs + 3_000, 'still waiting')])).toBe(
    'still waiting',
  );
  await other.query('commit');
  expect(await outcome).toBe(3);
  await other.end();
  expect(await loadDemo(server.db, demoFolder, foundationId, noPictures)).toEqual([]);
});
