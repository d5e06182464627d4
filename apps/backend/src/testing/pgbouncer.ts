import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

/** A PgBouncer before a PostgreSQL, in transaction mode. */
export interface TestPgBouncer {
  readonly port: number;
  readonly stop: () => Promise<void>;
}

/** The settings that operators are given, so that the tests try those. */
const recommendedSettings = fileURLToPath(new URL('../../../../docs/pgbouncer.ini', import.meta.url));

/** Whether this run goes through PgBouncer (`npm run test:pgbouncer`). */
export const usesPgBouncer = process.env.PGBOUNCER === '1';

/** What the backend's environment needs for it: Debian 12 has a version that does not follow prepared statements. */
export const poolerEnvironment: Readonly<Record<string, string>> = usesPgBouncer
  ? { DATABASE_PREPARED_STATEMENTS: 'off' }
  : {};

/** Starts PgBouncer on `port` before the PostgreSQL on `postgresPort`; it serves every database of it. */
export async function startPgBouncer(
  folder: string,
  postgresPort: number,
  port: number,
): Promise<TestPgBouncer> {
  const file = join(folder, 'pgbouncer.ini');
  await writeFile(
    file,
    `[databases]
* = host=127.0.0.1 port=${postgresPort} user=postgres password=postgres
[pgbouncer]
listen_addr = 127.0.0.1
listen_port = ${port}
unix_socket_dir =
auth_type = any
%include ${recommendedSettings}
`,
  );
  // It refuses to run as root. Debian keeps it where only root's PATH leads.
  const user = process.getuid?.() === 0 ? ['-u', 'postgres'] : [];
  const child = spawn('pgbouncer', [...user, file], {
    stdio: ['ignore', 'ignore', 'pipe'],
    env: { ...process.env, PATH: `${process.env.PATH}:/usr/sbin` },
  });
  await untilReady(child);
  return {
    port,
    stop: async () => {
      const ended = once(child, 'exit');
      child.kill('SIGTERM');
      await ended;
    },
  };
}

function untilReady(child: ChildProcess): Promise<void> {
  return new Promise((resolve, reject) => {
    let log = '';
    child.stderr?.on('data', (chunk: Buffer) => {
      if (log.includes('process up')) return;
      log += chunk.toString();
      if (log.includes('process up')) resolve();
    });
    child.once('error', () =>
      reject(new Error('PgBouncer is not installed: install it (on Debian: apt-get install pgbouncer).')),
    );
    child.once('exit', (code) => reject(new Error(`PgBouncer ended with ${code}: ${log}`)));
  });
}
