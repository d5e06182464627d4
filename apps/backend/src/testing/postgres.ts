import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { Client } from 'pg';
import { freePorts } from '../../../../scripts/stack/free-ports.ts';
import { createCluster, type PostgresServer, startServer } from '../../../../scripts/stack/postgres.ts';
import { temporaryFolder } from '../../../../scripts/stack/postgres-folders.ts';
import { startPgBouncer, usesPgBouncer } from './pgbouncer.ts';

/** A real PostgreSQL of its own, in a folder that goes away with it. */
export interface TestPostgres {
  /** The address for the backend, without a database's name; with PGBOUNCER=1 it is PgBouncer's. */
  readonly url: string;
  /** The server's own address, for what needs a session of its own or no other session at all. */
  readonly directUrl: string;
  readonly createDatabase: (name: string) => Promise<void>;
  /** Ends every connection and stays away until `start`; the data stay. */
  readonly stop: () => Promise<void>;
  readonly start: () => Promise<void>;
  readonly remove: () => Promise<void>;
}

// Tests lose nothing when the machine does, so nothing waits for the disk.
const settings = ['fsync=off', 'synchronous_commit=off', 'full_page_writes=off', 'max_connections=300'];

/** Starts a PostgreSQL on a free port. */
export async function startPostgres(): Promise<TestPostgres> {
  const folder = temporaryFolder('tiffin-test-postgres-');
  const data = join(folder, 'data');
  const started = await createAndStart(data).catch((error: unknown) => {
    rmSync(folder, { recursive: true, force: true });
    throw new Error("The tests' PostgreSQL did not start", { cause: error });
  });
  const { port } = started;
  let { server } = started;
  const addressAt = (atPort: number) => `postgres://postgres:postgres@127.0.0.1:${atPort}`;
  const directUrl = addressAt(port);
  const { pooler } = await freePorts(['pooler']);
  const bouncer = usesPgBouncer ? await startPgBouncer(folder, port, pooler) : null;
  return {
    url: addressAt(bouncer?.port ?? port),
    directUrl,
    createDatabase: async (name) => {
      const client = new Client(`${directUrl}/postgres`);
      await client.connect();
      await client.query(`create database ${client.escapeIdentifier(name)}`);
      await client.end();
    },
    stop: () => server.stop(),
    start: async () => {
      server = await startServer(data, port, { settings });
    },
    remove: async () => {
      await bouncer?.stop();
      await server.stop();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

async function createAndStart(data: string): Promise<{ server: PostgresServer; port: number }> {
  await createCluster(data, 'postgres', 'postgres');
  for (;;) {
    const { postgres: port } = await freePorts(['postgres']);
    try {
      return { server: await startServer(data, port, { settings }), port };
    } catch (error) {
      // Another program was quicker to take the port.
      if (!/could not bind/.test(String(error))) throw error;
    }
  }
}
