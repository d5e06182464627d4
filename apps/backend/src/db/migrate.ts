import { setTimeout as wait } from 'node:timers/promises';
import { sql } from 'drizzle-orm';
import type { MigrationMeta } from 'drizzle-orm/migrator';
import { drizzle } from 'drizzle-orm/node-postgres';
import type pg from 'pg';
import { advisoryLocks } from './locks.ts';
import { isWithoutTransaction, migrateWithoutTransaction } from './migrate-without-transaction.ts';
import { recordMigration } from './record-migration.ts';
import { connectForSchema, findMissing, readMigrations } from './schema-state.ts';
import { setSessionLimits } from './session-limits.ts';

/** What one step came to: `busy` while another server migrates, `needs_session` where the next has no transaction. */
type Step = 'applied' | 'busy' | 'needs_session' | 'up_to_date';

const pollMs = 250;

/**
 * Brings the database's tables up to date and returns how many migrations that took; several servers may start at once,
 * one migrates and the others wait.
 */
export async function migrateDatabase(url: string, folder: string): Promise<number> {
  const migrations = readMigrations(folder);
  const client = await connectForSchema(url);
  try {
    let applied = 0;
    for (;;) {
      const step = await migrateInTransaction(client, migrations);
      const done = step === 'needs_session' ? await migrateWithoutTransaction(client, migrations) : step;
      if (done === 'up_to_date') return applied;
      if (done === 'applied') applied += 1;
      // Who waits inside a statement or a transaction holds a snapshot, for which `create index concurrently` waits.
      else await wait(pollMs);
    }
  } finally {
    await client.end();
  }
}

/**
 * Applies the first migration that is missing. It does what drizzle's `migrate` does, in its tables, but with one
 * transaction for each migration, so that none holds the locks of another until the end. The lock is taken in each:
 * behind a pooler the next transaction may be on another server connection.
 */
function migrateInTransaction(client: pg.Client, migrations: readonly MigrationMeta[]): Promise<Step> {
  return drizzle(client).transaction(async (tx) => {
    await tx.execute(sql`set local lock_timeout = 0; set local statement_timeout = 0`);
    const { rows } = await tx.execute<{ isHeld: boolean }>(
      sql`select pg_try_advisory_xact_lock(${advisoryLocks.migrations}) as "isHeld"`,
    );
    const [next] = await findMissing(client, migrations);
    // A server that lacks nothing need not wait for one that goes on to later migrations.
    if (rows[0]?.isHeld !== true) return next === undefined ? 'up_to_date' : 'busy';
    if (next === undefined) {
      await setSessionLimits(tx);
      return 'up_to_date';
    }
    if (isWithoutTransaction(next)) return 'needs_session';
    for (const statement of next.sql) await tx.execute(sql.raw(statement));
    await recordMigration(client, next);
    return 'applied';
  });
}
