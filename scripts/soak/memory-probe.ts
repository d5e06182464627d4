// Loaded before a node of the soak (--import, with --expose-gc): writes down its memory as long as it lives.
import { appendFileSync } from 'node:fs';

const file = process.env.MEMORY_LOG;
const everyMs = 10_000;

if (file !== undefined) {
  setInterval(() => {
    // What is left after a collection is what the program holds on to; the rest is the collector's business.
    globalThis.gc?.();
    const { rss, heapUsed, external } = process.memoryUsage();
    appendFileSync(file, `${JSON.stringify({ at: Date.now(), rss, held: heapUsed + external })}\n`);
  }, everyMs).unref();
}
