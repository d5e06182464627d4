import { join } from 'node:path';
import { type ApiClient, createApiClient, unwrap } from '@tiffin/api';
import type { MenuItem } from '@tiffin/domain';
import { foundationId } from '../../scripts/stack/settings.ts';
import { readPlainDishes } from '../counter/paying-customer.ts';
import { type Provider, paymentProvider } from '../soak/provider.ts';
import { fetchIdToken } from '../stack/fetch-id-token.ts';
import {
  type OwnStack,
  type StackNode,
  tenantHeader,
  withOwnStack,
  withoutRateLimits,
} from '../stack/own-stack.ts';
import { openGrowingDatabase } from './growing-database.ts';
import { load, type Target } from './load.ts';
import { databaseMs, processorMs } from './process-usage.ts';
import type { Table } from './report.ts';
import { millisecondsOr } from './settings.ts';

const ms = millisecondsOr(3_000);
const customers = 10;
const ordersEach = 5;

/** Measures the processor time of requests and whole orders, which does not depend on how busy the machine is. */
export function measureCosts(): Promise<Table[]> {
  return withOwnStack(withoutRateLimits, measureOn);
}

async function measureOn(stack: OwnStack): Promise<Table[]> {
  const database = await openGrowingDatabase(stack.databaseUrl);
  try {
    const nodes = await startNodes(stack);
    const client = createApiClient({ baseUrl: `http://localhost:${nodes.backend.port}`, foundationId });
    const restaurantId = unwrap(await client.getRestaurantByDomain('localhost')).id;
    const reads = await costsOfReads(stack, nodes, restaurantId);
    const before = await database.megabytes();
    const orders = await costsOfOrders(stack, nodes, client.scopedTo({ restaurantId }), restaurantId);
    const kilobytes = ((await database.megabytes()) - before) * 1024;
    return [
      {
        title: 'Processor time of one request, in ms',
        head: ['what', 'storefront', 'backend', 'database'],
        rows: reads,
      },
      {
        title: `Processor time of one order from sign-in to placed, in ms, and what it leaves (${customers * ordersEach} orders)`,
        head: ['what', 'backend', 'database', 'database, kB'],
        rows: [
          [
            'add, add, read, change, prices, checkout, payment, order page',
            ...orders.map((each) => each.toFixed(1)),
            (kilobytes / (customers * ordersEach)).toFixed(1),
          ],
        ],
      },
    ];
  } finally {
    await database.close();
  }
}

interface Nodes {
  readonly backend: StackNode;
  readonly cachedStorefront: StackNode;
  readonly uncachedStorefront: StackNode;
}

/** Starts a backend and two storefronts, with and without a page cache. */
async function startNodes(stack: OwnStack): Promise<Nodes> {
  const backend = await stack.startBackend('backend-measured');
  const changes = { BACKEND_URL: `http://localhost:${backend.port}` };
  return {
    backend,
    cachedStorefront: await stack.startStorefront('storefront-cached', changes),
    uncachedStorefront: await stack.startStorefront('storefront-uncached', {
      ...changes,
      PAGE_CACHE_SECONDS: '0',
    }),
  };
}

async function costsOfReads(
  stack: OwnStack,
  { backend, cachedStorefront, uncachedStorefront }: Nodes,
  restaurantId: string,
): Promise<string[][]> {
  const gzip = { 'accept-encoding': 'gzip' };
  const home = (node: StackNode): Target => ({ port: node.port, paths: ['/'], headers: gzip });
  const read = (path: string): Target => ({ port: backend.port, paths: [path], headers: tenantHeader });
  const rows: readonly (readonly [string, Target, StackNode])[] = [
    ['home page from memory, gzip', home(cachedStorefront), cachedStorefront],
    ['home page rendered, compressed', home(uncachedStorefront), uncachedStorefront],
    ['restaurant by domain', read('/restaurants/by-domain/localhost'), cachedStorefront],
    ['menu', read(`/restaurants/${restaurantId}/menu`), cachedStorefront],
    ['settings', read(`/restaurants/${restaurantId}/settings`), cachedStorefront],
  ];
  const table: string[][] = [];
  for (const [what, target, storefront] of rows) {
    await load(target, { ms: 1_000 });
    const used = () => [
      processorMs(storefront.part.process.pid),
      processorMs(backend.part.process.pid),
      databaseMs(join(stack.folder, 'postgres')),
    ];
    const before = used();
    const { answered } = await load(target, { ms });
    table.push([
      what,
      ...used().map((after, index) => ((after - (before[index] ?? 0)) / answered).toFixed(2)),
    ]);
  }
  return table;
}

async function costsOfOrders(
  stack: OwnStack,
  { backend }: Nodes,
  client: ApiClient,
  restaurantId: string,
): Promise<number[]> {
  const { ports, environments } = stack;
  const dishes = await readPlainDishes(client, restaurantId);
  const provider = paymentProvider(`http://127.0.0.1:${ports.payments}`);
  const idTokens = await Promise.all(
    Array.from({ length: customers }, (_, index) =>
      fetchIdToken(environments.backend, `cost-${index}@example.com`),
    ),
  );
  const used = () => [processorMs(backend.part.process.pid), databaseMs(join(stack.folder, 'postgres'))];
  const before = used();
  await Promise.all(
    idTokens.map(async (idToken, index) => {
      const session = unwrap(
        await client.verify({ idToken, user: { email: `cost-${index}@example.com`, name: 'Sam Cost' } }),
      );
      const own = client.scopedTo({ restaurantId, tokens: () => session });
      unwrap(await own.updateMe({ phoneNumber: '07700 900142' }));
      for (let order = 0; order < ordersEach; order += 1) {
        const origin = `http://localhost:${ports.storefront}`;
        await orderOnce(own, dishes, order, origin, provider);
      }
    }),
  );
  return used().map((after, index) => (after - (before[index] ?? 0)) / (customers * ordersEach));
}

async function orderOnce(
  client: ApiClient,
  dishes: readonly MenuItem[],
  order: number,
  origin: string,
  provider: Provider,
): Promise<void> {
  for (const offset of [0, 1]) {
    const dish = dishes[(order + offset) % dishes.length];
    if (dish === undefined) throw new Error('No dish can be ordered without choices.');
    unwrap(await client.addToCart({ menuItemId: dish.id, quantity: 2, selectedOptions: [] }));
  }
  const cart = unwrap(await client.getCart());
  const [line] = cart?.items ?? [];
  if (line !== undefined) unwrap(await client.updateCartItem(line.id, { quantity: 4 }));
  const checkout = {
    successUrl: `${origin}/?checkoutStatus=success`,
    failUrl: `${origin}/?checkoutStatus=failure`,
    mode: 'collection' as const,
  };
  unwrap(await client.getBreakdown(checkout));
  const { url, orderId } = unwrap(await client.checkout(checkout));
  await provider.pay(url, '4242424242424242');
  // The webhook arrives before or soon after the sandbox's response, and the order page reads the order either way.
  for (let reads = 0; reads < 100; reads += 1) {
    if (unwrap(await client.getOrder(orderId)).placedAt !== null) return;
  }
  throw new Error(`Order ${orderId} was paid for and not placed.`);
}
