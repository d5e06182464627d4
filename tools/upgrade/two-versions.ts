import { randomBytes } from 'node:crypto';
import { join } from 'node:path';
import { builds, ensureBuilt } from '../../scripts/stack/build.ts';
import { freePorts } from '../../scripts/stack/free-ports.ts';
import { healthy, launch, launchDatabase, type Part, stop } from '../../scripts/stack/processes.ts';
import { environments, ownSecrets, type Ports, root } from '../../scripts/stack/settings.ts';
import { startTcpProxy } from '../soak/tcp-proxy.ts';
import { dinnerTime, portNames, withoutRateLimits } from '../stack/own-stack.ts';
import type { BuiltCommit } from './commit-before.ts';

/** Two backends and a storefront of one version. */
export interface Servers {
  /** The ports of its backends. */
  readonly backends: readonly [number, number];
  readonly storefront: number;
  readonly logFiles: readonly string[];
  stop(): Promise<void>;
}

/** A database, the sandbox, and a proxy before the backends of both versions, to which webhooks go. */
export interface TwoVersions {
  readonly ports: Ports;
  readonly databaseUrl: string;
  readonly environments: ReturnType<typeof environments>;
  /** Starts the servers of the commit before, or of this one. */
  start(which: 'before' | 'now'): Promise<Servers>;
  stop(): Promise<void>;
}

const allPorts = [...portNames, 'before1', 'before2', 'beforeShop', 'now1', 'now2', 'nowShop'] as const;

/** Builds this version and starts what its servers and those of `built` share, with the data in `folder`. */
export async function startTwoVersions(folder: string, built: BuiltCommit): Promise<TwoVersions> {
  for (const build of builds)
    if (['backend', 'sandbox', 'storefront'].includes(build.name)) await ensureBuilt(build);
  const ports = await freePorts(allPorts);
  const log = (name: string) => join(folder, 'logs', `${name}.log`);
  const stopping: (() => Promise<void>)[] = [];
  const postgres = await launchDatabase(join(folder, 'postgres'), ports.database);
  stopping.push(() => stop(postgres));
  const envs = environments(ports, postgres.url, ownSecrets(folder), folder);
  const sandbox = launch('sandbox', ['apps/sandbox/dist/index.js'], envs.sandbox, log('sandbox'));
  stopping.push(() => stop(sandbox));
  for (const port of [ports.payments, ports.postcodes])
    await healthy(sandbox, `http://127.0.0.1:${port}/healthz`);
  const proxy = await startTcpProxy(ports.backend, [ports.before1, ports.now1, ports.before2, ports.now2]);
  stopping.push(() => proxy.close());
  const programs = {
    before: { ...built, ports: [ports.before1, ports.before2, ports.beforeShop] },
    now: {
      backend: join(root, 'apps/backend/dist/server.js'),
      storefront: join(root, 'apps/storefront/dist/host.js'),
      ports: [ports.now1, ports.now2, ports.nowShop],
    },
  } as const;
  return {
    ports,
    databaseUrl: postgres.url,
    environments: envs,
    start: async (which) => {
      const {
        backend,
        storefront,
        ports: [one, two, shop],
      } = programs[which];
      const parts: Part[] = [];
      const begin = async (
        name: string,
        program: string,
        env: Readonly<Record<string, string>>,
        port: number,
      ) => {
        const settings = {
          ...env,
          ...withoutRateLimits,
          CLOCK_START: dinnerTime,
          // On a busy machine a slow connection is no failure.
          DATABASE_POOL_WAIT_MS: '10000',
          PORT: String(port),
        };
        const part = launch(
          name,
          [program],
          settings,
          log(`${which}-${name}-${randomBytes(3).toString('hex')}`),
        );
        parts.push(part);
        await healthy(part, `http://127.0.0.1:${port}/readyz`);
      };
      const stopAll = async () => {
        for (const part of parts.reverse()) await stop(part, 30);
      };
      stopping.push(stopAll);
      await begin('backend-1', backend, envs.backend, one);
      await begin('backend-2', backend, envs.backend, two);
      await begin(
        'storefront',
        storefront,
        { ...envs.storefront, BACKEND_URL: `http://127.0.0.1:${one}` },
        shop,
      );
      return {
        backends: [one, two],
        storefront: shop,
        logFiles: parts.map(({ logFile }) => logFile),
        stop: stopAll,
      };
    },
    stop: async () => {
      for (const end of stopping.reverse()) await end();
    },
  };
}
