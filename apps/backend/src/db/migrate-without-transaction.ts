import type { MigrationMeta } from 'drizzle-orm/migrator';
import pg from 'pg';
import { advisoryLocks } from './locks.ts';
import { recordMigration } from './record-migration.ts';
import { findMissing } from './schema-state.ts';
import { UnusableDatabase } from './unusable-database.ts';

/** The first line of a migration that runs statement by statement, as `create index concurrently` has to. */
const mark = '-- without a transaction';

/** Whether a migration runs without a transaction. Each of its statements may be repeated after a kill. */
export function isWithoutTransaction({ sql: [first = ''] }: MigrationMeta): boolean {
  return first.trimStart().startsWith(mark);
}

/**
 * Applies the first missing migration, which has no transaction, under a lock of the session: where the process is killed,
 * the lock lasts until its last statement has ended. `busy` while another server migrates.
 */
export async function migrateWithoutTransaction(
  client: pg.Client,
  migrations: readonly MigrationMeta[],
): Promise<'applied' | 'busy'> {
  const { rows } = await client.query<{ isHeld: boolean; pid: number }>(
    'select pg_try_advisory_lock($1) as "isHeld", pg_backend_pid() as pid',
    [advisoryLocks.migrations],
  );
  const [lock] = rows;
  if (lock?.isHeld !== true) return 'busy';
  try {
    await requireOwnSession(client, lock.pid);
    const [next] = await findMissing(client, migrations);
    if (next === undefined || !isWithoutTransaction(next)) return 'busy';
    await client.query('set lock_timeout = 0; set statement_timeout = 0');
    await dropInvalidIndexes(client, next);
    for (const statement of next.sql) await client.query(statement);
    await recordMigration(client, next);
    return 'applied';
  } finally {
    // With a broken connection the lock has gone.
    await release(client, lock.pid).catch(() => {});
  }
}

/** What an index build leaves behind when it is killed; `if not exists` would take it for the index. */
async function dropInvalidIndexes(client: pg.Client, migration: MigrationMeta): Promise<void> {
  const { rows } = await client.query<{ name: string }>(
    `select c.relname as name from pg_index i join pg_class c on c.oid = i.indexrelid
      where not i.indisvalid and c.relnamespace = 'public'::regnamespace`,
  );
  const text = migration.sql.join('\n');
  for (const { name } of rows)
    if (text.includes(name))
      await client.query(`drop index concurrently if exists ${pg.escapeIdentifier(name)}`);
}

async function requireOwnSession(client: pg.Client, pid: number): Promise<void> {
  if ((await pidOf(client)) === pid) return;
  throw new UnusableDatabase(
    'This migration needs a session of its own, which a pooler in transaction mode does not give: set DATABASE_LISTEN_URL to the database itself.',
  );
}

/** Gives the lock back. Behind a pooler another session may have it: that one is ended. */
async function release(client: pg.Client, pid: number): Promise<void> {
  if ((await pidOf(client)) === pid)
    await client.query('select pg_advisory_unlock($1)', [advisoryLocks.migrations]);
  else await client.query('select pg_terminate_backend($1)', [pid]);
}

async function pidOf(client: pg.Client): Promise<number | undefined> {
  const { rows } = await client.query<{ pid: number }>('select pg_backend_pid() as pid');
  return rows[0]?.pid;
}
