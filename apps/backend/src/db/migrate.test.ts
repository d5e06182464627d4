import { cp, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fulfilmentStatuses, paymentStatuses } from '@tiffin/domain';
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
  await client.pool.query(
    'drop schema public cascade; create schema public; drop schema drizzle, pgboss cascade',
  );
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

test('uses of promo codes from before they were counted are counted', async () => {
  const database = await createTestDatabase();
  const client = openDatabase(database.url, () => {});
  await client.pool.query(
    'drop schema public cascade; create schema public; drop schema drizzle, pgboss cascade',
  );
  const older = await migrationsBefore('0004_retention_and_counters');
  await migrateDatabase(database.url, older);
  await client.pool.query(`set session_replication_role = replica;
    insert into promo_codes (id, restaurant_id, code, type, applies_to, description, value, minimum_order, is_active,
        is_public, max_redemptions)
      select lpad(n::text, 24, '0'), lpad('', 24, '0'), 'CODE' || n, 'FREE_DELIVERY', 'BOTH', '', 0, 0, true, true,
        case when n < 3 then 10 end
      from generate_series(1, 3) n;
    insert into promo_redemptions (order_id, promo_code_id, customer_id, state)
      select lpad(n::text, 24, '0'), lpad((1 + n % 3)::text, 24, '0'), lpad('', 24, '0'),
        (array['reserved', 'counted', 'released'])[1 + n / 3 % 3]
      from generate_series(0, 20) n;
    set session_replication_role = origin`);
  await migrateDatabase(database.url, migrationsFolder);
  const { rows } = await client.pool.query(
    'select code, redemptions from promo_codes where max_redemptions is not null order by code',
  );
  expect(rows).toEqual([
    { code: 'CODE1', redemptions: 5 },
    { code: 'CODE2', redemptions: 5 },
  ]);
  await rm(older, { recursive: true });
  await client.close();
  await database.drop();
});

test('the hostnames of restaurants that were deleted before are freed', async () => {
  const database = await createTestDatabase();
  const client = openDatabase(database.url, () => {});
  await client.pool.query(
    'drop schema public cascade; create schema public; drop schema drizzle, pgboss cascade',
  );
  const older = await migrationsBefore('0032_restaurant_keys_and_freed_hostnames');
  await migrateDatabase(database.url, older);
  await client.pool.query(`set session_replication_role = replica;
    insert into restaurants (id, foundation_id, name, has_delivery, has_collection, is_active, hours, time_zone,
        order_prefix, deleted_at)
      select lpad(n::text, 24, '0'), lpad('', 24, '0'), '', true, true, true, '{}', 'Europe/London', 'S',
        case when n = 2 then now() end
      from generate_series(1, 2) n;
    insert into restaurant_domains (hostname, restaurant_id, position)
      select 'r' || n || '.test', lpad(n::text, 24, '0'), 0 from generate_series(1, 2) n;
    set session_replication_role = origin`);
  await migrateDatabase(database.url, migrationsFolder);
  const { rows } = await client.pool.query('select hostname from restaurant_domains where is_freed');
  expect(rows).toEqual([{ hostname: 'r2.test' }]);
  await rm(older, { recursive: true });
  await client.close();
  await database.drop();
});

test('orders in every state of before stay as they are, and may go on to the states after the payment', async () => {
  const database = await createTestDatabase();
  const client = openDatabase(database.url, () => {});
  await client.pool.query(
    'drop schema public cascade; create schema public; drop schema drizzle, pgboss cascade',
  );
  const older = await migrationsBefore('0007_order_statuses');
  await migrateDatabase(database.url, older);
  await client.pool.query(`set session_replication_role = replica;
    insert into orders (id, restaurant_id, number, status, mode, note, snapshot, subtotal, discount, shipping_cost,
        application_fee_amount, total_amount, fingerprint, success_url, fail_url, placed_at)
      select lpad(n::text, 24, '0'), lpad('', 24, '0'), 'S-' || n, status, 'delivery', '', '{}', 0, 0, 0, 0, 0, '', '',
        '', case when status = 'placed' then now() end
      from unnest(array['pending_payment', 'placed', 'payment_expired', 'payment_failed']) with ordinality s (status, n);
    set session_replication_role = origin`);
  const read = async () => (await client.pool.query('select * from orders order by number')).rows;
  const before = await read();
  await migrateDatabase(database.url, migrationsFolder);
  expect(await read()).toMatchObject(before);

  const { rows } = await client.pool.query(
    "select conname, convalidated from pg_constraint where conname in ('orders_status', 'orders_placed_at')",
  );
  expect(rows.map(({ convalidated }) => convalidated)).toEqual([true, true]);
  // The restaurant of the orders above, which their foreign key asks for when the feed numbers them.
  await client.pool.query(`set session_replication_role = replica;
    insert into restaurants (id, foundation_id, name, has_delivery, has_collection, is_active, hours, time_zone, order_prefix)
      values (lpad('', 24, '0'), lpad('', 24, '0'), '', true, true, true, '{}', 'Europe/London', 'S');
    set session_replication_role = origin`);
  for (const status of fulfilmentStatuses) {
    await client.pool.query('update orders set status = $1 where number = $2', [status, 'S-2']);
    const unpaid = client.pool.query('update orders set status = $1 where number = $2', [status, 'S-1']);
    await expect(unpaid).rejects.toThrow('orders_placed_at');
  }
  for (const status of paymentStatuses) {
    const unplaced = client.pool.query('update orders set status = $1 where number = $2', [status, 'S-2']);
    await expect(unplaced).rejects.toThrow('orders_placed_at');
  }
  const lost = client.pool.query("update orders set status = 'lost' where number = 'S-2'");
  await expect(lost).rejects.toThrow('orders_status');
  await rm(older, { recursive: true });
  await client.close();
  await database.drop();
});

