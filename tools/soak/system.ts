import { mkdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { builds, ensureBuilt } from '../../scripts/stack/build.ts';
import { freePorts } from '../../scripts/stack/free-ports.ts';
import { healthy, launch, launchDatabase, type Part, stop } from '../../scripts/stack/processes.ts';
import { environments, foundationId, ownSecrets } from '../../scripts/stack/settings.ts';
import { fetchIdToken } from '../stack/fetch-id-token.ts';
import { dinnerTime } from '../stack/own-stack.ts';
import { type MailServer, mailServer } from './mail-server.ts';
import { type Provider, paymentProvider } from './provider.ts';
import type { Random } from './random.ts';
import { startTcpProxy, type TcpProxy } from './tcp-proxy.ts';
import { startWebhookRelay, type WebhookRelay } from './webhook-relay.ts';

/** One of the two nodes of a server, which can be restarted. */
export interface SoakNode {
  readonly name: string;
  readonly memoryLog: string;
  readonly logFiles: readonly string[];
  /** Kills it (SIGKILL) or lets it stop by itself (SIGTERM), and starts it again after `pauseMs`. */
  restart(signal: 'SIGKILL' | 'SIGTERM', pauseMs: number): Promise<void>;
}

/** Everything the soak runs: two nodes of each kind, their proxies, the database, the sandbox. */
export interface SoakSystem {
  readonly ports: { readonly storefront: number };
  readonly foundationId: string;
  readonly backendUrl: string;
  readonly backendFallbackUrl: string;
  readonly databaseUrl: string;
  readonly mailboxUrl: string;
  readonly mailServer: MailServer;
  readonly proxies: { readonly storefront: TcpProxy; readonly backend: TcpProxy };
  readonly backends: readonly SoakNode[];
  readonly storefronts: readonly SoakNode[];
  readonly provider: Provider;
  readonly relay: WebhookRelay;
  /** Programs that ended by themselves. */
  readonly unexpectedEnds: readonly string[];
  idTokenOf(email: string): Promise<string>;
  /** Restarts the database in an orderly way, or as after a crash: without a checkpoint, so that it has to recover. */
  restartDatabase(how: 'orderly' | 'crash'): Promise<void>;
  stop(): Promise<void>;
}

const portNames = [
  'storefront',
  'storefront1',
  'storefront2',
  'backend',
  'backend1',
  'backend2',
  'fallback',
  'identity',
  'payments',
  'postcodes',
  'mailbox',
  'smtp',
  'database',
  'relay',
] as const;

/** Builds what is stale and starts the whole system with its data in `folder`. */
export async function startSystem(folder: string, random: Random): Promise<SoakSystem> {
  for (const build of builds) {
    if (build.name !== 'storybook' && build.name !== 'counter') await ensureBuilt(build);
  }
  const ports = await freePorts(portNames);
  const { storefront, backend, fallback, payments, postcodes, mailbox, database } = ports;
  const began = Date.now();
  const stopping: (() => Promise<void>)[] = [];
  const unexpectedEnds: string[] = [];
  mkdirSync(join(folder, 'memory'));
  const log = (name: string) => join(folder, 'logs', `${name}.log`);

  let postgres = await launchDatabase(join(folder, 'postgres'), database);
  stopping.push(() => stop(postgres));
  const secrets = ownSecrets(folder);
  const envs = environments({ ...ports, counter: 0, storybook: 0 }, postgres.url, secrets, folder);
  // The sandbox keeps its state in memory: writing a growing file at every change is not tested here.
  const { SANDBOX_STATE_DIR: _, ...sandboxEnv } = envs.sandbox;
  const sandbox = launch(
    'sandbox',
    ['apps/sandbox/dist/index.js'],
    { ...sandboxEnv, WEBHOOK_URL: `http://127.0.0.1:${ports.relay}/` },
    log('sandbox'),
  );
  stopping.push(() => stop(sandbox));
  void sandbox.ended.then((how) => unexpectedEnds.push(`sandbox (${how})`));
  for (const port of [payments, postcodes]) await healthy(sandbox, `http://127.0.0.1:${port}/healthz`);

  const node = async (kind: 'backend' | 'storefront', number: number, port: number): Promise<SoakNode> => {
    const name = `${kind}-${number}`;
    const memoryLog = join(folder, 'memory', `${name}.jsonl`);
    const logFiles: string[] = [];
    const program = kind === 'backend' ? 'apps/backend/dist/server.js' : 'apps/storefront/dist/host.js';
    const start = async (): Promise<Part> => {
      const logFile = log(`${name}.${logFiles.length + 1}`);
      logFiles.push(logFile);
      const part = launch(
        name,
        ['--expose-gc', '--import', './tools/soak/memory-probe.ts', program],
        {
          ...envs[kind],
          PORT: String(port),
          MEMORY_LOG: memoryLog,
          // A restart must not set the business clock back.
          CLOCK_START: new Date(Date.parse(dinnerTime) + Date.now() - began).toISOString(),
          RATE_LIMIT_SIGN_IN: 'off',
          RATE_LIMIT_SESSIONS: 'off',
          RATE_LIMIT_WRITES: 'off',
          // One device answers as many orders as a dozen.
          RATE_LIMIT_COUNTER: 'off',
          RATE_LIMIT_ORDER_READS: 'off',
          RATE_LIMIT_UPLOADS: 'off',
          BACKEND_FALLBACK_URL: `http://127.0.0.1:${fallback}`,
        },
        logFile,
      );
      void part.ended.then((how) => {
        if (!expected.has(part)) unexpectedEnds.push(`${name} (${how}), see ${logFile}`);
      });
      await healthy(part, `http://127.0.0.1:${port}/${kind === 'backend' ? 'readyz' : 'healthz'}`, 120);
      return part;
    };
    const expected = new WeakSet<Part>();
    let current = await start();
    stopping.push(() => {
      expected.add(current);
      return stop(current);
    });
    return {
      name,
      memoryLog,
      logFiles,
      restart: async (signal, pauseMs) => {
        expected.add(current);
        if (signal === 'SIGKILL') current.process.kill('SIGKILL');
        else await stop(current, 30);
        await current.ended;
        await wait(pauseMs);
        current = await start();
      },
    };
  };
  const backends = [await node('backend', 1, ports.backend1), await node('backend', 2, ports.backend2)];
  const proxies = [
    await startTcpProxy(backend, [ports.backend1, ports.backend2]),
    await startTcpProxy(fallback, [ports.backend2, ports.backend1]),
    await startTcpProxy(storefront, [ports.storefront1, ports.storefront2]),
  ] as const;
  stopping.push(...proxies.map((proxy) => () => proxy.close()));
  const storefronts = [
    await node('storefront', 1, ports.storefront1),
    await node('storefront', 2, ports.storefront2),
  ];
  const backendUrl = `http://127.0.0.1:${backend}`;
  const relay = await startWebhookRelay(ports.relay, `${backendUrl}/webhooks/payments`, random);
  stopping.push(() => relay.close());

  return {
    ports,
    foundationId,
    backendUrl,
    backendFallbackUrl: `http://127.0.0.1:${fallback}`,
    databaseUrl: postgres.url,
    mailboxUrl: `http://127.0.0.1:${mailbox}`,
    mailServer: mailServer(`http://127.0.0.1:${mailbox}`),
    proxies: { storefront: proxies[2], backend: proxies[0] },
    backends,
    storefronts,
    provider: paymentProvider(`http://127.0.0.1:${payments}`),
    relay,
    unexpectedEnds,
    idTokenOf: (email) => fetchIdToken(envs.backend, email),
    restartDatabase: async (how) => {
      if (how === 'orderly') await stop(postgres, 60);
      else {
        const lock = readFileSync(join(folder, 'postgres', 'postmaster.pid'), 'utf8');
        // PostgreSQL's immediate shutdown makes no checkpoint, so the next start recovers from the log.
        process.kill(Number(lock.split('\n')[0]), 'SIGQUIT');
        postgres.process.kill('SIGKILL');
        await postgres.ended;
      }
      postgres = await launchDatabase(join(folder, 'postgres'), database);
    },
    stop: async () => {
      for (const end of stopping.reverse()) await end();
    },
  };
}
