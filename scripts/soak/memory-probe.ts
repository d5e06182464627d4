// Loaded before a node of the soak (--import, with --expose-gc): writes down its memory as long as it lives.
import { appendFileSync } from 'node:fs';
import { getHeapSpaceStatistics } from 'node:v8';

const file = process.env.MEMORY_LOG;
const everyMs = 10_000;

if (file !== undefined) {
  setInterval(() => {
    // What is left after a collection is what the program holds on to; the rest is the collector's business.
    globalThis.gc?.();
    const { rss, heapUsed, external } = process.memoryUsage();
    // What V8 has compiled grows for as long as something becomes hot for the first time, and it throws it away again.
    const code = getHeapSpaceStatistics()
      .filter(({ space_name: name }) => name.startsWith('code_') || name.startsWith('trusted_'))
      .reduce((sum, { space_used_size: used }) => sum + used, 0);
    const held = heapUsed + external - code;
    appendFileSync(file, `${JSON.stringify({ at: Date.now(), rss, held, code })}\n`);
  }, everyMs).unref();
}
