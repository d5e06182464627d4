import { setTimeout as wait } from 'node:timers/promises';
import type { CDPSession } from 'playwright';
import { median } from '../statistics.ts';

/** What a page held at one moment, after a collection. */
interface PageSample {
  readonly at: number;
  readonly heapMegabytes: number;
  readonly nodes: number;
  readonly listeners: number;
}

/** What is counted of a page. */
export type PageFigure = Exclude<keyof PageSample, 'at'>;

/** One figure in the first and the last quarter of a time (medians), and its growth in percent. */
export interface PageTrend {
  readonly first: number;
  readonly last: number;
  readonly growth: number;
}

const everyMs = 10_000;

/** Collects a page's garbage and counts what is left, every ten seconds until `until`. */
export async function watchPageMemory(devTools: CDPSession, until: number): Promise<readonly PageSample[]> {
  const samples: PageSample[] = [];
  await devTools.send('HeapProfiler.enable');
  while (Date.now() < until) {
    await devTools.send('HeapProfiler.collectGarbage');
    const { usedSize } = await devTools.send('Runtime.getHeapUsage');
    const { nodes, jsEventListeners } = await devTools.send('Memory.getDOMCounters');
    samples.push({
      at: Date.now(),
      heapMegabytes: usedSize / 2 ** 20,
      nodes,
      listeners: jsEventListeners,
    });
    await wait(Math.min(everyMs, Math.max(0, until - Date.now())));
  }
  return samples;
}

/** How one figure went from `from` on; undefined where there are too few samples to tell. */
export function trendOf(
  samples: readonly PageSample[],
  figure: PageFigure,
  from: number,
): PageTrend | undefined {
  const judged = samples.filter(({ at }) => at >= from).map((sample) => sample[figure]);
  if (judged.length < 8) return undefined;
  const quarter = Math.floor(judged.length / 4);
  const [first, last] = [median(judged.slice(0, quarter)), median(judged.slice(-quarter))];
  return { first, last, growth: (last / first - 1) * 100 };
}
