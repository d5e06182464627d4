import { existsSync, readFileSync } from 'node:fs';

/** One look at a process: bytes resident, bytes held after a collection, and those of them that are compiled code. */
interface MemorySample {
  readonly at: number;
  readonly rss: number;
  readonly held: number;
  readonly code: number;
}

/** What a process held in the first and the last quarter after warming up, in MB (medians). */
export interface MemoryTrend {
  readonly samples: number;
  readonly held: { readonly first: number; readonly last: number };
  readonly code: { readonly first: number; readonly last: number };
  readonly resident: { readonly first: number; readonly last: number };
}

/** Reads what a process has noted from `from` to `to` (both in ms); undefined when that is too little to tell. */
export function memoryTrend(file: string, from: number, to: number): MemoryTrend | undefined {
  if (!existsSync(file)) return undefined;
  const samples = readFileSync(file, 'utf8')
    .split('\n')
    .filter((line) => line !== '')
    .map((line) => JSON.parse(line) as MemorySample)
    .filter(({ at }) => at >= from && at <= to);
  if (samples.length < 8) return undefined;
  const quarter = Math.floor(samples.length / 4);
  const first = samples.slice(0, quarter);
  const last = samples.slice(-quarter);
  const trend = (of: (sample: MemorySample) => number) => ({
    first: megabytes(first.map(of)),
    last: megabytes(last.map(of)),
  });
  return {
    samples: samples.length,
    held: trend(({ held }) => held),
    code: trend(({ code }) => code),
    resident: trend(({ rss }) => rss),
  };
}

/** By how much something has grown, in percent. */
export function growth({ first, last }: { readonly first: number; readonly last: number }): number {
  return (last / first - 1) * 100;
}

function megabytes(values: readonly number[]): number {
  const sorted = [...values].sort((a, b) => a - b);
  return (sorted[Math.floor(sorted.length / 2)] ?? 0) / 2 ** 20;
}
