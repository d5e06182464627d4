import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import pg from 'pg';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createTestDatabase, type TestDatabase } from '../testing/test-database.ts';

let database: TestDatabase;
let client: pg.Client;
beforeAll(async () => {
  database = await createTestDatabase();
  client = new pg.Client({ connectionString: database.url });
  await client.connect();
});
afterAll(async () => {
  await client.end();
  await database.drop();
});

test('the triggers of the database are those that the README of its tables describes', async () => {
  const { rows } = await client.query<{ name: string }>(
    `select relname || '.' || tgname as name from pg_trigger join pg_class on pg_class.oid = tgrelid
      where not tgisinternal and relnamespace = 'public'::regnamespace`,
  );
  const readme = readFileSync(join(import.meta.dirname, 'tables', 'README.md'), 'utf8');
  const described = [...readme.matchAll(/^\| `(\w+)` \| (.*?) \| .+ \|$/gm)].flatMap(
    ([, table = '', names = '']) =>
      [...names.matchAll(/`(\w+)`/g)].map(([, name = '']) => `${table}.${name}`),
  );
  expect(described.toSorted()).toEqual(rows.map(({ name }) => name).toSorted());
});
