import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

// Linux reports processor time in hundredths of a second.
const msPerTick = 10;

/** The processor time that a process has used so far, in ms; Linux only, NaN elsewhere. */
export function processorMs(pid: number | undefined): number {
  try {
    const fields = statOf(pid);
    return (Number(fields[11]) + Number(fields[12])) * msPerTick;
  } catch {
    return Number.NaN;
  }
}

/** The processor time that all processes of the PostgreSQL with its data in `folder` have used so far, in ms. */
export function databaseMs(folder: string): number {
  try {
    const main = Number(readFileSync(join(folder, 'postmaster.pid'), 'utf8').split('\n')[0]);
    const own = statOf(main);
    // The time of processes that ended is added to their parent's.
    const ended = (Number(own[13]) + Number(own[14])) * msPerTick;
    const alive = readdirSync('/proc')
      .filter((name) => /^\d+$/.test(name) && isChildOf(main, Number(name)))
      .reduce((sum, name) => sum + processorMs(Number(name)), 0);
    return ended + alive + processorMs(main);
  } catch {
    return Number.NaN;
  }
}

/** The memory that a process holds now, in MB; Linux only, NaN elsewhere. */
export function residentMegabytes(pid: number | undefined): number {
  try {
    const status = readFileSync(`/proc/${pid}/status`, 'utf8');
    return Number(/VmRSS:\s+(\d+) kB/.exec(status)?.[1]) / 1024;
  } catch {
    return Number.NaN;
  }
}

// The fields of proc(5) from the third on: the second, the name, may contain spaces.
const statOf = (pid: number | undefined): string[] =>
  readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')[1]?.split(' ') ?? [];

function isChildOf(parent: number, pid: number): boolean {
  try {
    return Number(statOf(pid)[1]) === parent;
  } catch {
    return false;
  }
}
