import { join } from 'node:path';
import { builds, ensureBuilt } from './build.ts';
import {
  claim,
  healthy,
  lastWords,
  launch,
  launchDatabase,
  type Part,
  requireFreePorts,
  stop,
} from './processes.ts';
import { reason, say } from './say.ts';
import { environments, ownSecrets, type Ports, root } from './settings.ts';

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
  backend: { built: ['apps/backend/dist/server.js'], source: ['--watch', 'apps/backend/src/index.ts'] },
  storefront: { built: ['apps/storefront/dist/host.js'], source: ['apps/storefront/dev.ts'] },
  storybook: {
    built: [
      'node_modules/srvx/bin/srvx.mjs',
      'serve',
      '--prod',
      '--host=127.0.0.1',
      '--static=dist/storybook',
    ],
    source: ['node_modules/storybook/dist/bin/dispatcher.js', 'dev', '--ci', '--quiet'],
  },
} as const;

/** Builds what is stale, then starts database, sandbox, backend, storefront and Storybook, each when healthy. */
export async function startStack(options: StackOptions): Promise<Stack> {
  const { ports, dataFolder, isDevelopment = false } = options;
  const own = await claim(dataFolder);
  const parts: Part[] = [];
  const stopAll = async () => {
    // The last started first: customers see the door close, then the kitchen stops, the database at the very end.
    for (const part of [...parts].reverse()) await stop(part);
    own.release();
  };
  try {
    const { database: databasePort, storybook, ...always } = ports;
    await requireFreePorts(options.withoutStorybook ? always : { ...always, storybook });
    const [url] = await Promise.all([
      databaseUrl(databasePort, join(dataFolder, 'postgres'), (database) => parts.push(database)),
      isDevelopment ? undefined : buildAll(options.withoutStorybook ?? false),
    ]);
    const envs = environments(ports, url, ownSecrets(dataFolder), dataFolder);
    const start = async (
      name: keyof typeof commands,
      env: Readonly<Record<string, string>>,
      urls: readonly string[],
      args: readonly string[] = [],
    ) => {
      const command = commands[name][isDevelopment ? 'source' : 'built'];
      const mode: Record<string, string> = isDevelopment ? { NODE_ENV: 'development' } : {};
      const logFile = join(dataFolder, 'logs', `${name}.log`);
      const part = launch(name, [...command, ...args], { ...env, ...mode, ...options.extra }, logFile);
      parts.push(part);
      own.record(parts.flatMap(({ process }) => process.pid ?? []));
      for (const address of urls) await healthy(part, address);
      say(name, 'ready');
    };
    const local = (port: number, path = '/healthz') => `http://127.0.0.1:${port}${path}`;
    await start('sandbox', envs.sandbox, [
      local(ports.payments),
      local(ports.postcodes),
      local(ports.identity, '/.well-known/openid-configuration'),
    ]);
    await start('backend', envs.backend, [local(ports.backend, '/readyz')]);
    await start('storefront', envs.storefront, [local(ports.storefront)]);
    if (!options.withoutStorybook) {
      const flags = ['--port', String(ports.storybook)];
      await start('storybook', {}, [local(ports.storybook, '/')], flags);
    }
    return { databaseUrl: url, broken: firstToEnd(parts), stop: stopAll };
  } catch (error) {
    await stopAll().catch((failure: unknown) => say('stop', reason(failure)));
    throw error;
  }
}

async function databaseUrl(port: number, folder: string, keep: (database: Part) => void): Promise<string> {
  if (process.env.DATABASE_URL) {
    say('database', 'using the one DATABASE_URL names');
    return process.env.DATABASE_URL;
  }
  await requireFreePorts({ database: port });
  const database = await launchDatabase(folder, port);
  keep(database);
  say('database', `ready, its data in ${folder.startsWith(root) ? folder.slice(root.length + 1) : folder}`);
  return database.url;
}

async function buildAll(withoutStorybook: boolean): Promise<void> {
  const wanted = builds.filter(({ name }) => !(withoutStorybook && name === 'storybook'));
  // Two at a time: that is what a small machine has cores for.
  const queue = [...wanted];
  const worker = async () => {
    for (let next = queue.shift(); next; next = queue.shift()) await ensureBuilt(next);
  };
  await Promise.all([worker(), worker()]);
}

async function firstToEnd(parts: readonly Part[]): Promise<string> {
  return Promise.race(
    parts.map(async (part) => `${part.name} ended by itself (${await part.ended}). ${lastWords(part)}`),
  );
}
