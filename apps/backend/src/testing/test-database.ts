import { randomBytes } from 'node:crypto';
import { drizzle } from 'drizzle-orm/node-postgres';
import pg from 'pg';
import { inject } from 'vitest';
import { setSessionLimits } from '../db/session-limits.ts';
import { templateDatabase } from './global-setup.ts';

/** A migrated, empty database of one test file. */
export interface TestDatabase {
  readonly url: string;
  /** Past PgBouncer, where the tests run through one. */
  readonly directUrl: string;
  readonly drop: () => Promise<void>;
}

// Copying a template needs it to itself, and test files run side by side.
const copyLock = 5_481;

/** Copies the template into a database of its own. */
export async function createTestDatabase(): Promise<TestDatabase> {
  const server = inject('postgresDirectUrl');
  const name = `test_${randomBytes(6).toString('hex')}`;
  await onServer(server, 'postgres', async (client) => {
    await client.query('select pg_advisory_lock($1)', [copyLock]);
    await client.query(`create database ${name} template ${templateDatabase}`);
  });
  // They belong to the database's name and are not copied with it.
  await onServer(server, name, (client) => setSessionLimits(drizzle(client)));
  return {
    url: `${inject('postgresUrl')}/${name}`,
    directUrl: `${server}/${name}`,
    drop: () =>
      onServer(
        server,
        'postgres',
        async (client) => void (await client.query(`drop database if exists ${name} with (force)`)),
      ),
  };
}

async function onServer(
  server: string,
  database: string,
  run: (client: pg.Client) => Promise<void>,
): Promise<void> {
  const client = new pg.Client({ connectionString: `${server}/${database}` });
  await client.connect();
  try {
    await run(client);
  } finally {
    await client.end();
  }
}
