import { existsSync, readFileSync, renameSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { Client } from 'pg';
import { CliError, fullDisk, isFullDisk, logStep, reason } from './cli.ts';
import { createCluster, type PostgresServer, startServer } from './postgres.ts';
import { dataFolderFor, moveData, otherOwner } from './postgres-folders.ts';
import { commandOf } from './process-info.ts';
import { embeddedDatabaseUrl } from './settings.ts';

/** A running database and the address at which it is reached. */
export interface Database {
  readonly url: string;
  /** Where its data are. */
  readonly folder: string;
  /** Resolves with one sentence when the server has ended without `stop`. */
  readonly broken: Promise<string>;
  stop(): Promise<void>;
}

const major = '18';
const owner = { user: 'tiffin', password: 'tiffin' };

/**
 * Starts the PostgreSQL that comes with the packages, on `port`, with its data in `wanted` or, where its user cannot
 * enter, in the system folder. Creates the cluster the first time, beside its final place, so that an interrupted
 * creation leaves nothing half-made. `onLine` receives each line of the server's log.
 */
export async function startDatabase(
  wanted: string,
  port: number,
  onLine: (line: string) => void = () => {},
): Promise<Database> {
  const folder = dataFolderFor(wanted);
  if (folder !== wanted) {
    await endLeftover(wanted);
    moveData(wanted, folder);
  }
  if (existsSync(folder)) checkData(folder);
  else await create(folder);

  await endLeftover(folder);
  let server: PostgresServer;
  try {
    server = await startServer(folder, port, { onLine });
    await ensureStore(port);
  } catch (error) {
    throw new CliError(explain(folder, reason(error)));
  }
  let isStopping = false;
  return {
    url: embeddedDatabaseUrl(port),
    folder,
    broken: server.ended.then((text) =>
      // While it is being stopped, its end is no failure.
      isStopping ? new Promise<never>(() => {}) : explain(folder, text),
    ),
    stop: () => {
      isStopping = true;
      return server.stop();
    },
  };
}

async function create(folder: string): Promise<void> {
  logStep('database', 'creating the database cluster ...');
  const draft = `${folder}.new`;
  try {
    rmSync(draft, { recursive: true, force: true });
    await createCluster(draft, owner.user, owner.password);
    renameSync(draft, folder);
  } catch (error) {
    if (error instanceof CliError) throw error;
    throw new CliError(
      isFullDisk(error)
        ? fullDisk(folder)
        : (knownCause(folder, reason(error)) ??
            `Creating the database in ${folder} failed, run the same command again: ${reason(error)}`),
    );
  }
}

/** Refuses data that this server cannot use, and says whose or of which version they are. */
function checkData(folder: string): void {
  const versionFile = join(folder, 'PG_VERSION');
  const other = otherOwner(folder);
  // Someone else's folder shows no files.
  if (!existsSync(versionFile) && (other === undefined || process.getuid?.() === 0)) {
    throw new CliError(damaged(folder));
  }
  if (other !== undefined) {
    throw new CliError(
      `The database in ${folder} belongs to the user ${other}: start Tiffin as the user who created it, or move the folder away to begin with an empty database.`,
    );
  }
  const version = readFileSync(versionFile, 'utf8').trim();
  if (version !== major) {
    throw new CliError(
      `The data in ${folder} belongs to PostgreSQL ${version}, not ${major}: bring it over with pg_upgrade, or move the folder away to begin with an empty database.`,
    );
  }
}

async function ensureStore(port: number): Promise<void> {
  const client = new Client({ ...owner, host: '127.0.0.1', port, database: 'postgres' });
  await client.connect();
  try {
    const { rowCount } = await client.query("select 1 from pg_database where datname = 'tiffin_store'");
    if (rowCount === 0) await client.query('create database tiffin_store');
  } finally {
    await client.end();
  }
}

/** Ends a server that a killed run has left on this very folder: two may never share one. */
export async function endLeftover(folder: string): Promise<void> {
  const lock = join(folder, 'postmaster.pid');
  if (!existsSync(lock)) return;
  const pid = Number(readFileSync(lock, 'utf8').split('\n')[0]);
  if (!Number.isInteger(pid) || pid <= 1) return;
  const command = commandOf(pid);
  if (!command.includes('postgres') || !command.includes(folder)) return;
  logStep('database', `ending the database server ${pid}, left behind by a run that was killed`);
  process.kill(pid, 'SIGINT');
  for (let i = 0; i < 100 && existsSync(lock); i++) await new Promise((resolve) => setTimeout(resolve, 100));
}

function damaged(folder: string): string {
  return `The database in ${folder} is damaged or not a database: restore it from a backup, or delete the folder (rm -r ${folder}) to begin again with the demo restaurants.`;
}

function explain(folder: string, text: string): string {
  return knownCause(folder, text) ?? `${damaged(folder)}\n${text.split('\n').slice(-6).join('\n')}`;
}

function knownCause(folder: string, text: string): string | undefined {
  const library = /error while loading shared libraries: (\S+?):/.exec(text)?.[1];
  if (library) {
    return `PostgreSQL needs the system library ${library}, which this machine lacks: install it (on Debian: apt-get install the package that has it), or point DATABASE_URL at a PostgreSQL of your own.`;
  }
  if (isFullDisk(text)) return fullDisk(folder);
  if (/could not bind|Address already in use/i.test(text)) {
    return 'The database port is taken by another program: stop that one, or choose another with DATABASE_PORT=6439 npm start.';
  }
  const holder = /lock file .* already exists[\s\S]*\(PID (\d+)\)/.exec(text)?.[1];
  if (holder) {
    return `Another PostgreSQL (process ${holder}) uses the data in ${folder}: stop it first (kill -INT ${holder}).`;
  }
  if (/shared memory block .* is still in use/.test(text)) {
    return `Another PostgreSQL uses the data in ${folder}: stop it first.`;
  }
  if (/Permission denied|could not access directory|EACCES/i.test(text)) {
    return `PostgreSQL cannot read or write ${folder}: give the folder back to the user who runs it, or point DATABASE_URL at a PostgreSQL of your own.`;
  }
  return undefined;
}
