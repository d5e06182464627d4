import { existsSync } from 'node:fs';
import { drizzle } from 'drizzle-orm/node-postgres';
import { migrate } from 'drizzle-orm/node-postgres/migrator';
import pg from 'pg';
import { advisoryLocks } from './advisory-locks.ts';

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
    // drizzle takes no lock of its own; this one ends with the connection, also when the process dies.
    await client.query('select pg_advisory_lock($1)', [advisoryLocks.migrations]);
    await migrate(drizzle(client), { migrationsFolder: folder });
  } finally {
    await client.end();
  }
}
