import { setTimeout as wait } from 'node:timers/promises';
import { foundationId } from '../../scripts/stack/settings.ts';
import { type OwnStack, startOwnStack } from '../stack/own-stack.ts';
import { median } from '../statistics.ts';
import { type Filling, openFilling } from './fill.ts';
import { load, type Target } from './load.ts';
import { residentMegabytes } from './memory.ts';
import { categoriesOf, measureMenuPages, menuPagesHead } from './menu-pages.ts';
import { countQueries, type QueryCounter } from './query-counter.ts';
import type { Table } from './report.ts';

const menuSizes = [50, 500, 5_000];
const restaurantCounts = [1, 10, 100, 1_000, 10_000];
const customerCounts = [1, 10, 50, 100, 200];
const ms = Number(process.env.BENCH_MS ?? 3_000);

interface Nodes {
  readonly stack: OwnStack;
  readonly filling: Filling;
  readonly counter: QueryCounter;
  readonly backend: Awaited<ReturnType<OwnStack['start']>>;
  readonly storefront: Awaited<ReturnType<OwnStack['start']>>;
  /** The same without a memory for pages: it renders each one. */
  readonly rendering: Awaited<ReturnType<OwnStack['start']>>;
}

/** How it grows: with the menu, with the restaurants on one database, with the customers at once. */
export async function measureGrowth(): Promise<Table[]> {
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
    const nodes: Nodes = { stack, filling, counter, backend, storefront, rendering };
    const customers = await byCustomers(nodes);
    const restaurants = await byRestaurants(nodes);
    const menus = await byMenu(nodes);
    return [...menus, restaurants, customers];
  } finally {
    counter.close();
    await filling.end();
    await stack.stop();
  }
}

const tenant = { 'foundation-id': foundationId };

async function restaurantOf(port: number, host: string): Promise<string> {
  const answer = await fetch(`http://127.0.0.1:${port}/restaurants/by-domain/${host}`, { headers: tenant });
  const { _id } = (await answer.json()) as { _id: string };
  return _id;
}

/** The statements of one request, as the middle of five: periodic jobs ask the database too. */
async function statementsOf({ counter }: Nodes, ask: () => Promise<unknown>): Promise<number> {
  const counts: number[] = [];
  for (let round = 0; round < 5; round += 1) {
    counter.take();
    await ask();
    counts.push(counter.take());
  }
  return median(counts);
}

async function read(url: string, headers: Readonly<Record<string, string>> = {}): Promise<number> {
  const answer = await fetch(url, { headers });
  const { byteLength } = await answer.arrayBuffer();
  if (answer.status !== 200) throw new Error(`${url} answered ${answer.status}.`);
  return byteLength;
}

const whole = (value: number) => value.toFixed(0);
const fine = (value: number) => value.toFixed(1);
const memoryOf = (node: Nodes['backend']) => whole(residentMegabytes(node.part.process.pid));

async function byMenu(nodes: Nodes): Promise<Table[]> {
  const { backend, rendering, filling } = nodes;
  const host = 'saffron.localhost';
  const homeUrl = `http://localhost:${rendering.port}/`;
  const id = await restaurantOf(backend.port, host);
  const rows: string[][] = [];
  const pages: string[][] = [];
  for (const size of menuSizes) {
    const dishes = await filling.growMenu(size);
    await homeShows(homeUrl, dishes);
    const menuUrl = `http://127.0.0.1:${backend.port}/restaurants/${id}/menu`;
    const statements = await statementsOf(nodes, () => read(menuUrl, tenant));
    const menu = await alone({ port: backend.port, paths: [`/restaurants/${id}/menu`], headers: tenant });
    const home = await alone({ port: rendering.port, paths: ['/'], headers: {}, hosts: ['localhost'] });
    rows.push([
      whole(dishes),
      whole(statements),
      fine((await read(menuUrl, tenant)) / 1000),
      fine(menu.median),
      fine(menu.p99),
      fine((await read(homeUrl)) / 1000),
      fine(home.median),
      fine(home.p99),
      memoryOf(backend),
      memoryOf(rendering),
    ]);
    pages.push(...(await measureMenuPages(`http://localhost:${nodes.storefront.port}`, dishes)));
  }
  const menus: Table = {
    title: 'Dishes on the menu',
    head: [
      'dishes',
      'statements per menu read',
      'menu, kB',
      'menu read, ms',
      'p99',
      'home page, kB',
      'home page rendered, ms',
      'p99',
      'backend, MB',
      'storefront, MB',
    ],
    rows,
  };
  return [menus, { title: 'Pages of a growing menu', head: menuPagesHead, rows: pages }];
}

/** Waits until the home page counts so many dishes: what the storefront remembers of the menu has to grow old first. */
async function homeShows(url: string, dishes: number): Promise<void> {
  const deadline = performance.now() + 120_000;
  while (performance.now() < deadline) {
    const html = await (await fetch(url)).text();
    const shown = categoriesOf(html).reduce((sum, category) => sum + category.dishes, 0);
    if (shown === dishes) return;
    await wait(500);
  }
  throw new Error('The home page never showed the grown menu.');
}

/** One customer alone, so that what is measured is the work and not the queue. */
const alone = async (target: Target) => (await load(target, { ms, connections: 1 })).latency;

async function byRestaurants(nodes: Nodes): Promise<Table> {
  const { backend, storefront, filling } = nodes;
  const rows: string[][] = [];
  let hosts: readonly string[] = [];
  for (const count of restaurantCounts) {
    hosts = await filling.addRestaurants(count - hosts.length);
    const paths = hosts.map((host) => `/restaurants/by-domain/${host}`);
    const [first = ''] = paths;
    const statements = await statementsOf(nodes, () =>
      read(`http://127.0.0.1:${backend.port}${first}`, tenant),
    );
    const byDomain = await alone({ port: backend.port, paths, headers: tenant });
    const any = await alone({ port: storefront.port, paths: ['/'], headers: {}, hosts });
    const usual = await alone({ port: storefront.port, paths: ['/'], headers: {}, hosts: asVisited(hosts) });
    rows.push([
      whole(count),
      fine(await filling.megabytes()),
      whole(statements),
      fine(byDomain.median),
      fine(byDomain.p99),
      fine(any.median),
      fine(any.p99),
      fine(usual.median),
      fine(usual.p99),
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

/** Visits as they fall on restaurants: the k-th most popular has 1/k of the first one's (Zipf), in a fixed mixed order. */
function asVisited(hosts: readonly string[]): string[] {
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

async function byCustomers(nodes: Nodes): Promise<Table> {
  const { backend, storefront, rendering } = nodes;
  const id = await restaurantOf(backend.port, 'localhost');
  const rows: string[][] = [];
  for (const connections of customerCounts) {
    const home = await load({ port: storefront.port, paths: ['/'], headers: {} }, { ms, connections });
    const rendered = await load({ port: rendering.port, paths: ['/'], headers: {} }, { ms, connections });
    const menu = await load(
      { port: backend.port, paths: [`/restaurants/${id}/menu`], headers: tenant },
      { ms, connections },
    );
    rows.push([
      whole(connections),
      whole(home.perSecond),
      fine(home.latency.median),
      fine(home.latency.p99),
      whole(rendered.perSecond),
      fine(rendered.latency.median),
      fine(rendered.latency.p99),
      whole(menu.perSecond),
      fine(menu.latency.median),
      fine(menu.latency.p99),
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
