import { spawnSync } from 'node:child_process';
import pg from 'pg';
import { afterAll, beforeAll, expect, inject, test } from 'vitest';
import { emptyDatabase } from '../db/testing/migrations.ts';
import { createTestDatabase, type TestDatabase } from '../testing/test-database.ts';

let database: TestDatabase;
beforeAll(async () => {
  database = await createTestDatabase();
  await emptyDatabase(database.directUrl);
});
afterAll(() => database.drop());

function run(command: string, ...args: readonly string[]) {
  const { status, stdout, stderr } = spawnSync(
    process.execPath,
    [`${inject('bundle')}${command}.js`, ...args],
    {
      env: {
        DATABASE_URL: database.directUrl,
        FOUNDATION_ID: '5f0c0ffee0ddba11ca7e0001',
        STRIPE_SECRET_KEY: 'sk_test_x',
        ALLOW_SANDBOX: '1',
      },
      encoding: 'utf8',
    },
  );
  return { status, stdout, stderr };
}

async function countTables(): Promise<number> {
  const client = new pg.Client({ connectionString: database.directUrl });
  await client.connect();
  const { rows } = await client.query<{ count: number }>(
    "select count(*)::int as count from pg_tables where schemaname not in ('pg_catalog', 'information_schema')",
  );
  await client.end();
  return rows[0]?.count ?? Number.NaN;
}

test.each([
  ['jobs', 'list'],
  ['mails', 'list'],
  ['import-menu', 'menu.yaml'],
  ['settle-payment'],
  ['refund', '5f0c0ffee0ddba11ca7e0002'],
  ['export-customer', 'ada@example.com'],
  ['erase-customer', 'ada@example.com'],
])(
  '%s refuses a database without the migrations in one sentence, and makes no table',
  async (command, ...args) => {
    expect(run(command, ...args)).toEqual({
      status: 1,
      stdout: '',
      stderr: expect.stringMatching(
        /^The database lacks (\d+) of \1 migrations: run npm run migrate, or start a backend, which migrates\.\n$/,
      ),
    });
    expect(await countTables()).toBe(0);
  },
);

test('migrate brings it up to date, once', async () => {
  const ended = (stdout: unknown) => ({ status: 0, stdout, stderr: '' });
  const applied = /^The database is up to date: (1 migration was|\d+ migrations were) applied\.\n$/;
  expect(run('migrate')).toEqual(ended(expect.stringMatching(applied)));
  expect(run('migrate')).toEqual(ended('The database is up to date: 0 migrations were applied.\n'));
  expect(run('jobs', 'list')).toEqual(ended('No job has failed.\n'));
});
