import { drizzle, type NodePgDatabase } from 'drizzle-orm/node-postgres';
import pg from 'pg';
import { isDatabaseUnavailable } from './failures.ts';

/** How long one statement may run, in ms. */
export const statementTimeoutMs = 5_000;

/** The database as queries use it: the pool or, inside `transaction`, one connection of it (a `Transaction` is a `Database`). */
export type Database = NodePgDatabase;

/** The database inside a transaction. */
export type Transaction = Parameters<Parameters<Database['transaction']>[0]>[0];

/** A pool of connections and the queries over it. */
export interface DatabaseClient {
  readonly db: Database;
  readonly pool: pg.Pool;
  readonly close: () => Promise<void>;
}

/** How the pool connects. */
export interface PoolSettings {
  /** The most connections that are opened. */
  readonly connections: number;
  /** How long a caller waits for one, in ms. */
  readonly waitMs: number;
  /** Whether named statements stay prepared on their connection; false behind a pooler that does not follow them. */
  readonly preparesStatements: boolean;
}

/** Opens a pool; nothing is connected before the first query. `onError` hears of connections that broke. */
export function openDatabase(
  url: string,
  onError: (error: Error) => void,
  { connections, waitMs, preparesStatements }: PoolSettings = {
    connections: 1,
    waitMs: 10_000,
    preparesStatements: false,
  },
): DatabaseClient {
  const pool = new pg.Pool({
    connectionString: url,
    max: connections,
    connectionTimeoutMillis: waitMs,
    idleTimeoutMillis: 30_000,
    // The database's own limits come from the role's defaults (session-limits.ts). This one of the client also ends a
    // wait for a server that no longer answers at all.
    query_timeout: statementTimeoutMs + 2_000,
    keepAlive: true,
    application_name: 'tiffin-backend',
  });
  // The pool listens to idle connections only; one that breaks while it is in use would end the whole process.
  pool.on('connect', (client) => {
    client.on('error', onError);
    if (!preparesStatements) sendWithoutNames(client);
  });
  // The pool repeats an idle connection's error, which `onError` has heard already; unheard, it would end the process too.
  pool.on('error', () => {});
  const db = drizzle(pool);
  return { db: Object.assign(db, { transaction: transactionsOn(pool) }), pool, close: () => pool.end() };
}

/** Takes the names off statements, so that each is sent whole and none has to be known to the server connection. */
function sendWithoutNames(client: pg.PoolClient): void {
  const send = client.query;
  const query = (statement: unknown, ...rest: unknown[]) =>
    Reflect.apply(send, client, [
      typeof statement === 'object' && statement !== null && 'name' in statement
        ? { ...statement, name: undefined }
        : statement,
      ...rest,
    ]);
  Object.assign(client, { query });
}

/** drizzle's own transactions lose the connection when they cannot begin, and hand broken ones back for reuse. */
function transactionsOn(pool: pg.Pool): Database['transaction'] {
  return (run, config) => withConnection(pool, (client) => drizzle(client).transaction(run, config));
}

/** Uses one connection of a pool. When the database fails meanwhile, the connection is closed instead of being reused. */
export async function withConnection<Result>(
  pool: pg.Pool,
  use: (client: pg.PoolClient) => Promise<Result>,
): Promise<Result> {
  const client = await pool.connect();
  let isBroken = false;
  try {
    return await use(client);
  } catch (error) {
    isBroken = isDatabaseUnavailable(error);
    throw error;
  } finally {
    client.release(isBroken);
  }
}
