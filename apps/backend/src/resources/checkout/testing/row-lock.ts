import pg from 'pg';
import { expect } from 'vitest';

/** Rows held from outside, so that the backend comes to a stand exactly where it wants to write them. */
export interface RowLock {
  /** Settles when a transaction waits for the rows. */
  readonly reached: () => Promise<void>;
  /** Gives the rows to those who wait. */
  readonly giveBack: () => Promise<void>;
  /** Gives the rows back, but not to those who wait: their statements end unfinished, as their process did. */
  readonly release: () => Promise<void>;
}

const waiting = 'from pg_stat_activity where pg_backend_pid() = any(pg_blocking_pids(pid))';

/** Locks what a query selects. */
export async function lockRows(
  databaseUrl: string,
  query: string,
  values: readonly unknown[] = [],
): Promise<RowLock> {
  const client = new pg.Client({ connectionString: databaseUrl });
  await client.connect();
  await client.query('begin');
  // Held as long as a slow test needs; the limits of the role are made for requests.
  await client.query('set local idle_in_transaction_session_timeout = 0');
  const { rowCount } = await client.query(`${query} for update`, [...values]);
  if (rowCount === 0) throw new Error(`There is nothing to lock: ${query}`);
  const countWaiting = async () => {
    // A transaction goes on seeing the connections of its first look; a pooler may open one later.
    await client.query('select pg_stat_clear_snapshot()');
    return (await client.query(`select pid ${waiting}`)).rowCount;
  };
  return {
    reached: () => expect.poll(countWaiting, { interval: 10 }).toBeGreaterThan(0),
    giveBack: async () => {
      await client.query('rollback');
      await client.end();
    },
    release: async () => {
      await client.query(`select pg_terminate_backend(pid, 5000) ${waiting}`);
      await client.query('rollback');
      await client.end();
    },
  };
}
