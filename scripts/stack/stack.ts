import { join } from 'node:path';
import { builds, ensureBuilt } from './build.ts';
import { logStep, reason } from './cli.ts';
import { endLeftover } from './database.ts';
import { type HeldPorts, holdPorts } from './ports.ts';
import { dataFolderFor } from './postgres-folders.ts';
import { claim, describeEnd, healthy, launch, launchDatabase, type Part, stop } from './processes.ts';
import { environments, ownSecrets, type Ports, root } from './settings.ts';
import { serveStorybook } from './storybook-host.ts';

interface StackOptions {
  readonly ports: Ports;
  /** Where database, secrets, sandbox state and logs live. */
  readonly dataFolder: string;
  /** Reloads on change instead of serving the builds. */
  readonly isDevelopment?: boolean;
  /** Leaves Storybook out (the journeys do not need it). */
  readonly withoutStorybook?: boolean;
  /** Environment added to every part, such as CLOCK_START. */
  readonly extra?: Readonly<Record<string, string>>;
  /** Stops what is being started; `startStack` then rejects once nothing of it is left. */
  readonly signal?: AbortSignal;
}

/** A running stack. */
export interface Stack {
  readonly databaseUrl: string;
  /** Settles with the part that ended by itself; that is always a failure. */
  readonly broken: Promise<string>;
  stop(): Promise<void>;
}

const commands = {
  sandbox: { built: ['apps/sandbox/dist/index.js'], source: ['--watch', 'apps/sandbox/src/index.ts'] },
  backend: { built: ['apps/backend/dist/server.js'], source: ['apps/backend/dev.ts'] },
  storefront: { built: ['apps/storefront/dist/host.js'], source: ['apps/storefront/dev.ts'] },
  counter: { built: ['apps/counter/dist/host.js'], source: ['apps/counter/dev.ts'] },
  storybook: {
    built: serveStorybook,
    source: ['node_modules/storybook/dist/bin/dispatcher.js', 'dev', '--ci', '--quiet'],
  },
} as const;

/** The ports on which each part listens. */
const portsOf = {
  sandbox: ['identity', 'payments', 'postcodes', 'mailbox', 'smtp'],
  backend: ['backend'],
  storefront: ['storefront'],
  counter: ['counter'],
  storybook: ['storybook'],
} as const satisfies Record<keyof typeof commands, readonly (keyof Ports)[]>;

/** Builds what is stale, then starts database, sandbox, backend, storefront, counter and Storybook, each when healthy. */
export async function startStack(options: StackOptions): Promise<Stack> {
  const { ports, dataFolder, isDevelopment = false, signal } = options;
  const own = await claim(dataFolder);
  const parts: Part[] = [];
  let held: HeldPorts | undefined;
  const stopAll = async () => {
    await held?.releaseAll();
    // The last started first: customers see the door close, then the kitchen stops, the database at the very end.
    for (const part of [...parts].reverse()) await stop(part);
    own.release();
  };
  try {
    const databaseFolder = process.env.DATABASE_URL ? undefined : join(dataFolder, 'postgres');
    if (databaseFolder) await endLeftover(dataFolderFor(databaseFolder));
    const { database, storybook, ...always } = ports;
    held = await holdPorts({
      ...always,
      ...(!options.withoutStorybook && { storybook }),
      ...(databaseFolder && { database }),
    });
    const release = held.release;
    // Both are waited for, even when one fails: what is half started could not be stopped.
    const [address, built] = await Promise.allSettled([
      databaseUrl(databaseFolder, database, held, (part) => parts.push(part)),
      isDevelopment ? undefined : buildAll(options.withoutStorybook ?? false, signal),
    ]);
    signal?.throwIfAborted();
    if (address.status === 'rejected') throw address.reason;
    if (built.status === 'rejected') throw built.reason;
    const url = address.value;
    const envs = environments(ports, url, ownSecrets(dataFolder), dataFolder);
    const start = async (
      name: keyof typeof commands,
      env: Readonly<Record<string, string>>,
      urls: readonly string[],
      args: readonly string[] = [],
    ) => {
      signal?.throwIfAborted();
      for (const port of portsOf[name]) await release(port);
      const command = commands[name][isDevelopment ? 'source' : 'built'];
      const mode: Record<string, string> = isDevelopment ? { NODE_ENV: 'development' } : {};
      const logFile = join(dataFolder, 'logs', `${name}.log`);
      const part = launch(name, [...command, ...args], { ...env, ...mode, ...options.extra }, logFile);
      parts.push(part);
      own.record(parts.flatMap(({ process }) => process.pid ?? []));
      for (const address of urls) await healthy(part, address, 60, signal);
      logStep(name, 'ready');
    };
    const local = (port: number, path = '/healthz') => `http://127.0.0.1:${port}${path}`;
    await start('sandbox', envs.sandbox, [
      local(ports.payments),
      local(ports.postcodes),
      local(ports.mailbox),
      local(ports.identity, '/.well-known/openid-configuration'),
    ]);
    await start('backend', envs.backend, [local(ports.backend, '/readyz')]);
    await start('storefront', envs.storefront, [local(ports.storefront)]);
    await start('counter', envs.counter, [local(ports.counter)]);
    if (!options.withoutStorybook) {
      const flags = ['--port', String(ports.storybook)];
      await start('storybook', {}, [local(ports.storybook, '/')], flags);
    }
    return { databaseUrl: url, broken: firstToEnd(parts), stop: stopAll };
  } catch (error) {
    await stopAll().catch((failure: unknown) => logStep('stop', reason(failure)));
    throw error;
  }
}

async function databaseUrl(
  folder: string | undefined,
  port: number,
  held: HeldPorts,
  keep: (database: Part) => void,
): Promise<string> {
  if (folder === undefined) {
    logStep('database', 'using the one DATABASE_URL names');
    return process.env.DATABASE_URL ?? '';
  }
  await held.release('database');
  const database = await launchDatabase(folder, port);
  keep(database);
  const place = database.folder;
  logStep('database', `ready, its data in ${place.startsWith(root) ? place.slice(root.length + 1) : place}`);
  return database.url;
}

async function buildAll(withoutStorybook: boolean, signal?: AbortSignal): Promise<void> {
  const wanted = builds.filter(({ name }) => !(withoutStorybook && name === 'storybook'));
  // Two at a time: that is what a small machine has cores for.
  const queue = [...wanted];
  const worker = async () => {
    for (let next = queue.shift(); next; next = queue.shift()) {
      signal?.throwIfAborted();
      await ensureBuilt(next, signal);
    }
  };
  // The other one's build is waited for, too: it must not go on when everything else has stopped.
  const ends = await Promise.allSettled([worker(), worker()]);
  for (const end of ends) if (end.status === 'rejected') throw end.reason;
}

async function firstToEnd(parts: readonly Part[]): Promise<string> {
  return Promise.race(parts.map(async (part) => describeEnd(part, `ended by itself (${await part.ended})`)));
}
