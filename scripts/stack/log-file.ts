import { mkdirSync, openSync, writeSync } from 'node:fs';
import { dirname } from 'node:path';
import { isFullDisk } from './cli.ts';

/** A log that is written at once; `onFullDisk` is called when a line no longer fits on the disk. */
export function openLog(
  file: string,
  onFullDisk: () => void = () => {},
): { write(text: string | Uint8Array): void } {
  mkdirSync(dirname(file), { recursive: true });
  const log = openSync(file, 'w');
  return {
    write: (text) => {
      try {
        writeSync(log, typeof text === 'string' ? Buffer.from(text) : text);
      } catch (error) {
        // The program that writes goes on: a log is worth less than the orders it takes.
        if (!isFullDisk(error)) throw error;
        onFullDisk();
      }
    },
  };
}
