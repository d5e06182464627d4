import { type OwnStack, type StackNode, tenantHeader, withOwnStack } from '../stack/own-stack.ts';
import { median } from '../statistics.ts';
import { type GrowingDatabase, openGrowingDatabase } from './growing-database.ts';
import { type Load, load, type Target } from './load.ts';
import { residentMegabytes } from './process-usage.ts';
import { countQueries, type QueryCounter } from './query-counter.ts';
import { millisecondsOr } from './settings.ts';

const ms = millisecondsOr(3_000);

/** A stack whose database can be filled, with a backend whose statements are counted. */
export interface GrowingStack {
  readonly database: GrowingDatabase;
  readonly queries: QueryCounter;
  readonly backend: StackNode;
  readonly storefront: StackNode;
  /** A storefront without a page cache: it renders each page. */
  readonly uncachedStorefront: StackNode;
}

/** Runs a measurement on its own growing stack. */
export function withGrowingStack<Result>(measure: (stack: GrowingStack) => Promise<Result>): Promise<Result> {
  return withOwnStack({}, (stack) => grow(stack, measure));
}

async function grow<Result>(
  stack: OwnStack,
  measure: (stack: GrowingStack) => Promise<Result>,
): Promise<Result> {
  const database = await openGrowingDatabase(stack.databaseUrl);
  const queries = await countQueries(stack.ports.database);
  try {
    const backend = await stack.startBackend('backend-counted', {
      DATABASE_URL: stack.databaseUrl.replace(`:${stack.ports.database}/`, `:${queries.port}/`),
    });
    const changes = { BACKEND_URL: `http://localhost:${backend.port}` };
    const storefront = await stack.startStorefront('storefront-cached', changes);
    const uncachedStorefront = await stack.startStorefront('storefront-uncached', {
      ...changes,
      PAGE_CACHE_SECONDS: '0',
    });
    return await measure({ database, queries, backend, storefront, uncachedStorefront });
  } finally {
    queries.close();
    await database.close();
  }
}

/** The id of a hostname's restaurant. */
export async function restaurantOf(port: number, host: string): Promise<string> {
  const response = await fetch(`http://127.0.0.1:${port}/restaurants/by-domain/${host}`, {
    headers: tenantHeader,
  });
  const { _id } = (await response.json()) as { _id: string };
  return _id;
}

/** The statements of one request, as the median of five: periodic jobs query the database too. */
export async function statementsOf(queries: QueryCounter, send: () => Promise<unknown>): Promise<number> {
  const counts: number[] = [];
  for (let round = 0; round < 5; round += 1) {
    queries.take();
    await send();
    counts.push(queries.take());
  }
  return median(counts);
}

/** The bytes of a response; throws unless its status is 200. */
export async function bytesOf(url: string, headers: Readonly<Record<string, string>> = {}): Promise<number> {
  const response = await fetch(url, { headers });
  const { byteLength } = await response.arrayBuffer();
  if (response.status !== 200) throw new Error(`${url} answered ${response.status}.`);
  return byteLength;
}

/** The latency for a single customer, so that the work is measured and not the queue. */
export const latencyAlone = async (target: Target): Promise<Load['latency']> =>
  (await load(target, { ms, connections: 1 })).latency;

/** The memory of a server in whole MB, as text. */
export const memoryOf = (node: StackNode): string => residentMegabytes(node.part.process.pid).toFixed(0);
