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
    // A part of it: V8 compiles whatever becomes hot, and throws it away again.
    const code = getHeapSpaceStatistics()
      .filter(({ space_name: name }) => name.startsWith('code_') || name.startsWith('trusted_'))
      .reduce((sum, { space_used_size: used }) => sum + used, 0);
    appendFileSync(file, `${JSON.stringify({ at: Date.now(), rss, held: heapUsed + external, code })}\n`);
  }, everyMs).unref();
}
