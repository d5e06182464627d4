import type { Browser } from 'playwright';
import { interleaved } from '../statistics.ts';
import { plainRow, ratioRow } from './measured-rows.ts';
import { categoriesOf, categoryNear } from './menu-pages.ts';
import { loadAndPress, type PressedPage } from './page-load.ts';
import type { Measured } from './report.ts';
import { roundsOr } from './settings.ts';

const rounds = roundsOr(7);

/** Measures a category of the grown restaurant beside one of a restaurant that stayed small; both take turns. */
export async function measureLongCategory(
  browser: Browser,
  port: number,
  smallHost: string,
): Promise<Measured[]> {
  const long = await findCategory(browser, `http://localhost:${port}`, 840);
  const short = await findCategory(browser, `http://${smallHost}:${port}`, 14);
  const loads: Record<'long' | 'short', PressedPage[]> = { long: [], short: [] };
  await interleaved(rounds, {
    long: async () => loads.long.push(await loadAndPress(browser, long.url)),
    short: async () => loads.short.push(await loadAndPress(browser, short.url)),
  });
  const blocking = (of: 'long' | 'short') => loads[of].map((load) => load.blocking);
  const row = { unit: 'ms', better: 'less' } as const;
  return [
    ratioRow(
      { what: `blocking time of a category of ${long.dishes} dishes`, bar: 1.5, aim: 1.1, ...row },
      blocking('long'),
      { name: `one of ${short.dishes}`, values: blocking('short') },
    ),
    plainRow(
      { what: `press to next paint in a category of ${long.dishes} dishes`, bar: 200, aim: 100, ...row },
      loads.long.map(({ interaction }) => interaction),
    ),
  ];
}

/** Finds the category whose number of dishes is nearest to `dishes`; only browsers resolve every name under localhost. */
async function findCategory(browser: Browser, origin: string, dishes: number) {
  const page = await browser.newPage();
  try {
    const home = await page.goto(`${origin}/`);
    const category = categoryNear(categoriesOf((await home?.text()) ?? ''), dishes);
    const url = `${origin}${category.path}`;
    // Not measured: the first visit to a page fills caches.
    await page.goto(url);
    return { url, dishes: category.dishes };
  } finally {
    await page.close();
  }
}
