import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fulfilmentStatuses, paymentStatuses } from '@tiffin/domain';
import { generateDrizzleJson, generateMigration } from 'drizzle-kit/api';
import { expect, test } from 'vitest';
import { migrationsFolder } from '../files.ts';
import { createTestDatabase } from '../testing/test-database.ts';
import { openDatabase } from './client.ts';
import { migrateDatabase } from './migrate.ts';
import * as schema from './schema.ts';
import { requireMigrated } from './schema-state.ts';
import { emptyDatabase, migrationsWith } from './testing/migrations.ts';

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
  await emptyDatabase(database.url);
  const client = openDatabase(database.url, () => {});
  const applied = await Promise.all(
    Array.from({ length: 5 }, () => migrateDatabase(database.url, migrationsFolder)),
  );
  const files = (await readdir(migrationsFolder)).filter((name) => name.endsWith('.sql'));
  expect(applied.reduce((sum, count) => sum + count)).toBe(files.length);
  expect(await migrateDatabase(database.url, migrationsFolder)).toBe(0);
  const { rows } = await client.pool.query(
    'select count(*)::int as applied from drizzle.__drizzle_migrations',
  );
  expect(rows).toEqual([{ applied: files.length }]);
  await client.close();
  await database.drop();
});

test('migrating sets the limits of every wait, also of a database that was migrated before', async () => {
  const database = await createTestDatabase();
  const client = openDatabase(database.url, () => {});
  await client.pool.query(
    `do $$ begin execute format('alter role current_user in database %I reset all', current_database()); end $$`,
  );
  await client.close();
  const readLimits = async () => {
    const { pool, close } = openDatabase(database.url, () => {});
    const { rows } = await pool.query(
      `select unnest(setconfig) as setting from pg_db_role_setting s join pg_database d on d.oid = s.setdatabase
        where d.datname = current_database() order by setting`,
    );
    await close();
    return rows.map(({ setting }) => setting);
  };
  expect(await readLimits()).toEqual([]);
  await migrateDatabase(database.url, migrationsFolder);
  expect(await readLimits()).toEqual([
    'idle_in_transaction_session_timeout=30000',
    'lock_timeout=4000',
    'statement_timeout=5000',
  ]);
  await database.drop();
});

test('an order is paid as its state says, placed once, and gives back no more than was paid', async () => {
  const database = await createTestDatabase();
  const { pool, close } = openDatabase(database.url, () => {});
  await pool.query(`set session_replication_role = replica;
    insert into restaurants (id, foundation_id, name, has_delivery, has_collection, is_active, hours, time_zone, order_prefix)
      values (lpad('', 24, '0'), lpad('', 24, '0'), '', true, true, true, '{}', 'Europe/London', 'S');
    insert into orders (id, restaurant_id, number, status, mode, note, snapshot, subtotal, discount, shipping_cost,
        application_fee_amount, total_amount, fingerprint, success_url, fail_url, placed_at)
      select lpad(n::text, 24, '0'), lpad('', 24, '0'), 'S-' || n, status, 'delivery', '', '{}', 500, 0, 0, 0, 500, '',
        '', '', case when status = 'placed' then now() end
      from unnest(array['pending_payment', 'placed']) with ordinality s (status, n);
    set session_replication_role = origin`);
  const change = (number: string, assignment: string) =>
    pool.query(`update orders set ${assignment} where number = '${number}'`);
  for (const status of fulfilmentStatuses) {
    await change('S-2', `status = '${status}'`);
    await expect(change('S-1', `status = '${status}'`)).rejects.toThrow('orders_placed_at');
  }
  for (const status of paymentStatuses)
    await expect(change('S-2', `status = '${status}'`)).rejects.toThrow('orders_placed_at');
  await expect(change('S-2', "status = 'lost'")).rejects.toThrow('orders_status');
  await change(
    'S-2',
    "refunded_amount = 500, promised_from = now(), promised_to = now(), closed_reason = 'closed'",
  );
  await expect(change('S-2', 'refunded_amount = 501')).rejects.toThrow('orders_refunded_amount');
  await expect(change('S-2', 'refunded_amount = -1')).rejects.toThrow('orders_refunded_amount');
  await expect(change('S-2', "promised_to = now() - interval '1 minute'")).rejects.toThrow('orders_promised');
  await expect(change('S-2', 'promised_from = null')).rejects.toThrow('orders_promised');
  await expect(change('S-2', "closed_reason = 'whim'")).rejects.toThrow('orders_closed_reason');
  await expect(change('S-2', 'version = -1')).rejects.toThrow('orders_version');
  await change('S-2', 'placed_at = placed_at');
  await expect(change('S-2', "status = 'placed', placed_at = now() + interval '1 minute'")).rejects.toThrow(
    'An order is placed once',
  );
  await close();
  await database.drop();
});

