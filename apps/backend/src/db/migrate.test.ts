import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { generateDrizzleJson, generateMigration } from 'drizzle-kit/api';
import { expect, test } from 'vitest';
import { migrationsFolder } from '../files.ts';
import { createTestDatabase } from '../testing/test-database.ts';
import { openDatabase } from './client.ts';
import { migrateDatabase } from './migrate.ts';
import * as schema from './schema.ts';

test('the migrations lead to the very tables that the code describes', async () => {
  const folder = join(migrationsFolder, 'meta');
  const last =
    (await readdir(folder))
      .filter((name) => name.endsWith('_snapshot.json'))
      .sort()
      .at(-1) ?? '';
  const snapshot = JSON.parse(await readFile(join(folder, last), 'utf8'));
  // What stands here is missing: `pnpm --filter @tiffin/backend migrations` writes it.
  expect(await generateMigration(snapshot, generateDrizzleJson(schema, snapshot.id))).toEqual([]);
});

test('many servers may migrate at once, and once more later', async () => {
  const database = await createTestDatabase();
  const client = openDatabase(database.url, () => {});
  await client.pool.query('drop schema public cascade; create schema public; drop schema drizzle cascade');
  await Promise.all(Array.from({ length: 5 }, () => migrateDatabase(database.url, migrationsFolder)));
  await migrateDatabase(database.url, migrationsFolder);
  const { rows } = await client.pool.query(
    'select count(*)::int as applied from drizzle.__drizzle_migrations',
  );
  const files = (await readdir(migrationsFolder)).filter((name) => name.endsWith('.sql'));
  expect(rows).toEqual([{ applied: files.length }]);
  await client.close();
  await database.drop();
});

test('a database that does not answer is told in one sentence', async () => {
  await expect(migrateDatabase('postgres://nobody@127.0.0.1:9/nothing', migrationsFolder)).rejects.toThrow(
    'The database at 127.0.0.1:9 cannot be reached: start it, or correct DATABASE_URL.',
  );
});
