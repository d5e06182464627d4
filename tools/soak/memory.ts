import { existsSync, readFileSync } from 'node:fs';
import { type Trend, trendOf } from '../statistics.ts';

/** What a memory may do in a soak. */
export const memoryBar = {
  /** What may be held more in the last quarter after warming up than in the first, in percent. */
  growth: 5,
  /** A shorter run is shown and not judged: tokens and compiled code fill up for a quarter of an hour. */
  fromMs: 20 * 60_000,
} as const;

/** The memory of a process at one moment, in bytes: resident, held after a collection, and compiled code of what is held. */
interface MemorySample {
  readonly at: number;
  readonly rss: number;
  readonly held: number;
  readonly code: number;
}

/** How the memory of a process has developed, in MB. */
export interface MemoryTrend {
  readonly held: Trend;
  readonly code: Trend;
  readonly resident: Trend;
}

/** Reads what the memory probe has written from `from` to `to` (both in ms); undefined when that is too little to tell. */
export function readMemoryTrend(file: string, from: number, to: number): MemoryTrend | undefined {
  if (!existsSync(file)) return undefined;
  const samples = readFileSync(file, 'utf8')
    .split('\n')
    .filter((line) => line !== '')
    .map((line) => JSON.parse(line) as MemorySample)
    .filter(({ at }) => at >= from && at <= to);
  const megabytes = (name: 'held' | 'code' | 'rss') =>
    trendOf(samples.map((sample) => sample[name] / 2 ** 20));
  const [held, code, resident] = [megabytes('held'), megabytes('code'), megabytes('rss')];
  if (held === undefined || code === undefined || resident === undefined) return undefined;
  return { held, code, resident };
}
