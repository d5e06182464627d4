import { ports } from './ports.ts';
import { sendRaw } from './raw-request.ts';
import { expect, test } from './test.ts';

test('each visitor gets a nonce of their own for the same page', async ({ page }) => {
  const nonces = new Set<string>();
  for (let index = 0; index < 5; index += 1) {
    const answer = await page.request.get('/');
    const nonce = /'nonce-([^']+)'/.exec(answer.headers()['content-security-policy'] ?? '')?.[1] ?? 'none';
    const html = await answer.text();
    const inPage = [...html.matchAll(/ nonce="([^"]*)"/g)].map(([, value]) => value);
    expect(new Set(inPage)).toEqual(new Set([nonce]));
    nonces.add(nonce);
  }
  expect(nonces.size).toBe(5);
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
