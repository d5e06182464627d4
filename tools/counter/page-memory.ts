import { setTimeout as wait } from 'node:timers/promises';
import type { CDPSession } from 'playwright';

/** What a page holds at one moment, after a garbage collection. */
interface PageSample {
  readonly at: number;
  readonly heapMegabytes: number;
  readonly nodes: number;
  readonly listeners: number;
}

/** What is measured of a page. */
export type PageFigure = Exclude<keyof PageSample, 'at'>;

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
