import { drizzle } from 'drizzle-orm/node-postgres';
import type pg from 'pg';
import { withConnection } from './client.ts';

/**
 * Runs reads that must all see the same moment of the database, so that a change committed between two of them does
 * not show half. They use the connection itself, for statements that stay prepared on it.
 */
export function inSnapshot<Result>(
  pool: pg.Pool,
  run: (client: pg.PoolClient) => Promise<Result>,
): Promise<Result> {
  return withConnection(pool, (client) =>
    drizzle(client).transaction(() => run(client), {
      isolationLevel: 'repeatable read',
      accessMode: 'read only',
    }),
  );
}
