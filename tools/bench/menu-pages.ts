import { gzipSync } from 'node:zlib';
import type { Browser } from 'playwright';
import { median } from '../statistics.ts';
import { plainRow } from './measured-rows.ts';
import { loadAndPress, type PressedPage } from './page-load.ts';
import type { Measured } from './report.ts';
import { roundsOr } from './settings.ts';

const rounds = roundsOr(7);

/** The column headings of the rows that `measureMenuPages` returns. */
export const menuPagesHead = [
  'page',
  'dishes of it',
  'HTML, kB',
  'gzip, kB',
  'LCP, ms',
  'blocking, ms',
  'press to paint, ms',
  'press to dialog, ms',
];

/** A page that lists dishes. */
export interface MenuPage {
  readonly path: string;
  readonly dishes: number;
}

/** Measures the home page and its longest category on a slow phone; returns rows. */
export async function measureMenuPages(
  browser: Browser,
  origin: string,
  dishes: number,
): Promise<string[][]> {
  const categories = categoriesOf(await read(`${origin}/`));
  const pages: readonly MenuPage[] = [{ path: '/', dishes }, categoryNear(categories, dishes)];
  const rows: string[][] = [];
  for (const page of pages) {
    const url = `${origin}${page.path}`;
    // Not measured: the first visit after a change fills caches.
    await loadAndPress(browser, url);
    const loads: PressedPage[] = [];
    for (let round = 0; round < rounds; round += 1) loads.push(await loadAndPress(browser, url));
    const medianOf = (name: keyof PressedPage) => median(loads.map((load) => load[name])).toFixed(0);
    const html = await read(url);
    rows.push([
      page.path === '/' ? 'home' : 'category',
      String(page.dishes),
      (Buffer.byteLength(html) / 1000).toFixed(1),
      gzipKilobytes(html).toFixed(1),
      medianOf('lcp'),
      medianOf('blocking'),
      medianOf('interaction'),
      medianOf('opened'),
    ]);
  }
  return rows;
}

/** The size of the home page's HTML as a row of the closing table. */
export async function homeHtmlRow(origin: string, dishes: number): Promise<Measured> {
  const what = `home HTML of ${dishes} dishes, gzip`;
  const html = await read(`${origin}/`);
  return plainRow({ what, unit: 'kB', bar: 25, aim: 20, better: 'less' }, [gzipKilobytes(html)]);
}

const gzipKilobytes = (html: string) => gzipSync(html, { level: 9 }).length / 1000;

const read = async (url: string) => (await fetch(url)).text();

/** The categories of a home page with how many dishes each has. */
export function categoriesOf(html: string): readonly MenuPage[] {
  // The text may stand in elements of its own.
  return [...html.matchAll(/href="(\/category\/[^"]+)"[^>]*>(?:<[^>]+>)*See all (\d+)/g)].map(
    ([, path = '', count]) => ({
      path,
      dishes: Number(count),
    }),
  );
}

/** The category whose number of dishes is nearest to the one given. */
export function categoryNear(categories: readonly MenuPage[], dishes: number): MenuPage {
  const distance = (page: MenuPage) => Math.abs(page.dishes - dishes);
  const [nearest] = [...categories].sort((one, other) => distance(one) - distance(other));
  if (nearest === undefined) throw new Error('The home page names no category.');
  return nearest;
}
