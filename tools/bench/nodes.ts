import { setTimeout as wait } from 'node:timers/promises';
import type { Part } from '../../scripts/stack/processes.ts';
import { type OwnStack, tenantHeader, withOwnStack } from '../stack/own-stack.ts';
import { interleaved, median, ratios, spread } from '../statistics.ts';
import { type HttpProxy, startHttpProxy } from './http-proxy.ts';
import { load, type Target } from './load.ts';
import { processorMs } from './process-usage.ts';
import type { Table } from './report.ts';
import { millisecondsOr, roundsOr } from './settings.ts';

const rounds = roundsOr(7);
const ms = millisecondsOr(2_000);

/** Measures two nodes of each kind behind proxies beside one of each, and what customers notice when one of each is killed. */
export function measureNodes(): Promise<Table[]> {
  return withOwnStack({}, measureOn);
}

async function measureOn(stack: OwnStack): Promise<Table[]> {
  const proxies: HttpProxy[] = [];
  const open = async (...nodes: number[]) => {
    const proxy = await startHttpProxy(nodes);
    proxies.push(proxy);
    return proxy;
  };
  const backendNode = () => stack.startBackend('backend-node');
  const storefrontNode = (backend: HttpProxy) =>
    stack.startStorefront('storefront-node', { BACKEND_URL: `http://localhost:${backend.port}` });
  try {
    const backends = [await backendNode(), await backendNode()] as const;
    const oneBackend = await open(backends[0].port);
    const twoBackends = await open(backends[0].port, backends[1].port);
    const alone = await storefrontNode(oneBackend);
    const pair = [await storefrontNode(twoBackends), await storefrontNode(twoBackends)] as const;
    const oneStorefront = await open(alone.port);
    const twoStorefronts = await open(pair[0].port, pair[1].port);

    const home = (proxy: HttpProxy): Target => ({ port: proxy.port, paths: ['/'], headers: {} });
    const restaurant = (proxy: HttpProxy): Target => ({
      port: proxy.port,
      paths: ['/restaurants/by-domain/saffron.localhost'],
      headers: tenantHeader,
    });
    const beside = [
      await compare('home page', home(oneStorefront), home(twoStorefronts), [alone.part], pair),
      await compare(
        'restaurant by domain',
        restaurant(oneBackend),
        restaurant(twoBackends),
        [backends[0].part],
        backends,
      ),
    ];
    // Customers keep reading while a storefront and then a backend are killed.
    const readingPages = load(home(twoStorefronts), { ms: 8_000, connections: 50, isTolerant: true });
    const readingRestaurant = load(restaurant(twoBackends), { ms: 8_000, connections: 20, isTolerant: true });
    await wait(2_000);
    pair[0].part.process.kill('SIGKILL');
    await wait(2_000);
    backends[0].part.process.kill('SIGKILL');
    const [pages, reads] = await Promise.all([readingPages, readingRestaurant]);
    return [
      {
        title: 'Two nodes beside one',
        head: [
          'what',
          'one node, req/s',
          'two nodes, req/s',
          'two ÷ one',
          'spread',
          'processor ms per request, one',
          'two together',
        ],
        rows: beside,
      },
      {
        title: 'One storefront, then one backend killed under load',
        head: ['who', 'answered', 'failed', 'given to another node', 'median, ms', 'p99, ms', 'longest, ms'],
        rows: [
          { who: '50 customers reading the home page', result: pages, proxy: twoStorefronts },
          { who: '20 callers reading the restaurant', result: reads, proxy: twoBackends },
        ].map(({ who, result, proxy }) => [
          who,
          `${result.answered}`,
          `${result.failed}`,
          `${proxy.repeated()}`,
          result.latency.median.toFixed(1),
          result.latency.p99.toFixed(1),
          result.latency.max.toFixed(0),
        ]),
      },
    ];
  } finally {
    for (const proxy of proxies) proxy.close();
  }
}

async function compare(
  what: string,
  one: Target,
  two: Target,
  oneNode: readonly Part[],
  twoNodes: readonly { readonly part: Part }[],
): Promise<string[]> {
  const cost = { one: [] as number[], two: [] as number[] };
  const take = async (target: Target, nodes: readonly Part[], costs: number[]) => {
    const used = () => nodes.reduce((sum, { process: { pid } }) => sum + processorMs(pid), 0);
    const before = used();
    const { perSecond, answered } = await load(target, { ms, connections: 32 });
    costs.push((used() - before) / answered);
    return perSecond;
  };
  for (const target of [one, two]) await load(target, { ms });
  const series = await interleaved(rounds, {
    one: () => take(one, oneNode, cost.one),
    two: () =>
      take(
        two,
        twoNodes.map(({ part }) => part),
        cost.two,
      ),
  });
  const quotients = ratios(series.two, series.one);
  return [
    what,
    median(series.one).toFixed(0),
    median(series.two).toFixed(0),
    median(quotients).toFixed(2),
    spread(quotients),
    median(cost.one).toFixed(2),
    median(cost.two).toFixed(2),
  ];
}
