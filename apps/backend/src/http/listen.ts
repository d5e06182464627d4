import { createServer, type Server } from 'node:http';
import { setTimeout as wait } from 'node:timers/promises';
import { getRequestListener } from '@hono/node-server';
import type { Peer } from './peer.ts';

// How long the network may take.
const serverTimeouts = {
  /** For all headers to arrive, in ms. */
  headersMs: 10_000,
  /** For the whole request to arrive, in ms. */
  requestMs: 30_000,
  /** Between two requests of one connection, in ms; longer than a proxy's usual 60 s, so that the proxy closes first. */
  keepAliveMs: 65_000,
} as const;

/** The port is in use; the message says what to do. */
export class PortTaken extends Error {
  override name = 'PortTaken';
}

/** A server that listens. */
export interface Listening {
  readonly port: number;
  /** Stops taking requests, lets those under way finish for `graceMs`, then closes what is left. */
  readonly close: (graceMs: number) => Promise<void>;
}

/** Listens on a port (0 for any free one); a taken port is told in one sentence. */
export async function listen(
  fetch: (request: Request, peer: Peer) => Response | Promise<Response>,
  port: number,
  host: string,
): Promise<Listening> {
  const server = createServer(
    {
      headersTimeout: serverTimeouts.headersMs,
      requestTimeout: serverTimeouts.requestMs,
      keepAliveTimeout: serverTimeouts.keepAliveMs,
      connectionsCheckingInterval: 2_000,
      maxHeaderSize: 32 * 1024,
    },
    getRequestListener((request, { incoming }) =>
      fetch(request, { address: incoming.socket.remoteAddress ?? '' }),
    ),
  );
  await started(server, port, host);
  const address = server.address();
  return {
    port: typeof address === 'object' && address !== null ? address.port : port,
    close: async (graceMs) => {
      const closed = new Promise<void>((resolve) => server.close(() => resolve()));
      // A connection that has just answered its last request would be kept open for the next one.
      const sweeping = setInterval(() => server.closeIdleConnections(), 50);
      await Promise.race([closed, wait(graceMs, undefined, { ref: false })]);
      clearInterval(sweeping);
      server.closeAllConnections();
      await closed;
    },
  };
}

function started(server: Server, port: number, host: string): Promise<void> {
  return new Promise((resolve, reject) => {
    server.once('error', (error: NodeJS.ErrnoException) => {
      reject(
        error.code === 'EADDRINUSE'
          ? new PortTaken(`Port ${port} is taken: stop what uses it, or set PORT to another one.`, {
              cause: error,
            })
          : error,
      );
    });
    server.listen(port, host, () => resolve());
  });
}
