import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { root } from '../../scripts/stack/settings.ts';

/** What the last soak found about memory, kept in dist/soak.json. */
export interface LastSoak {
  readonly minutes: number;
  readonly seed: number;
  /** When it ended, as an ISO timestamp. */
  readonly endedAt: string;
  /** By how much the memory of each node that lived throughout grew after warming up, in percent. */
  readonly growth: Readonly<Record<string, number>>;
}

const file = join(root, 'dist', 'soak.json');

/** Writes the result for the next benchmark report. */
export function keepLastSoak(soak: LastSoak): void {
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, `${JSON.stringify(soak, null, 2)}\n`);
}

/** Reads the result of the last soak on this checkout; undefined when there was none. */
export function readLastSoak(): LastSoak | undefined {
  try {
    return JSON.parse(readFileSync(file, 'utf8')) as LastSoak;
  } catch {
    return undefined;
  }
}
