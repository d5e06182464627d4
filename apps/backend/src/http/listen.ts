import { createServer, type Server, ServerResponse } from 'node:http';
import { getRequestListener } from '@hono/node-server';
import { closeServer } from '@tiffin/node';
import type { Peer } from './peer.ts';

/** How long the network may take and how much it may send. */
export interface ServerLimits {
  /** For all headers to arrive, in ms. */
  readonly headersMs: number;
  /** For the whole request to arrive, in ms. */
  readonly requestMs: number;
  /** Without anything sent or taken in the middle of a request or an answer, in ms. */
  readonly silenceMs: number;
  /** Between two requests of one connection, in ms; longer than a proxy's usual 60 s, so that the proxy closes first. */
  readonly keepAliveMs: number;
  /** Between two looks for connections whose time is over, in ms. */
  readonly checkMs: number;
  readonly headerBytes: number;
}

const usualLimits: ServerLimits = {
  headersMs: 10_000,
  requestMs: 20_000,
  silenceMs: 60_000,
  keepAliveMs: 65_000,
  checkMs: 1_000,
  headerBytes: 32 * 1024,
};

/** The port is in use; the message says what to do. */
export class PortTaken extends Error {
  override name = 'PortTaken';
}

/** A server that listens. */
export interface Listening {
  readonly port: number;
  /** Closes each connection after its response; the caller opens a new one, which by then leads to another server. */
  readonly drain: () => void;
  /** Stops taking requests, lets those under way finish for `graceMs`, then closes what is left. */
  readonly close: (graceMs: number) => Promise<void>;
}

/** Listens on a port (0 for any free one); throws PortTaken when the port is in use. */
export async function listen(
  fetch: (request: Request, peer: Peer) => Response | Promise<Response>,
  port: number,
  host: string,
  limits: Partial<ServerLimits> = {},
): Promise<Listening> {
  const { headersMs, requestMs, silenceMs, keepAliveMs, checkMs, headerBytes } = {
    ...usualLimits,
    ...limits,
  };
  let isDraining = false;
  const listener = getRequestListener(async (request, { incoming, outgoing }) => {
    const response = await fetch(request, { address: incoming.socket.remoteAddress ?? '' });
    if (isDraining && outgoing instanceof ServerResponse) outgoing.shouldKeepAlive = false;
    return response;
  });
  const server = createServer(
    {
      headersTimeout: headersMs,
      requestTimeout: requestMs,
      keepAliveTimeout: keepAliveMs,
      connectionsCheckingInterval: checkMs,
      maxHeaderSize: headerBytes,
    },
    listener,
  );
  server.timeout = silenceMs;
  await started(server, port, host);
  const address = server.address();
  return {
    port: typeof address === 'object' && address !== null ? address.port : port,
    drain: () => {
      isDraining = true;
    },
    close: (graceMs) => closeServer(server, graceMs),
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