test('the history of orders is only added to; who acted can be erased from it', async () => {
  const database = await createTestDatabase();
  const { pool, close } = openDatabase(database.url, () => {});
  await pool.query(`set session_replication_role = replica;
    insert into order_history (id, order_id, version, action, actor, actor_id, actor_name, at, from_status, to_status)
      values (lpad('', 24, 'a'), lpad('', 24, 'b'), 1, 'accept', 'staff', 'sub-1', 'Maria', now(), 'placed', 'accepted');
    set session_replication_role = origin`);
  const isRefused = /only added to/;
  await expect(pool.query('delete from order_history')).rejects.toThrow(isRefused);
  for (const assignment of [
    "action = 'decline'",
    'at = now()',
    "to_status = 'declined'",
    "data = '{}'",
    'version = 2',
  ]) {
    await expect(pool.query(`update order_history set ${assignment}`), assignment).rejects.toThrow(isRefused);
  }
  await pool.query('update order_history set actor_id = null, actor_name = null, device_id = null');
  const { rows } = await pool.query('select actor, actor_name, action, version from order_history');
  expect(rows).toEqual([{ actor: 'staff', actor_name: null, action: 'accept', version: 1 }]);
  await close();
  await database.drop();
});

test('a migration that fails leaves those before it applied, and the next start goes on', async () => {
  const database = await createTestDatabase();
  await emptyDatabase(database.url);
  const good = 'create table later (id int)';
  await using folder = await migrationsWith({
    '0001_later': `${good};\n--> statement-breakpoint\nselect nonsense`,
  });
  await expect(migrateDatabase(database.url, folder.path)).rejects.toThrow();
  await requireMigrated(database.url, migrationsFolder);
  await expect(requireMigrated(database.url, folder.path)).rejects.toThrow('lacks 1 of');
  await folder.write('0001_later', good);
  expect(await migrateDatabase(database.url, folder.path)).toBe(1);
  // The program of the version before goes on working with it.
  await requireMigrated(database.url, migrationsFolder);
  await database.drop();
});

test('a database of before version 1.0.0 is refused in one sentence, and nothing in it is touched', async () => {
  const database = await createTestDatabase();
  const { pool, close } = openDatabase(database.url, () => {});
  await pool.query('update drizzle.__drizzle_migrations set created_at = created_at - 1');
  const read = async () => (await pool.query('select * from drizzle.__drizzle_migrations')).rows;
  const before = await read();
  for (const look of [migrateDatabase, requireMigrated]) {
    await expect(look(database.url, migrationsFolder)).rejects.toThrow(
      /^The database test_\w+ was made before version 1\.0\.0 and cannot be brought up to date: delete it \(with npm start, the folder \.data\) and start again\.$/,
    );
  }
  expect(await read()).toEqual(before);
  await close();
  await database.drop();
});

test('a database that does not answer is explained in one sentence', async () => {
  await expect(migrateDatabase('postgres://nobody@127.0.0.1:9/nothing', migrationsFolder)).rejects.toThrow(
    'The database at 127.0.0.1:9 cannot be reached: start it, or correct DATABASE_URL.',
  );
});
