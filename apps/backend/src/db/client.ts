import { drizzle, type NodePgDatabase } from 'drizzle-orm/node-postgres';
import pg from 'pg';
import * as schema from './schema.ts';

/** The database as handlers use it: either the pool or, inside `transaction`, one connection of it. */
export type Database = NodePgDatabase<typeof schema>;

/** The database inside a transaction. */
export type Transaction = Parameters<Parameters<Database['transaction']>[0]>[0];

/** A pool of connections and the queries over it. */
export interface DatabaseClient {
  readonly db: Database;
  readonly pool: pg.Pool;
  readonly close: () => Promise<void>;
}

// Limits of the pool; every wait ends, so that a stuck database gives an error and never a hang.
const poolLimits = {
  connections: 20,
  /** How long a request waits for a free connection, in ms. */
  connectMs: 3_000,
  /** How long one statement may run, in ms. */
  statementMs: 5_000,
  /** How long a statement waits for a lock, in ms. */
  lockMs: 4_000,
  /** How long a transaction may stand idle before the database ends it, in ms. */
  idleInTransactionMs: 30_000,
} as const;

/** Opens a pool; nothing is connected before the first query. `onError` hears of idle connections that broke. */
export function openDatabase(
  url: string,
  onError: (error: Error) => void,
  connections: number = poolLimits.connections,
): DatabaseClient {
  const pool = new pg.Pool({
    connectionString: url,
    max: connections,
    connectionTimeoutMillis: poolLimits.connectMs,
    idleTimeoutMillis: 30_000,
    statement_timeout: poolLimits.statementMs,
    lock_timeout: poolLimits.lockMs,
    idle_in_transaction_session_timeout: poolLimits.idleInTransactionMs,
    // The client's own limit: it also ends a wait for a server that no longer answers at all.
    query_timeout: poolLimits.statementMs + 2_000,
    keepAlive: true,
    application_name: 'tiffin-backend',
  });
  pool.on('error', onError);
  return { db: drizzle(pool, { schema }), pool, close: () => pool.end() };
}
