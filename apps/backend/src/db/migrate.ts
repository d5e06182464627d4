import { existsSync } from 'node:fs';
import { sql } from 'drizzle-orm';
import { readMigrationFiles } from 'drizzle-orm/migrator';
import { drizzle } from 'drizzle-orm/node-postgres';
import pg from 'pg';
import type { Transaction } from './client.ts';
import { advisoryLocks } from './locks.ts';
import { setSessionLimits } from './session-limits.ts';

/** A database that cannot be used at start; the message says what to do. */
export class UnusableDatabase extends Error {
  override name = 'UnusableDatabase';
}

/** Brings the database's tables up to date; several servers may start at once, one migrates and the others wait. */
export async function migrateDatabase(url: string, folder: string): Promise<void> {
  if (!existsSync(folder))
    throw new UnusableDatabase(`The migrations are missing: ${folder} does not exist.`);
  const client = new pg.Client({
    connectionString: url,
    connectionTimeoutMillis: 10_000,
    application_name: 'tiffin-migrate',
  });
  // A connection that breaks fails its query as well; unheard, the event would end the process without a word.
  client.on('error', () => {});
  try {
    await client.connect();
  } catch (error) {
    const { host } = new URL(url);
    throw new UnusableDatabase(
      `The database at ${host} cannot be reached: start it, or correct DATABASE_URL.`,
      { cause: error },
    );
  }
  try {
    let isUpToDate = false;
    while (!isUpToDate) {
      // One transaction for each migration, so that none holds the locks of another until the end. The lock is taken
      // in each: behind a pooler the next transaction may be on another server connection.
      isUpToDate = await drizzle(client).transaction(async (tx) => {
        await tx.execute(sql`set local lock_timeout = 0; set local statement_timeout = 0`);
        await tx.execute(sql`select pg_advisory_xact_lock(${advisoryLocks.migrations})`);
        if (await applyNextMigration(tx, folder)) return false;
        await setSessionLimits(tx);
        return true;
      });
    }
  } finally {
    await client.end();
  }
}

/**
 * Applies the first migration that has not been applied, if there is one, and returns whether there was. It does what
 * drizzle's `migrate` does, in its tables, but within a transaction that is under way; its own begins one for them all.
 */
async function applyNextMigration(tx: Transaction, folder: string): Promise<boolean> {
  await tx.execute(sql`create schema if not exists drizzle`);
  await tx.execute(
    sql`create table if not exists drizzle.__drizzle_migrations (id serial primary key, hash text not null, created_at bigint)`,
  );
  const { rows } = await tx.execute<{ last: string | null }>(
    sql`select max(created_at) as last from drizzle.__drizzle_migrations`,
  );
  const last = Number(rows[0]?.last ?? 0);
  const next = readMigrationFiles({ migrationsFolder: folder }).find(
    ({ folderMillis }) => folderMillis > last,
  );
  if (next === undefined) return false;
  for (const statement of next.sql) await tx.execute(sql.raw(statement));
  await tx.execute(
    sql`insert into drizzle.__drizzle_migrations (hash, created_at) values (${next.hash}, ${next.folderMillis})`,
  );
  return true;
}
