import { createHash } from 'node:crypto';
import { gzipSync } from 'node:zlib';
import { readMetricRows } from '../../../scripts/alert-rules.ts';
import { readMetrics } from './metrics.ts';
import { ports } from './ports.ts';
import { sendRaw } from './raw-request.ts';
import { expect, test } from './test.ts';

test('a page from memory is the same for all visitors, under a policy that names what is in it', async ({
  page,
}) => {
  // Within one lifetime of the page, whenever that begins.
  await expect(async () => {
    const answers = await Promise.all(Array.from({ length: 5 }, () => page.request.get('/')));
    const pages = await Promise.all(
      answers.map(async (answer) => [
        answer.headers().etag,
        answer.headers()['content-security-policy'],
        await answer.text(),
      ]),
    );
    expect(new Set(pages.map((each) => JSON.stringify(each))).size).toBe(1);
    const [, policy = '', html = ''] = pages[0] ?? [];
    expect(html).not.toContain('nonce');
    const inline = [...html.matchAll(/<(?:script|style)\b([^>]*)>(.*?)<\//gs)].flatMap(
      ([, attributes = '', text = '']) =>
        text === '' || attributes.includes('application/ld+json') ? [] : [text],
    );
    expect(inline.length).toBeGreaterThan(3);
    for (const text of inline)
      expect(policy).toContain(`'sha256-${createHash('sha256').update(text).digest('base64')}'`);
  }).toPass({ timeout: 20_000 });

  // The servers say so to who has the token; a restaurant's own pages have no such address.
  const [ofStorefront, ofCounter] = await Promise.all([ports.storefront, ports.counter].map(readMetrics));
  expect(ofStorefront).toMatch(/^page_cache_requests_total\{result="miss"\} [1-9]/m);
  expect(ofStorefront).toMatch(
    /^backend_call_duration_seconds_count\{.*path="\/restaurants\/\{id\}\/version"/m,
  );
  const described = readMetricRows().filter(({ table }) => table !== 'Backends');
  for (const name of described.flatMap(({ metrics }) => metrics)) {
    expect(ofStorefront).toContain(`# TYPE ${name} `);
    if (!name.startsWith('page_cache_')) expect(ofCounter).toContain(`# TYPE ${name} `);
  }
  expect((await page.request.get('/metrics')).status()).toBe(404);
});

test('no restaurant’s page is sent for another, and none for a hostname nobody knows', async () => {
  const titled = async (host: string) => {
    const { status, body } = await sendRaw([
      'GET / HTTP/1.1',
      `Host: ${host}:${ports.storefront}`,
      'Connection: close',
    ]);
    return [status, /<title>([^<]*)/.exec(body)?.[1]];
  };
  const hosts = ['saffron.localhost', 'forno.localhost', 'nobody.localhost'];
  const found = await Promise.all(Array.from({ length: 12 }, (_, index) => titled(hosts[index % 3] ?? '')));
  expect(new Set(found.map((each) => JSON.stringify(each)))).toEqual(
    new Set(['[200,"Saffron &amp; Smoke"]', '[200,"Forno Nonna"]', '[404,"Tiffin"]']),
  );
});

test('the home page of a menu as long as real ones takes no more than 27 kB', async () => {
  const host = `lantern.localhost:${ports.storefront}`;
  const { body } = await sendRaw(['GET / HTTP/1.1', `Host: ${host}`, 'Connection: close']);
  expect(body).toContain('Lantern Yard');
  expect(gzipSync(body).length).toBeLessThanOrEqual(27_000);
});

test('the choices kept in cookies come with the first paint, each visitor’s own', async ({ page }) => {
  const checked = async (cookie: string) => {
    const html = await (await page.request.get('/', { headers: { cookie } })).text();
    return [/data-shell="(\w+)"/.exec(html)?.[1], html.includes('Collect in') || html.includes('Ready in')];
  };
  for (let round = 0; round < 2; round += 1) {
    expect(await checked('sidebar=open; orderingMode=Delivery')).toEqual(['open', false]);
    expect(await checked('sidebar=closed; orderingMode=Collection')).toEqual(['collapsed', true]);
    expect(await checked('sidebar=closed; accessToken=x')).toEqual(['collapsed', false]);
  }
});
