import { drizzle, type NodePgDatabase } from 'drizzle-orm/node-postgres';
import pg from 'pg';
import { isDatabaseUnavailable } from './failures.ts';

/** The database as handlers use it: either the pool or, inside `transaction`, one connection of it. */
export type Database = NodePgDatabase;

/** The database inside a transaction. */
export type Transaction = Parameters<Parameters<Database['transaction']>[0]>[0];

/** A pool of connections and the queries over it. */
export interface DatabaseClient {
  readonly db: Database;
  readonly pool: pg.Pool;
  readonly close: () => Promise<void>;
}

// Limits of the queries; every wait ends, so that a stuck database gives an error and never a hang.
const queryLimits = {
  /** How long one statement may run, in ms. */
  statementMs: 5_000,
  /** How long a statement waits for a lock, in ms. */
  lockMs: 4_000,
  /** How long a transaction may stand idle before the database ends it, in ms. */
  idleInTransactionMs: 30_000,
} as const;

/** How many connections are opened, and how long is waited for one, in ms. */
export interface PoolLimits {
  readonly connections: number;
  readonly waitMs: number;
}

/** Opens a pool; nothing is connected before the first query. `onError` hears of connections that broke. */
export function openDatabase(
  url: string,
  onError: (error: Error) => void,
  { connections, waitMs }: PoolLimits = { connections: 1, waitMs: 10_000 },
): DatabaseClient {
  const pool = new pg.Pool({
    connectionString: url,
    max: connections,
    connectionTimeoutMillis: waitMs,
    idleTimeoutMillis: 30_000,
    statement_timeout: queryLimits.statementMs,
    lock_timeout: queryLimits.lockMs,
    idle_in_transaction_session_timeout: queryLimits.idleInTransactionMs,
    // The client's own limit: it also ends a wait for a server that no longer answers at all.
    query_timeout: queryLimits.statementMs + 2_000,
    keepAlive: true,
    application_name: 'tiffin-backend',
  });
  // The pool listens to idle connections only; one that breaks while it is in use would end the whole process.
  pool.on('connect', (client) => client.on('error', onError));
  pool.on('error', () => {});
  const db = drizzle(pool);
  return { db: Object.assign(db, { transaction: transactionsOn(pool) }), pool, close: () => pool.end() };
}

/** drizzle's own transactions lose the connection when they cannot begin, and hand broken ones back for reuse. */
function transactionsOn(pool: pg.Pool): Database['transaction'] {
  return async (run, config) => {
    const client = await pool.connect();
    let isBroken = false;
    try {
      return await drizzle(client).transaction(run, config);
    } catch (error) {
      isBroken = isDatabaseUnavailable(error);
      throw error;
    } finally {
      client.release(isBroken);
    }
  };
}
