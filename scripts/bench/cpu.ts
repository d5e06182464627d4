import { readFileSync } from 'node:fs';

// Linux tells processor time in hundredths of a second.
const msPerTick = 10;

/** The processor time that a process has used so far, in ms; Linux only, NaN elsewhere. */
export function processorMs(pid: number | undefined): number {
  try {
    const fields = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')[1]?.split(' ') ?? [];
    // utime and stime (proc(5)); the name before them, which may hold spaces, is cut off above.
    return (Number(fields[11]) + Number(fields[12])) * msPerTick;
  } catch {
    return Number.NaN;
  }
}
