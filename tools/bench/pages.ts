import type { Browser } from 'playwright';
import type { OwnStack } from '../stack/own-stack.ts';
import { startBrowser } from '../stack/start-browser.ts';
import { interleaved } from '../statistics.ts';
import { buildStartMinimal } from './build-peers.ts';
import { differenceRow, plainRow, ratioRow } from './measured-rows.ts';
import { loadAndPress, loadPage, type PageLoad, type PressedPage } from './page-load.ts';
import { pageScripts } from './page-scripts.ts';
import type { Measured } from './report.ts';
import { roundsOr } from './settings.ts';

const rounds = roundsOr(7);

/** Measures the home page on a slow phone and its JavaScript, beside a minimal TanStack Start app. */
export async function measurePages(stack: OwnStack): Promise<Measured[]> {
  const minimal = await stack.start('start-minimal', [await buildStartMinimal()], {}, '/');
  const home = `http://localhost:${stack.ports.storefront}/`;
  const peer = `http://localhost:${minimal.port}/`;
  const browser = await startBrowser();
  try {
    return [...(await loadRows(browser, home, peer)), ...(await scriptRows(browser, home, peer))];
  } finally {
    await browser.close();
  }
}

async function loadRows(browser: Browser, home: string, peer: string): Promise<Measured[]> {
  // Not measured: the first visit to a server that has just started fills caches.
  await loadAndPress(browser, home);
  await loadPage(browser, peer);
  const ours: PressedPage[] = [];
  const minimal: PageLoad[] = [];
  await interleaved(rounds, {
    ours: async () => ours.push(await loadAndPress(browser, home)),
    minimal: async () => minimal.push(await loadPage(browser, peer)),
  });
  const own = (name: keyof PressedPage) => ours.map((load) => load[name]);
  const beside = (name: keyof PageLoad) => ({
    name: 'Start minimal',
    values: minimal.map((load) => load[name]),
  });
  const less = { unit: 'ms', better: 'less' } as const;
  return [
    ratioRow({ what: 'largest contentful paint', bar: 1.8, aim: 1.4, ...less }, own('lcp'), beside('lcp')),
    differenceRow(
      { what: 'blocking time, difference', bar: 50, aim: 0, ...less },
      own('blocking'),
      beside('blocking'),
    ),
    plainRow({ what: 'cumulative layout shift', unit: '', bar: 0.01, aim: 0, better: 'less' }, own('cls'), 4),
    plainRow({ what: 'press on a dish to next paint', bar: 100, aim: 50, ...less }, own('interaction')),
    plainRow({ what: 'press on a dish to its dialog', bar: 300, aim: 200, ...less }, own('opened')),
  ];
}

async function scriptRows(browser: Browser, home: string, peer: string): Promise<Measured[]> {
  const ours = await pageScripts(browser, home);
  const minimal = await pageScripts(browser, peer);
  const row = (what: string, bar?: number, aim?: number) => ({
    what,
    unit: 'kB',
    better: 'less' as const,
    ...(bar === undefined || aim === undefined ? {} : { bar, aim }),
  });
  return [
    plainRow(row('JavaScript of the first load, gzip', 130, 115), [ours.first]),
    plainRow(row('JavaScript fetched at idle, gzip'), [ours.idle]),
    plainRow(row('the two together', 155, 140), [ours.first + ours.idle]),
    ratioRow(row('the two together'), [ours.first + ours.idle], {
      name: 'Start minimal',
      values: [minimal.first + minimal.idle],
    }),
  ];
}
