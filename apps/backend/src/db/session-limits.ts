import { sql } from 'drizzle-orm';
import { type Database, statementTimeoutMs } from './client.ts';

const limits = {
  statement_timeout: statementTimeoutMs,
  /** How long a statement waits for a lock, in ms. */
  lock_timeout: 4_000,
  /** How long a transaction may stand idle before the database ends it, in ms. */
  idle_in_transaction_session_timeout: 30_000,
} as const;

/**
 * Makes the limits of every wait defaults of the current role in this database. A pooler refuses them as start
 * parameters, and a `SET` outside a transaction stays with a server connection that the next client gets.
 */
export async function setSessionLimits(db: Database): Promise<void> {
  const [database] = (await db.execute<{ name: string }>(sql`select current_database() as name`)).rows;
  for (const [name, milliseconds] of Object.entries(limits)) {
    const setting = sql.raw(`${name} = ${milliseconds}`);
    await db.execute(
      sql`alter role current_user in database ${sql.identifier(database?.name ?? '')} set ${setting}`,
    );
    // Defaults hold for new sessions only, and a pooler gives this one to the next client.
    await db.execute(sql`set ${setting}`);
  }
}
