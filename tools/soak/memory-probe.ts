// Loaded before a node of the soak (--import, with --expose-gc): appends its memory to the file MEMORY_LOG every ten seconds.
import { appendFileSync } from 'node:fs';
import { getHeapSpaceStatistics } from 'node:v8';

const file = process.env.MEMORY_LOG;
const everyMs = 10_000;

if (file !== undefined) {
  setInterval(() => {
    // Only what is left after a collection is held by the program.
    globalThis.gc?.();
    const { rss, heapUsed, external } = process.memoryUsage();
    // A part of what is held, reported apart: V8 compiles hot functions and discards the code again.
    const code = getHeapSpaceStatistics()
      .filter(({ space_name: name }) => name.startsWith('code_') || name.startsWith('trusted_'))
      .reduce((sum, { space_used_size: used }) => sum + used, 0);
    appendFileSync(file, `${JSON.stringify({ at: Date.now(), rss, held: heapUsed + external, code })}\n`);
  }, everyMs).unref();
}
