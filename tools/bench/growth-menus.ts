import { setTimeout as wait } from 'node:timers/promises';
import { tenantHeader } from '../stack/own-stack.ts';
import { startBrowser } from '../stack/start-browser.ts';
import {
  bytesOf,
  type GrowingStack,
  latencyAlone,
  memoryOf,
  restaurantOf,
  statementsOf,
  withGrowingStack,
} from './growth-stack.ts';
import { measureLongCategory } from './long-category.ts';
import { categoriesOf, homeHtmlRow, measureMenuPages, menuPagesHead } from './menu-pages.ts';
import type { Measured, Table } from './report.ts';

const menuSizes = [80, 560, 5_040];
const host = 'saffron.localhost';

/** Measures how reads of the backend, rendered pages and pages on a slow phone grow with the menu. */
export function measureMenuGrowth(): Promise<{ readonly measured: Measured[]; readonly tables: Table[] }> {
  return withGrowingStack(async (stack) => {
    const { database, storefront } = stack;
    // This copy of the restaurant stays small, so that the grown one is compared with it in the same run.
    await database.growMenu(Math.min(...menuSizes));
    const [small = ''] = await database.addRestaurants(1);
    const measured: Measured[] = [];
    const reads: string[][] = [];
    const pages: string[][] = [];
    const browser = await startBrowser();
    try {
      for (const size of menuSizes) {
        const dishes = await database.growMenu(size);
        await waitForHomePage(`http://localhost:${stack.uncachedStorefront.port}/`, dishes);
        await waitForHomePage(`http://localhost:${storefront.port}/`, dishes);
        reads.push(await readsOf(stack, dishes));
        const origin = `http://localhost:${storefront.port}`;
        pages.push(...(await measureMenuPages(browser, origin, dishes)));
        measured.push(await homeHtmlRow(origin, dishes));
      }
      measured.push(...(await measureLongCategory(browser, storefront.port, small)));
    } finally {
      await browser.close();
    }
    return {
      measured,
      tables: [
        { title: 'Dishes on the menu', head: readsHead, rows: reads },
        { title: 'Pages of a growing menu', head: menuPagesHead, rows: pages },
      ],
    };
  });
}

const readsHead = [
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
];

async function readsOf(
  { backend, uncachedStorefront, queries }: GrowingStack,
  dishes: number,
): Promise<string[]> {
  const path = `/restaurants/${await restaurantOf(backend.port, host)}/menu`;
  const menuUrl = `http://127.0.0.1:${backend.port}${path}`;
  const statements = await statementsOf(queries, () => bytesOf(menuUrl, tenantHeader));
  const menu = await latencyAlone({ port: backend.port, paths: [path], headers: tenantHeader });
  const home = await latencyAlone({ port: uncachedStorefront.port, paths: ['/'], headers: {} });
  return [
    String(dishes),
    String(statements),
    ...[
      (await bytesOf(menuUrl, tenantHeader)) / 1000,
      menu.median,
      menu.p99,
      (await bytesOf(`http://localhost:${uncachedStorefront.port}/`)) / 1000,
      home.median,
      home.p99,
    ].map((value) => value.toFixed(1)),
    memoryOf(backend),
    memoryOf(uncachedStorefront),
  ];
}

/** Waits until the home page counts all dishes: the storefront's cached menu has to expire first. */
async function waitForHomePage(url: string, dishes: number): Promise<void> {
  const deadline = performance.now() + 120_000;
  while (performance.now() < deadline) {
    const html = await (await fetch(url)).text();
    const shown = categoriesOf(html).reduce((sum, category) => sum + category.dishes, 0);
    if (shown === dishes) return;
    await wait(500);
  }
  throw new Error('The home page did not show the grown menu within two minutes.');
}
