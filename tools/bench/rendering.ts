import type { OwnStack } from '../stack/own-stack.ts';
import { interleaved } from '../statistics.ts';
import { buildBareReact } from './build-peers.ts';
import { load, type Target } from './load.ts';
import { ratioRow } from './measured-rows.ts';
import type { Measured } from './report.ts';
import { millisecondsOr, roundsOr } from './settings.ts';

const rounds = roundsOr(7);
const ms = millisecondsOr(2_000);
const warmUpMs = 3_000;
const bareBytes = 'tools/bench/peers/bare-bytes.ts';

/** Measures the home page from the server: rendered beside React alone, cached beside a server that sends the same bytes. */
export async function measureRendering(stack: OwnStack): Promise<Measured[]> {
  const { storefront } = stack.environments;
  const uncached = await stack.startStorefront('storefront-uncached', { PAGE_CACHE_SECONDS: '0' });
  const react = await stack.start(
    'bare-react',
    [await buildBareReact()],
    {
      NODE_ENV: 'production',
      BACKEND_URL: storefront.BACKEND_URL ?? '',
      FOUNDATION_ID: storefront.FOUNDATION_ID ?? '',
    },
    '/',
  );
  await assertSameText(uncached.port, react.port);
  const cached = stack.ports.storefront;
  const bytes = await stack.start(
    'bare-bytes',
    [bareBytes],
    { PAGE_URL: `http://localhost:${cached}/` },
    '/',
  );

  const gzip = { 'accept-encoding': 'gzip' };
  const target = (port: number, path = '/', headers: Target['headers'] = {}) => ({
    port,
    paths: [path],
    headers,
  });
  const targets = {
    rendered: target(uncached.port),
    stream: target(react.port),
    string: target(react.port, '/string'),
    cached: target(cached),
    bytes: target(bytes.port),
    cachedGzip: target(cached, '/', gzip),
    bytesGzip: target(bytes.port, '/', gzip),
  };
  for (const each of [targets.rendered, targets.stream, targets.string]) await load(each, { ms: warmUpMs });
  const speedOf = (each: Target) => async () => (await load(each, { ms })).perSecond;
  const series = await interleaved(rounds, {
    rendered: speedOf(targets.rendered),
    stream: speedOf(targets.stream),
    string: speedOf(targets.string),
    cached: speedOf(targets.cached),
    bytes: speedOf(targets.bytes),
    cachedGzip: speedOf(targets.cachedGzip),
    bytesGzip: speedOf(targets.bytesGzip),
  });

  const rendered = 'home page rendered';
  const cachedPage = { unit: 'req/s', better: 'more' } as const;
  return [
    ratioRow({ what: rendered, unit: 'req/s', bar: 0.28, aim: 0.4, better: 'more' }, series.rendered, {
      name: 'renderToPipeableStream',
      values: series.stream,
    }),
    ratioRow({ what: rendered, unit: 'req/s', better: 'more' }, series.rendered, {
      name: 'renderToString',
      values: series.string,
    }),
    ratioRow({ what: 'cached page, gzip', ...cachedPage, bar: 0.35, aim: 0.5 }, series.cachedGzip, {
      name: 'the same bytes',
      values: series.bytesGzip,
    }),
    ratioRow({ what: 'cached page, uncompressed', ...cachedPage, bar: 0.75, aim: 0.9 }, series.cached, {
      name: 'the same bytes',
      values: series.bytes,
    }),
  ];
}

/** Throws when the texts of the two pages differ, since both must render the same tree; shows the first difference. */
async function assertSameText(ours: number, bare: number): Promise<void> {
  const read = async (port: number) => textOf(await (await fetch(`http://localhost:${port}/`)).text());
  const [page, peer] = [await read(ours), await read(bare)];
  if (page === peer && page !== '') return;
  const first = [...page].findIndex((letter, index) => letter !== peer[index]);
  const excerpt = (text: string) => JSON.stringify(text.slice(Math.max(0, first - 40), first + 60));
  throw new Error(
    `The bare renderer does not show the home page: update tools/bench/peers/bare-react.tsx. ` +
      `The storefront shows ${excerpt(page)}, the bare renderer ${excerpt(peer)}.`,
  );
}

/** The text that a page shows when scripts are on: without tags, scripts, styles and <noscript>. */
function textOf(html: string): string {
  return html
    .replace(/^[\s\S]*<body[^>]*>/, '')
    .replaceAll(/<(script|style|template|noscript)\b[\s\S]*?<\/\1>/g, ' ')
    .replaceAll(/<!--[\s\S]*?-->/g, '')
    .replaceAll(/<[^>]+>/g, ' ')
    .replaceAll(/\s+/g, ' ')
    .trim();
}
