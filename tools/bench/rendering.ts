import type { OwnStack } from '../stack/own-stack.ts';
import { interleaved, median, ratios, spread } from '../statistics.ts';
import { buildBarePage, textOf } from './build-bare-page.ts';
import { load, type Target } from './load.ts';
import type { Measured } from './report.ts';

const rounds = Number(process.env.BENCH_ROUNDS ?? 7);
const ms = Number(process.env.BENCH_MS ?? 2_000);
const warmUpMs = 3_000;

/** The home page from the server: rendered against React alone, and cached against rendered. */
export async function measureRendering(stack: OwnStack): Promise<Measured[]> {
  const { storefront } = stack.environments;
  const fresh = await stack.start('storefront-uncached', ['apps/storefront/dist/host.js'], {
    ...storefront,
    PAGE_CACHE_SECONDS: '0',
  });
  const bare = await stack.start(
    'bare-renderer',
    [await buildBarePage()],
    {
      NODE_ENV: 'production',
      BACKEND_URL: storefront.BACKEND_URL ?? '',
      FOUNDATION_ID: storefront.FOUNDATION_ID ?? '',
    },
    '/',
  );
  await assertSameText(fresh.port, bare.port);

  const speedOf =
    (port: number, headers: Target['headers'] = {}) =>
    async () =>
      (await load({ port, paths: ['/'], headers }, { ms })).perSecond;
  const asBrowsersAsk = { 'accept-encoding': 'gzip' };
  const peers = {
    keptGzip: speedOf(stack.ports.storefront, asBrowsersAsk),
    freshGzip: speedOf(fresh.port, asBrowsersAsk),
    kept: speedOf(stack.ports.storefront),
    fresh: speedOf(fresh.port),
    bare: speedOf(bare.port),
  };
  for (const { port } of [fresh, bare]) await load({ port, paths: ['/'], headers: {} }, { ms: warmUpMs });
  const series = await interleaved(rounds, peers);
  const rendered = ratios(series.fresh, series.bare);
  const keptRow = (how: string, ours: readonly number[], peer: readonly number[]): Measured => {
    const kept = ratios(ours, peer);
    return {
      what: `cached public page ÷ uncached, ${how}`,
      peer: `${median(ours).toFixed(0)} beside ${median(peer).toFixed(0)} req/s`,
      value: median(kept),
      unit: '',
      spread: spread(kept, 1),
      bar: 8,
      aim: 15,
      better: 'more',
    };
  };
  return [
    {
      what: 'home page rendered ÷ renderToPipeableStream of the same tree',
      peer: `${median(series.fresh).toFixed(0)} beside ${median(series.bare).toFixed(0)} req/s`,
      value: median(rendered),
      unit: '',
      spread: spread(rendered),
      bar: 0.4,
      aim: 0.55,
      better: 'more',
    },
    keptRow('compressed as browsers ask', series.keptGzip, series.freshGzip),
    keptRow('uncompressed', series.kept, series.fresh),
  ];
}

/** Fails where the text of the two pages differs, since the same tree is to be rendered; names the first difference. */
async function assertSameText(ours: number, bare: number): Promise<void> {
  const read = async (port: number) => textOf(await (await fetch(`http://localhost:${port}/`)).text());
  const [page, peer] = [await read(ours), await read(bare)];
  if (page === peer && page !== '') return;
  const first = [...page].findIndex((letter, index) => letter !== peer[index]);
  const excerpt = (text: string) => JSON.stringify(text.slice(Math.max(0, first - 40), first + 60));
  throw new Error(
    `The bare renderer does not show the home page: update tools/bench/bare-page.tsx. ` +
      `The storefront shows ${excerpt(page)}, the bare renderer ${excerpt(peer)}.`,
  );
}
