import type { AddressInfo } from 'node:net';
import type { ServerType } from '@hono/node-server';
import { closeServer, createLogger, stopOnSignal } from '@tiffin/node';

/** A service that is listening. */
export interface RunningService {
  readonly name: string;
  /** Its address, without a slash at the end. */
  readonly url: string;
  /** A second address, in another protocol. */
  readonly alsoAt?: string;
  stop(): Promise<void>;
}

/** Lets `server` listen at `host` and `port` (0 takes a free one). */
export async function listen(
  name: string,
  server: ServerType,
  { host, port }: { readonly host: string; readonly port: number },
): Promise<RunningService> {
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, host, resolve);
  });
  return {
    name,
    url: `http://localhost:${(server.address() as AddressInfo).port}`,
    stop: async () => {
      if ('closeAllConnections' in server) await closeServer(server, 0);
    },
  };
}

/** Prints the addresses of the services, and stops them when the process gets a signal to end. */
export function serveUntilSignal(...services: readonly RunningService[]): void {
  for (const { name, url, alsoAt } of services) {
    console.log(`${name} listening at ${url}${alsoAt === undefined ? '' : ` and ${alsoAt}`}`);
  }
  const stop = async () => {
    await Promise.all(services.map((service) => service.stop()));
  };
  stopOnSignal(createLogger('sandbox', 'error'), stop, ['SIGINT', 'SIGTERM', 'SIGHUP']);
}
