import type { Server } from 'node:http';
import { setTimeout as wait } from 'node:timers/promises';
import type { Logger } from './log.ts';

/** Stops taking connections, lets requests in flight finish for `graceMs`, then closes the connections that are left. */
export async function closeServer(server: Server, graceMs: number): Promise<void> {
  const closed = new Promise<void>((resolve) => server.close(() => resolve()));
  // A connection that has just sent its last response would otherwise stay open for the next request.
  const sweep = setInterval(() => server.closeIdleConnections(), 50);
  await Promise.race([closed, wait(graceMs, undefined, { ref: false })]);
  clearInterval(sweep);
  server.closeAllConnections();
  await closed;
}

/** Calls `stop` at the first of the signals and ends the process after it; the same signal again ends it at once. */
export function stopOnSignal(
  log: Pick<Logger, 'info' | 'error'>,
  stop: () => Promise<void>,
  signals: readonly NodeJS.Signals[] = ['SIGTERM', 'SIGINT'],
): void {
  let isStopping = false;
  const onSignal = async (signal: NodeJS.Signals) => {
    if (isStopping) return;
    isStopping = true;
    log.info({ signal }, 'stopping');
    try {
      await stop();
      log.info('stopped');
      process.exit(0);
    } catch (error) {
      log.error({ err: error }, 'stopping failed');
      process.exit(1);
    }
  };
  for (const signal of signals) process.once(signal, onSignal);
}
