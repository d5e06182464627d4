import type pg from 'pg';

/**
 * Runs reads that must all see the same moment of the database, so that a change committed between two of them does
 * not show half.
 */
export async function inSnapshot<Result>(
  pool: pg.Pool,
  run: (client: pg.PoolClient) => Promise<Result>,
): Promise<Result> {
  const client = await pool.connect();
  try {
    await client.query('begin isolation level repeatable read read only');
    const result = await run(client);
    await client.query('commit');
    return result;
  } catch (error) {
    // A broken connection cannot be rolled back and is not reused.
    await client.query('rollback').catch(() => {});
    throw error;
  } finally {
    client.release();
  }
}
