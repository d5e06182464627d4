// What the system says about other processes: from /proc where there is one, since slim containers have no ps.
import { execFileSync } from 'node:child_process';
import { existsSync, readdirSync, readFileSync, readlinkSync } from 'node:fs';
import { dirname, join } from 'node:path';

/** The command line of a process; empty when it is gone. */
export function commandOf(pid: number): string {
  try {
    if (existsSync('/proc/self/cmdline')) {
      return readFileSync(`/proc/${pid}/cmdline`, 'utf8').replaceAll('\0', ' ').trim();
    }
    return execFileSync('ps', ['-o', 'args=', '-p', String(pid)], { encoding: 'utf8' }).trim();
  } catch {
    return '';
  }
}

/** Names the program that listens on `port` of this machine, where the system shows it (Linux). */
export function ownerOf(port: number): string {
  const pid = listener(port);
  if (pid === undefined) return 'another program';
  const command = commandOf(pid);
  const clone = partOfTiffin.test(command) ? cloneOf(pid) : undefined;
  if (clone !== undefined) return `Tiffin in ${clone}`;
  return `process ${pid} (${command.length > 60 ? `${command.slice(0, 60)}…` : command})`;
}

/** The command lines of what `npm start` runs. */
const partOfTiffin =
  /scripts\/start|apps\/(sandbox|backend|storefront|counter)\/|srvx|storybook|\/bin\/postgres/;

function listener(port: number): number | undefined {
  try {
    const sockets = new Set(
      ['tcp', 'tcp6'].flatMap((table) => listening(readFileSync(`/proc/net/${table}`, 'utf8'), port)),
    );
    if (sockets.size === 0) return undefined;
    return readdirSync('/proc')
      .filter((name) => /^\d+$/.test(name))
      .map(Number)
      .find((pid) => openFiles(pid).some((file) => sockets.has(file)));
  } catch {
    return undefined;
  }
}

/** The sockets of one table of /proc/net that listen on `port`, as they stand in a process's list of open files. */
function listening(table: string, port: number): string[] {
  const hex = port.toString(16).toUpperCase().padStart(4, '0');
  return table.split('\n').flatMap((line) => {
    const [, local = '', , state, , , , , , inode] = line.trim().split(/\s+/);
    // 0A is LISTEN.
    return state === '0A' && local.endsWith(`:${hex}`) ? [`socket:[${inode}]`] : [];
  });
}

function openFiles(pid: number): string[] {
  return attempt(() => readdirSync(`/proc/${pid}/fd`), []).map((fd) =>
    attempt(() => readlinkSync(`/proc/${pid}/fd/${fd}`), ''),
  );
}

/** What another process shows may be gone a moment later, or be closed to us. */
function attempt<Result>(read: () => Result, otherwise: Result): Result {
  try {
    return read();
  } catch {
    return otherwise;
  }
}

/** The clone of Tiffin in whose folders the process runs. */
function cloneOf(pid: number): string | undefined {
  try {
    for (let folder = readlinkSync(`/proc/${pid}/cwd`); ; folder = dirname(folder)) {
      // The data of root's PostgreSQL may lie apart from the clone.
      const note = join(folder, 'belongs-to');
      if (existsSync(note)) return dirname(dirname(readFileSync(note, 'utf8').trim()));
      if (existsSync(join(folder, 'scripts', 'stack', 'stack.ts'))) return folder;
      if (folder === dirname(folder)) return undefined;
    }
  } catch {
    return undefined;
  }
}
