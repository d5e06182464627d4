import { tenantHeader } from '../stack/own-stack.ts';
import {
  bytesOf,
  type GrowingStack,
  latencyAlone,
  memoryOf,
  restaurantOf,
  statementsOf,
  withGrowingStack,
} from './growth-stack.ts';
import { load } from './load.ts';
import type { Table } from './report.ts';
import { millisecondsOr } from './settings.ts';

const restaurantCounts = [1, 10, 100, 1_000, 10_000];
const customerCounts = [1, 10, 50, 100, 200];
const ms = millisecondsOr(3_000);

/** Measures how latency and memory grow with the restaurants on one database and with the customers at once. */
export function measureGrowth(): Promise<Table[]> {
  return withGrowingStack(async (stack) => {
    const customers = await byCustomers(stack);
    return [await byRestaurants(stack), customers];
  });
}

const integer = (value: number) => value.toFixed(0);
const oneDecimal = (value: number) => value.toFixed(1);

async function byRestaurants(stack: GrowingStack): Promise<Table> {
  const { backend, storefront, database, queries } = stack;
  const rows: string[][] = [];
  let hosts: readonly string[] = [];
  for (const count of restaurantCounts) {
    hosts = await database.addRestaurants(count - hosts.length);
    const paths = hosts.map((host) => `/restaurants/by-domain/${host}`);
    const [first = ''] = paths;
    const statements = await statementsOf(queries, () =>
      bytesOf(`http://127.0.0.1:${backend.port}${first}`, tenantHeader),
    );
    const byDomain = await latencyAlone({ port: backend.port, paths, headers: tenantHeader });
    const uniform = await latencyAlone({ port: storefront.port, paths: ['/'], headers: {}, hosts });
    const asVisited = await latencyAlone({
      port: storefront.port,
      paths: ['/'],
      headers: {},
      hosts: visitedHosts(hosts),
    });
    rows.push([
      integer(count),
      oneDecimal(await database.megabytes()),
      integer(statements),
      oneDecimal(byDomain.median),
      oneDecimal(byDomain.p99),
      oneDecimal(uniform.median),
      oneDecimal(uniform.p99),
      oneDecimal(asVisited.median),
      oneDecimal(asVisited.p99),
      memoryOf(backend),
      memoryOf(storefront),
    ]);
  }
  return {
    title: 'Restaurants on one database',
    head: [
      'restaurants',
      'database, MB',
      'statements per look-up',
      'look-up, ms',
      'p99',
      'home, all alike, ms',
      'p99',
      'home, as visited, ms',
      'p99',
      'backend, MB',
      'storefront, MB',
    ],
    rows,
  };
}

/** Hostnames as customers visit them: the k-th most popular 1/k as often as the first (Zipf), in a fixed random order. */
function visitedHosts(hosts: readonly string[]): string[] {
  const visits = 20_000;
  const weights = hosts.map((_, index) => 1 / (index + 1));
  const sum = weights.reduce((total, weight) => total + weight, 0);
  const shares = weights.map((weight) => weight / sum);
  let state = 42;
  return Array.from({ length: visits }, () => {
    state = (state * 1_664_525 + 1_013_904_223) % 4_294_967_296;
    let at = state / 4_294_967_296;
    const index = shares.findIndex((share) => {
      at -= share;
      return at < 0;
    });
    return hosts[index] ?? hosts[0] ?? '';
  });
}

async function byCustomers(stack: GrowingStack): Promise<Table> {
  const { backend, storefront, uncachedStorefront } = stack;
  const id = await restaurantOf(backend.port, 'localhost');
  const rows: string[][] = [];
  for (const connections of customerCounts) {
    const home = await load({ port: storefront.port, paths: ['/'], headers: {} }, { ms, connections });
    const rendered = await load(
      { port: uncachedStorefront.port, paths: ['/'], headers: {} },
      { ms, connections },
    );
    const menu = await load(
      { port: backend.port, paths: [`/restaurants/${id}/menu`], headers: tenantHeader },
      { ms, connections },
    );
    rows.push([
      integer(connections),
      integer(home.perSecond),
      oneDecimal(home.latency.median),
      oneDecimal(home.latency.p99),
      integer(rendered.perSecond),
      oneDecimal(rendered.latency.median),
      oneDecimal(rendered.latency.p99),
      integer(menu.perSecond),
      oneDecimal(menu.latency.median),
      oneDecimal(menu.latency.p99),
      memoryOf(backend),
      memoryOf(storefront),
    ]);
  }
  return {
    title: 'Customers at once',
    head: [
      'customers',
      'home from memory, req/s',
      'median, ms',
      'p99',
      'home rendered, req/s',
      'median, ms',
      'p99',
      'menu read, req/s',
      'median, ms',
      'p99',
      'backend, MB',
      'storefront, MB',
    ],
    rows,
  };
}
