import type { OwnStack } from '../stack/own-stack.ts';
import { interleaved, median, spread } from '../statistics.ts';
import { loadPage, type PageLoad, startBrowser } from './page-load.ts';
import type { Measured } from './report.ts';

const rounds = Math.max(5, Number(process.env.BENCH_ROUNDS ?? 7));

/** The home page on a slow phone, beside the same page without its scripts. */
export async function measurePages(stack: OwnStack): Promise<Measured[]> {
  const url = `http://localhost:${stack.ports.storefront}/`;
  const browser = await startBrowser();
  const loads: PageLoad[] = [];
  try {
    // The first visit to a server that has just begun is nobody's usual one.
    await loadPage(browser, url);
    const { bare } = await interleaved(rounds, {
      ours: async () => {
        const loaded = await loadPage(browser, url);
        loads.push(loaded);
        return loaded.lcp;
      },
      bare: async () => (await loadPage(browser, url, true)).lcp,
    });
    const row = (
      what: string,
      name: keyof PageLoad,
      unit: string,
      [bar, aim]: readonly [number, number],
      peer = 'none',
    ): Measured => {
      const values = loads.map((loaded) => loaded[name]);
      return {
        what,
        peer,
        value: median(values),
        unit,
        spread: spread(values, name === 'cls' ? 4 : 0),
        bar,
        aim,
        better: 'less',
      };
    };
    return [
      row(
        'largest contentful paint',
        'lcp',
        'ms',
        [900, 750],
        `without scripts: ${median(bare).toFixed(0)} ms`,
      ),
      row('cumulative layout shift', 'cls', '', [0.01, 0]),
      row('total blocking time', 'blocking', 'ms', [50, 0]),
      row(
        'from pressing a dish to the next paint',
        'interaction',
        'ms',
        [100, 50],
        `none; its dialog is open after ${median(loads.map(({ opened }) => opened)).toFixed(0)} ms`,
      ),
    ];
  } finally {
    await browser.close();
  }
}
