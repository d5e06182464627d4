import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { freePorts } from '../../scripts/stack/free-ports.ts';
import { temporaryFolder } from '../../scripts/stack/postgres-folders.ts';
import { healthy, launch, type Part, stop } from '../../scripts/stack/processes.ts';
import { environments, ownSecrets, type Ports } from '../../scripts/stack/settings.ts';
import { startStack } from '../../scripts/stack/stack.ts';

/** The instant at which every measurement begins: a Friday at dinner time. */
const dinnerTime = '2026-11-20T18:30:00Z';

const portNames = [
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

/** A running stack to measure, to which more servers can be added. */
export interface OwnStack {
  readonly ports: Ports;
  readonly databaseUrl: string;
  /** Where the database, secrets and logs are. */
  readonly folder: string;
  /** The environment that the stack's own parts have. */
  readonly environments: ReturnType<typeof environments>;
  /** Starts one more server on a free port and waits until `path` answers. */
  start(
    name: string,
    program: readonly string[],
    env: Readonly<Record<string, string>>,
    path?: string,
  ): Promise<{ readonly part: Part; readonly port: number }>;
  stop(): Promise<void>;
}

/** Starts the whole stack with an empty database and the demo restaurants, apart from one that may be running. */
export async function startOwnStack(extra: Readonly<Record<string, string>> = {}): Promise<OwnStack> {
  const folder = temporaryFolder('tiffin-measured-');
  const ports: Ports = await freePorts(portNames);
  const stack = await startStack({
    ports,
    dataFolder: folder,
    withoutStorybook: true,
    extra: { CLOCK_START: dinnerTime, LOG_LEVEL: 'warn', ...extra },
  });
  const parts: Part[] = [];
  return {
    ports,
    databaseUrl: stack.databaseUrl,
    folder,
    environments: environments(ports, stack.databaseUrl, ownSecrets(folder), folder),
    async start(name, program, env, path = '/healthz') {
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
    },
    async stop() {
      for (const part of parts.reverse()) await stop(part);
      await stack.stop();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
