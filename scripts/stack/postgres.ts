// Creates clusters and runs servers with the PostgreSQL that comes with the packages.
import { type ChildProcess, spawn } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { createInterface } from 'node:readline';
import { giveToPostgres, postgresPrograms, postgresUser } from './postgres-folders.ts';

/** A running PostgreSQL server. */
export interface PostgresServer {
  /** Resolves with the last lines that the server printed, when it has ended for any reason. */
  readonly ended: Promise<string>;
  /** Ends every connection and stops the server; the data stay. */
  stop(): Promise<void>;
}

// Not the clone: PostgreSQL's user may be kept out of it. One language, since the messages are read.
const options = () => ({
  ...postgresUser(),
  cwd: '/',
  env: { ...process.env, LC_ALL: 'C' },
});

/** Creates an empty cluster in `folder` with one superuser; fails with what PostgreSQL printed. */
export async function createCluster(folder: string, user: string, password: string): Promise<void> {
  const { initdb } = await postgresPrograms();
  mkdirSync(folder, { mode: 0o700 });
  giveToPostgres(folder);
  // Beside the cluster, which has to be empty; initdb takes a password from no other place.
  const passwordFile = `${folder}.${randomUUID()}`;
  writeFileSync(passwordFile, password, { mode: 0o600 });
  try {
    giveToPostgres(passwordFile);
    const child = spawn(
      initdb,
      [
        `--pgdata=${folder}`,
        `--username=${user}`,
        `--pwfile=${passwordFile}`,
        '--auth=scram-sha-256',
        '--encoding=UTF8',
        '--locale=C',
        '--locale-provider=builtin',
        '--builtin-locale=C.UTF-8',
      ],
      { ...options(), stdio: ['ignore', 'pipe', 'pipe'] },
    );
    const lines = lastLines(child);
    if ((await endOf(child)) !== 0) throw new Error(lines.join('\n'));
  } finally {
    rmSync(passwordFile, { force: true });
  }
}

/**
 * Starts a server on the cluster in `folder`; resolves when it accepts connections on 127.0.0.1 at `port`, and fails with what it
 * printed when it cannot.
 */
export async function startServer(
  folder: string,
  port: number,
  { settings = [], onLine }: { settings?: readonly string[]; onLine?: (line: string) => void } = {},
): Promise<PostgresServer> {
  const { postgres } = await postgresPrograms();
  const fixed = [
    'listen_addresses=127.0.0.1',
    'unix_socket_directories=',
    'lc_messages=C',
    'logging_collector=off',
  ];
  const flags = [...fixed, ...settings].flatMap((setting) => ['-c', setting]);
  const child = spawn(postgres, ['-D', folder, '-p', String(port), ...flags], {
    ...options(),
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  const isReady = Promise.withResolvers<void>();
  const lines = lastLines(child, (line) => {
    if (line.includes('database system is ready to accept connections')) isReady.resolve();
    onLine?.(line);
  });
  // A program that ends without having stopped its server takes it along.
  const interrupt = () => void child.kill('SIGINT');
  process.once('exit', interrupt);
  const ended = endOf(child).then(() => {
    process.off('exit', interrupt);
    return lines.join('\n');
  });
  await Promise.race([
    isReady.promise,
    ended.then((text) => {
      throw new Error(text);
    }),
  ]);
  return {
    ended,
    stop: async () => {
      interrupt();
      await ended;
    },
  };
}

/** The last lines that a program prints, in an array that goes on being filled. */
function lastLines(child: ChildProcess, onLine?: (line: string) => void): string[] {
  const lines: string[] = [];
  for (const stream of [child.stdout, child.stderr]) {
    if (!stream) continue;
    createInterface({ input: stream }).on('line', (line) => {
      lines.push(line);
      if (lines.length > 30) lines.shift();
      onLine?.(line);
    });
  }
  child.once('error', (error) => lines.push(error.message));
  return lines;
}

/** Resolves with the exit code once the program has ended and everything it printed was read. */
async function endOf(child: ChildProcess): Promise<number | undefined> {
  try {
    const [code] = await once(child, 'close');
    return typeof code === 'number' ? code : undefined;
  } catch {
    // It could not be started; the reason is among its lines.
    return undefined;
  }
}
