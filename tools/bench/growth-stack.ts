import { foundationId } from '../../scripts/stack/settings.ts';
import { type OwnStack, startOwnStack } from '../stack/own-stack.ts';
import { median } from '../statistics.ts';
import { type Filling, openFilling } from './fill.ts';
import { type Load, load, type Target } from './load.ts';
import { residentMegabytes } from './memory.ts';
import { countQueries, type QueryCounter } from './query-counter.ts';

const ms = Number(process.env.BENCH_MS ?? 3_000);

type Node = Awaited<ReturnType<OwnStack['start']>>;

/** A stack whose database can be filled, with a backend whose statements are counted. */
export interface GrowingStack {
  readonly filling: Filling;
  readonly counter: QueryCounter;
  readonly backend: Node;
  readonly storefront: Node;
  /** The same without a memory for pages: it renders each one. */
  readonly rendering: Node;
}

/** Runs a measurement on a growing stack of its own. */
export async function withGrowingStack<Result>(
  measure: (stack: GrowingStack) => Promise<Result>,
): Promise<Result> {
  const stack = await startOwnStack();
  const filling = await openFilling(stack.databaseUrl);
  const counter = await countQueries(stack.ports.database);
  try {
    const backend = await stack.start(
      'backend-counted',
      ['apps/backend/dist/server.js'],
      {
        ...stack.environments.backend,
        DATABASE_URL: stack.databaseUrl.replace(`:${stack.ports.database}/`, `:${counter.port}/`),
      },
      '/readyz',
    );
    const program = ['apps/storefront/dist/host.js'];
    const env = { ...stack.environments.storefront, BACKEND_URL: `http://localhost:${backend.port}` };
    const storefront = await stack.start('storefront-counted', program, env);
    const rendering = await stack.start('storefront-rendering', program, { ...env, PAGE_CACHE_SECONDS: '0' });
    return await measure({ filling, counter, backend, storefront, rendering });
  } finally {
    counter.close();
    await filling.end();
    await stack.stop();
  }
}

/** The header of the stack's tenant. */
export const tenant = { 'foundation-id': foundationId };

/** The id of a hostname's restaurant. */
export async function restaurantOf(port: number, host: string): Promise<string> {
  const answer = await fetch(`http://127.0.0.1:${port}/restaurants/by-domain/${host}`, { headers: tenant });
  const { _id } = (await answer.json()) as { _id: string };
  return _id;
}

/** The statements of one request, as the middle of five: periodic jobs ask the database too. */
export async function statementsOf(counter: QueryCounter, ask: () => Promise<unknown>): Promise<number> {
  const counts: number[] = [];
  for (let round = 0; round < 5; round += 1) {
    counter.take();
    await ask();
    counts.push(counter.take());
  }
  return median(counts);
}

/** The bytes of an answer of 200; throws on any other. */
export async function bytesOf(url: string, headers: Readonly<Record<string, string>> = {}): Promise<number> {
  const answer = await fetch(url, { headers });
  const { byteLength } = await answer.arrayBuffer();
  if (answer.status !== 200) throw new Error(`${url} answered ${answer.status}.`);
  return byteLength;
}

/** How long one customer alone waits, so that what is measured is the work and not the queue. */
export const latencyAlone = async (target: Target): Promise<Load['latency']> =>
  (await load(target, { ms, connections: 1 })).latency;

/** The memory of a server in whole MB, as text. */
export const memoryOf = (node: Node): string => residentMegabytes(node.part.process.pid).toFixed(0);