test('orders from before their lifecycle stay as they are, and servers of before go on beside it', async () => {
  const database = await createTestDatabase();
  const client = openDatabase(database.url, () => {});
  await client.pool.query(
    'drop schema public cascade; create schema public; drop schema drizzle, pgboss cascade',
  );
  const older = await migrationsBefore('0009_order_lifecycle');
  await migrateDatabase(database.url, older);
  // What a server of before writes; the restaurant and the customer do not matter here.
  const insertAsBefore = (number: string) =>
    client.pool.query(`set session_replication_role = replica;
      insert into orders (id, restaurant_id, number, status, mode, note, snapshot, subtotal, discount, shipping_cost,
          application_fee_amount, total_amount, fingerprint, success_url, fail_url, placed_at)
        values (md5('${number}')::char(24), lpad('', 24, '0'), '${number}', 'placed', 'delivery', '', '{}', 500, 0, 0, 0,
          500, '', '', '', now());
      set session_replication_role = origin`);
  await insertAsBefore('S-1');
  const { rows: before } = await client.pool.query('select * from orders');
  await migrateDatabase(database.url, migrationsFolder);
  await insertAsBefore('S-2');
  const { rows: after } = await client.pool.query('select * from orders order by number');
  const untouched = {
    version: 0,
    accept_by: null,
    promised_from: null,
    promised_to: null,
    closed_reason: null,
    refunded_amount: 0,
    unpaid_reason: null,
    feed_seq: '0',
  };
  expect(after).toEqual([
    { ...before[0], ...untouched },
    { ...after[1], ...untouched },
  ]);
  const { rows } = await client.pool.query(
    "select conname from pg_constraint where contype = 'c' and not convalidated",
  );
  expect(rows).toEqual([]);
  // The restaurant of the orders above, which their foreign key asks for when the feed numbers them.
  await client.pool.query(`set session_replication_role = replica;
    insert into restaurants (id, foundation_id, name, has_delivery, has_collection, is_active, hours, time_zone, order_prefix)
      values (lpad('', 24, '0'), lpad('', 24, '0'), '', true, true, true, '{}', 'Europe/London', 'S');
    set session_replication_role = origin`);
  const change = (assignment: string) =>
    client.pool.query(`update orders set ${assignment} where number = 'S-1'`);
  await change("refunded_amount = 500, promised_from = now(), promised_to = now(), closed_reason = 'closed'");
  await expect(change('refunded_amount = 501')).rejects.toThrow('orders_refunded_amount');
  await expect(change('refunded_amount = -1')).rejects.toThrow('orders_refunded_amount');
  await expect(change("promised_to = now() - interval '1 minute'")).rejects.toThrow('orders_promised');
  await expect(change('promised_from = null')).rejects.toThrow('orders_promised');
  await expect(change("closed_reason = 'whim'")).rejects.toThrow('orders_closed_reason');
  await expect(change('version = -1')).rejects.toThrow('orders_version');
  // What a server of before does when a second paid event comes after the order was declined.
  await change("status = 'declined'");
  await change('placed_at = placed_at');
  await expect(change("status = 'placed', placed_at = now()")).rejects.toThrow('An order is placed once');
  await rm(older, { recursive: true });
  await client.close();
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
  const client = openDatabase(database.url, () => {});
  await client.pool.query(
    'drop schema public cascade; create schema public; drop schema drizzle, pgboss cascade',
  );
  const folder = await migrationsBefore('0002_menu_version');
  const second = join(folder, '0001_rate_limits_and_jobs.sql');
  const statements = await readFile(second, 'utf8');
  await writeFile(second, `${statements}--> statement-breakpoint\nselect nonsense`);
  const applied = async () =>
    (await client.pool.query('select count(*)::int as count from drizzle.__drizzle_migrations')).rows[0]
      .count;
  await expect(migrateDatabase(database.url, folder)).rejects.toThrow();
  expect(await applied()).toBe(1);
  await writeFile(second, statements);
  await migrateDatabase(database.url, folder);
  expect(await applied()).toBe(2);
  await rm(folder, { recursive: true });
  await client.close();
  await database.drop();
});

/** A copy of the migrations that ends before one of them. */
async function migrationsBefore(tag: string): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'tiffin-migrations-'));
  await cp(migrationsFolder, folder, { recursive: true });
  const file = join(folder, 'meta', '_journal.json');
  const journal: { entries: { tag: string }[] } = JSON.parse(await readFile(file, 'utf8'));
  const end = journal.entries.findIndex((entry) => entry.tag === tag);
  await writeFile(file, JSON.stringify({ ...journal, entries: journal.entries.slice(0, end) }));
  return folder;
}

test('a database that does not answer is explained in one sentence', async () => {
  await expect(migrateDatabase('postgres://nobody@127.0.0.1:9/nothing', migrationsFolder)).rejects.toThrow(
    'The database at 127.0.0.1:9 cannot be reached: start it, or correct DATABASE_URL.',
  );
});
