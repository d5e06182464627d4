import type { AddressInfo } from 'node:net';
import type { ServerType } from '@hono/node-server';

/** A service that is listening. */
export interface RunningService {
  readonly name: string;
  /** Its address, without a slash at the end. */
  readonly url: string;
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
    stop: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        if ('closeAllConnections' in server) server.closeAllConnections();
      }),
  };
}

/** Says where the services listen, and stops them cleanly when the process is asked to end. */
export function serveUntilSignal(...services: readonly RunningService[]): void {
  for (const { name, url } of services) console.log(`${name} listening at ${url}`);
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) {
    process.once(signal, () => {
      void Promise.all(services.map((service) => service.stop())).then(() => process.exit(0));
    });
  }
}
