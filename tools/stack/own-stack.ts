import { rmSync } from 'node:fs';
import { constants } from 'node:os';
import { join } from 'node:path';
import { freePorts } from '../../scripts/stack/free-ports.ts';
import { temporaryFolder } from '../../scripts/stack/postgres-folders.ts';
import { healthy, launch, type Part, stop } from '../../scripts/stack/processes.ts';
import { environments, foundationId, ownSecrets, type Ports } from '../../scripts/stack/settings.ts';
import { startStack } from '../../scripts/stack/stack.ts';

/** The instant at which every measurement begins: Friday at dinner time, when the demo restaurants are open for hours. */
export const dinnerTime = '2026-11-20T18:30:00Z';

/** What a whole stack listens on. */
export const portNames = [
  'storefront',
  'counter',
  'backend',
  'identity',
  'payments',
  'postcodes',
  'mailbox',
  'smtp',
  'storybook',
  'database',
] as const satisfies readonly (keyof Ports)[];

/** Environment for a stack in which a few customers order as much as a crowd would. */
export const withoutRateLimits = {
  RATE_LIMIT_SIGN_IN: 'off',
  RATE_LIMIT_SESSIONS: 'off',
  RATE_LIMIT_CHECKOUT: 'off',
  RATE_LIMIT_WRITES: 'off',
  RATE_LIMIT_ORDER_READS: 'off',
  RATE_LIMIT_UPLOADS: 'off',
} as const;

/** The header that names the tenant of the demo restaurants. */
export const tenantHeader = { 'foundation-id': foundationId } as const;

type Environment = Readonly<Record<string, string>>;

/** One server that was added to a stack. */
export interface StackNode {
  readonly part: Part;
  readonly port: number;
}

/** A running stack to measure, to which more servers can be added. */
export interface OwnStack {
  readonly ports: Ports;
  readonly databaseUrl: string;
  /** Where the database, secrets and logs are. */
  readonly folder: string;
  /** The environment of the stack's own parts. */
  readonly environments: ReturnType<typeof environments>;
  /** Starts one more server on a free port and waits until `path` answers. */
  start(name: string, program: readonly string[], env: Environment, path?: string): Promise<StackNode>;
  /** Starts one more backend; `changes` are what differs from the stack's own. */
  startBackend(name: string, changes?: Environment): Promise<StackNode>;
  /** Starts one more storefront; `changes` are what differs from the stack's own. */
  startStorefront(name: string, changes?: Environment): Promise<StackNode>;
  stop(): Promise<void>;
}

/** Runs a measurement on a stack of its own, which is stopped also when the measurement fails. */
export async function withOwnStack<Result>(
  extra: Environment,
  measure: (stack: OwnStack) => Promise<Result>,
): Promise<Result> {
  const stack = await startOwnStack(extra);
  try {
    return await measure(stack);
  } finally {
    await stack.stop();
  }
}

/** Starts the whole stack with an empty database and the demo restaurants, apart from one that may be running. */
export async function startOwnStack(extra: Environment = {}): Promise<OwnStack> {
  const folder = temporaryFolder('tiffin-measured-');
  const ports: Ports = await freePorts(portNames);
  const stack = await startStack({
    ports,
    dataFolder: folder,
    withoutStorybook: true,
    extra: { CLOCK_START: dinnerTime, LOG_LEVEL: 'warn', ...extra },
  });
  const envs = environments(ports, stack.databaseUrl, ownSecrets(folder), folder);
  const parts: Part[] = [];
  const start: OwnStack['start'] = async (name, program, env, path = '/healthz') => {
    const { node: port } = await freePorts(['node']);
    const part = launch(
      name,
      program,
      { CLOCK_START: dinnerTime, LOG_LEVEL: 'warn', ...extra, ...env, PORT: String(port) },
      join(folder, 'logs', `${name}-${port}.log`),
    );
    parts.push(part);
    await healthy(part, `http://127.0.0.1:${port}${path}`);
    return { part, port };
  };
  const stopAll = async () => {
    for (const part of parts.reverse()) await stop(part);
    await stack.stop();
    rmSync(folder, { recursive: true, force: true });
  };
  // Its parts are processes of their own and would go on.
  for (const signal of ['SIGINT', 'SIGTERM'] as const) {
    process.once(signal, () => void stopAll().finally(() => process.exit(128 + constants.signals[signal])));
  }
  return {
    ports,
    databaseUrl: stack.databaseUrl,
    folder,
    environments: envs,
    start,
    startBackend: (name, changes) =>
      start(name, ['apps/backend/dist/server.js'], { ...envs.backend, ...changes }, '/readyz'),
    startStorefront: (name, changes) =>
      start(name, ['apps/storefront/dist/host.js'], { ...envs.storefront, ...changes }),
    stop: stopAll,
  };
}
