import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import pg from 'pg';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createTestDatabase, type TestDatabase } from '../testing/test-database.ts';
import { migrateDatabase } from './migrate.ts';
import { migrationsWith } from './testing/migrations.ts';

const indexes = `-- without a transaction
create index concurrently if not exists orders_note on orders (note);
--> statement-breakpoint
create index concurrently if not exists orders_number_note on orders (number, note);`;

let database: TestDatabase;
let client: pg.Client;
let blocker: pg.Client;
const connect = async () => {
  const made = new pg.Client({ connectionString: database.directUrl });
  await made.connect();
  return made;
};
beforeAll(async () => {
  database = await createTestDatabase();
  client = await connect();
  blocker = await connect();
});
afterAll(async () => {
  await blocker.end();
  await client.end();
  await database.drop();
});

/** Migrates in a process of its own, which can be killed. */
function migrateElsewhere(folder: string): ChildProcess {
  const module = JSON.stringify(new URL('migrate.ts', import.meta.url).href);
  const script = `import { migrateDatabase } from ${module}; await migrateDatabase(...process.argv.slice(1));`;
  const child = spawn(
    process.execPath,
    ['--input-type=module', '--eval', script, database.directUrl, folder],
    { stdio: 'inherit' },
  );
  return child;
}
const validity = async () => {
  const { rows } = await client.query(
    `select relname as name, indisvalid as "isValid" from pg_index join pg_class on pg_class.oid = indexrelid
      where relname like 'orders_%note' order by relname`,
  );
  return Object.fromEntries(rows.map(({ name, isValid }) => [name, isValid]));
};
const building = async () => {
  const { rows } = await client.query<{ pid: number }>(
    'select pid from pg_stat_progress_create_index where datname = current_database()',
  );
  return rows.map(({ pid }) => pid);
};

test('a build that is killed in its middle is done again, also while its statement lives on', {
  timeout: 60_000,
}, async () => {
  await using folder = await migrationsWith({ '0001_indexes': indexes });
  // The build waits for a transaction that has written to its table.
  const holdUp = () => blocker.query('begin; lock table orders in row exclusive mode');
  await holdUp();
  const killed = migrateElsewhere(folder.path);
  await expect.poll(validity, { timeout: 20_000 }).toEqual({ orders_note: false });
  killed.kill('SIGKILL');
  await once(killed, 'exit');
  const again = migrateDatabase(database.directUrl, folder.path);
  // The statement of the killed process goes on in the database and keeps the lock: the second one waits for it.
  const [orphan] = await building();
  await new Promise((resolve) => setTimeout(resolve, 1_000));
  expect(await building()).toEqual([orphan]);
  await client.query('select pg_terminate_backend($1)', [orphan]);
  await blocker.query('commit');
  expect(await again).toBe(1);
  expect(await validity()).toEqual({ orders_note: true, orders_number_note: true });
});

test('many servers that start at once build it once, and none waits for another for ever', {
  timeout: 60_000,
}, async () => {
  await using folder = await migrationsWith({
    '0001_indexes': indexes,
    '0002_more': indexes.replaceAll('(note)', '(note, number)').replaceAll('_note', '_other_note'),
    '0003_table': 'create table later (id int)',
  });
  const servers = Array.from({ length: 5 }, () => migrateDatabase(database.directUrl, folder.path));
  expect((await Promise.all(servers)).reduce((sum, count) => sum + count)).toBe(2);
  expect(Object.values(await validity())).toEqual([true, true, true, true]);
});

test('it runs without the limits of the role, and leaves no lock behind', async () => {
  await using folder = await migrationsWith({
    '0001_indexes': indexes,
    '0002_more': '',
    '0003_table': '',
    '0004_slow': '-- without a transaction\nselect pg_sleep(5.5)',
  });
  expect(await migrateDatabase(database.directUrl, folder.path)).toBe(1);
  // Of this database: the locks of the others, which tests beside this one use, are in the same view.
  const { rowCount } = await client.query(
    `select from pg_locks join pg_database on pg_database.oid = database
      where locktype = 'advisory' and datname = current_database()`,
  );
  expect(rowCount).toBe(0);
});
