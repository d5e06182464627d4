import type { Pool } from 'pg';

/** Whether a statement of this database that begins with `query` waits for a lock. */
export async function isWaitingForLock(pool: Pool, query: string): Promise<boolean> {
  const { rows } = await pool.query(
    `select from pg_stat_activity
     where datname = current_database() and wait_event_type = 'Lock' and query like $1 || '%'`,
    [query],
  );
  return rows.length > 0;
}
