import { once } from 'node:events';
import { Worker } from 'node:worker_threads';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createApp } from '../app.ts';
import { rounds } from '../testing/soak.ts';
import { startTestApp, type TestApp, testFoundationId } from '../testing/test-app.ts';
import { testRestaurantYaml } from '../testing/test-restaurant.ts';
import { type Listening, listen, type ServerLimits } from './listen.ts';
import type { SlowCallersMessage, SlowCallersWork } from './testing/slow-callers.ts';

let backend: TestApp;
let server: Listening;
beforeAll(async () => {
  backend = await startTestApp();
  await backend.addRestaurant(testRestaurantYaml());
  // In full with the limits of production, so that the figures are those of production.
  const limits = rounds<Partial<ServerLimits>>({ headersMs: 5_000, requestMs: 5_000, checkMs: 100 }, {});
  server = await listen(createApp(backend.app), 0, '127.0.0.1', limits);
});
afterAll(async () => {
  await server.close(0);
  await backend.close();
});

interface Attack {
  /** Opens no new connections, waits until the last one is cut off, and returns how they ended. */
  readonly stop: () => Promise<Readonly<Record<string, number>>>;
}

async function attack(count: number): Promise<Attack> {
  const bodyHead = `POST /auth/forgot-password HTTP/1.1\r\nhost: x\r\nfoundation-id: ${testFoundationId}\r\ncontent-type: application/json\r\ncontent-length: 9000\r\n\r\n`;
  const workerData: SlowCallersWork = { port: server.port, count, bodyHead };
  const worker = new Worker(new URL('./testing/slow-callers.ts', import.meta.url), { workerData });
  await once(worker, 'message');
  return {
    stop: async () => {
      const ended = once(worker, 'message');
      worker.postMessage('stop');
      const [message]: SlowCallersMessage[] = await ended;
      await worker.terminate();
      return message?.kind === 'ended' ? message.statuses : {};
    },
  };
}

/** What 99 of 100 honest requests take at most, in ms; each must be served. */
async function p99OfOthers(): Promise<number> {
  const took: number[] = [];
  // In full as long as slow callers are suffered, so that cutting them off is measured as well.
  const endsAt = performance.now() + rounds(0, 12_000);
  const caller = async () => {
    while (took.length < 200 || performance.now() < endsAt) {
      const startedAt = performance.now();
      const answer = await fetch(`http://127.0.0.1:${server.port}/restaurants/by-domain/testaurant.test`, {
        headers: { 'foundation-id': testFoundationId },
      });
      await answer.arrayBuffer();
      expect(answer.status).toBe(200);
      took.push(performance.now() - startedAt);
    }
  };
  await Promise.all(Array.from({ length: 4 }, caller));
  took.sort((a, b) => a - b);
  return took[Math.floor(took.length * 0.99)] ?? 0;
}

const slowCallers = 500;
const times = rounds(1, 5);
test(`${slowCallers} slow callers are all cut off, and everybody else is served meanwhile`, {
  timeout: 60_000 + 60_000 * times,
}, async () => {
  await p99OfOthers();
  const ratios: number[] = [];
  for (let round = 1; round <= times; round += 1) {
    const without = await p99OfOthers();
    const slow = await attack(slowCallers);
    const during = await p99OfOthers();
    const statuses = await slow.stop();
    const { 408: refused = 0, closed = 0, ...other } = statuses;
    // A byte that crosses the answer on its way takes the answer with it, so not everybody reads it.
    expect(refused).toBeGreaterThan(0);
    expect(refused + closed).toBeGreaterThanOrEqual(slowCallers);
    expect(other).toEqual({});
    ratios.push(during / without);
    console.log(
      `round ${round}: others' p99 ${during.toFixed(1)} ms beside ${slowCallers} slow callers, ${without.toFixed(1)} ms without; ${refused + closed} cut off`,
    );
  }
  ratios.sort((a, b) => a - b);
  const [least = 0, most = 0] = [ratios[0], ratios.at(-1)];
  const median = ratios[Math.floor(ratios.length / 2)] ?? 0;
  console.log(`others' p99 grows ${median.toFixed(2)} times (spread ${least.toFixed(2)}–${most.toFixed(2)})`);
});
