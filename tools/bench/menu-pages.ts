import { gzipSync } from 'node:zlib';
import { median } from '../statistics.ts';
import { loadPage, type PageLoad, startBrowser } from './page-load.ts';

const rounds = Number(process.env.BENCH_ROUNDS ?? 7);

/** The head of the rows that `measureMenuPages` returns. */
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

interface MenuPage {
  readonly path: string;
  readonly dishes: number;
}

/** The home page and its longest category on a slow phone, as rows. */
export async function measureMenuPages(origin: string, dishes: number): Promise<string[][]> {
  const pages: readonly MenuPage[] = [{ path: '/', dishes }, longestCategory(await read(`${origin}/`))];
  const browser = await startBrowser();
  try {
    const rows: string[][] = [];
    for (const page of pages) {
      const url = `${origin}${page.path}`;
      // The first visit after a change is nobody's usual one.
      await loadPage(browser, url);
      const loads: PageLoad[] = [];
      for (let round = 0; round < rounds; round += 1) loads.push(await loadPage(browser, url));
      const middle = (name: keyof PageLoad) => median(loads.map((load) => load[name])).toFixed(0);
      const html = await read(url);
      rows.push([
        page.path === '/' ? 'home' : 'category',
        String(page.dishes),
        kilobytes(Buffer.byteLength(html)),
        kilobytes(gzipSync(html, { level: 9 }).length),
        middle('lcp'),
        middle('blocking'),
        middle('interaction'),
        middle('opened'),
      ]);
    }
    return rows;
  } finally {
    await browser.close();
  }
}

const kilobytes = (bytes: number) => (bytes / 1000).toFixed(1);

const read = async (url: string) => (await fetch(url)).text();

/** The categories of a home page with how many dishes each has. */
export function categoriesOf(html: string): readonly MenuPage[] {
  return [...html.matchAll(/href="(\/category\/[^"]+)"[^>]*>See all (\d+)/g)].map(([, path = '', count]) => ({
    path,
    dishes: Number(count),
  }));
}

function longestCategory(html: string): MenuPage {
  const [longest] = [...categoriesOf(html)].sort((one, other) => other.dishes - one.dishes);
  if (longest === undefined) throw new Error('The home page names no category.');
  return longest;
}
