import type { Server } from 'node:http';
import { setTimeout as wait } from 'node:timers/promises';
import { closeServer } from '@tiffin/node';
import type { ServerMiddleware } from 'srvx';
import { endWith } from './end-with.ts';
import type { WebMetrics } from './metrics.ts';

interface StopTimes {
  /** How long new connections are still served while `/readyz` answers 503, in ms. */
  readonly drainMs: number;
  /** How long requests in flight may take afterwards, in ms. */
  readonly graceMs: number;
}

/** How a Start app stops without losing a request: readiness first, then draining (docs/deploy.md). */
export function createGracefulStop(
  { drainMs, graceMs }: StopTimes,
  { streamOpened, streamClosed }: Pick<WebMetrics, 'streamOpened' | 'streamClosed'>,
) {
  let stopping: Promise<void> | undefined;
  const streams = new AbortController();
  const middleware: ServerMiddleware = async (request, next) => {
    if (new URL(request.url).pathname === '/readyz') {
      const [text, status] = stopping !== undefined ? ['stopping', 503] : ['ok', 200];
      return new Response(text, { status, headers: { 'cache-control': 'no-store' } });
    }
    const response = await next();
    const outgoing = request.runtime?.node?.res;
    // The caller opens a new connection next time, which by then leads to another server.
    if (stopping !== undefined && outgoing !== undefined && 'shouldKeepAlive' in outgoing)
      outgoing.shouldKeepAlive = false;
    if (response.headers.get('content-type') !== 'text/event-stream') return response;
    streamOpened();
    return endWith(streams.signal, response, streamClosed);
  };
  return {
    /** Answers `/readyz`; while the server stops, closes each connection after its response and ends event streams. */
    middleware,
    isStopping: () => stopping !== undefined,
    /** Stops the server once, however often it is called; resolves when the last connection is closed. */
    stop(server: Server): Promise<void> {
      stopping ??= wait(drainMs).then(() => {
        // They would last for the whole grace; their pages open them again at another server.
        streams.abort();
        return closeServer(server, graceMs);
      });
      return stopping;
    },
  };
}
