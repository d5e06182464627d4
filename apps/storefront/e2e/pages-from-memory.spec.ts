import { ports } from './ports.ts';
import { expect, test } from './test.ts';

const outcome = (headers: Record<string, string>) => headers['server-timing'];

test('a page that the browser has already is not sent again, and runs as before', async ({ page }) => {
  const answers: number[] = [];
  // What the network saw: the page itself is told of 200 where the browser had the page.
  const devTools = await page.context().newCDPSession(page);
  await devTools.send('Network.enable');
  devTools.on('Network.responseReceivedExtraInfo', ({ statusCode }) => answers.push(statusCode));
  await expect(async () => {
    await page.goto('/terms');
    answers.length = 0;
    await page.reload();
    expect(answers).toContain(304);
  }).toPass();
  // The stored policy fits the stored page: else nothing here would run.
  await page.getByRole('link', { name: 'Offers' }).first().click();
  await expect(page.getByRole('heading', { level: 1, name: 'Offers' })).toBeVisible();
});

test('each visitor gets a nonce of their own for the same page', async ({ page }) => {
  const nonces = new Set<string>();
  const outcomes = new Set<string | undefined>();
  for (let index = 0; index < 5; index += 1) {
    const answer = await page.request.get('/');
    const nonce = /'nonce-([^']+)'/.exec(answer.headers()['content-security-policy'] ?? '')?.[1] ?? 'none';
    const html = await answer.text();
    const inPage = [...html.matchAll(/ nonce="([^"]*)"/g)].map(([, value]) => value);
    expect(new Set(inPage)).toEqual(new Set([nonce]));
    nonces.add(nonce);
    outcomes.add(outcome(answer.headers()));
  }
  expect(nonces.size).toBe(5);
  expect(outcomes).toContain('page;desc=hit');
});

test('no restaurant’s page is sent for another, and none for a hostname nobody knows', async ({ page }) => {
  const titled = async (host: string) => {
    const answer = await page.request.get(`http://${host}:${ports.storefront}/`);
    return [answer.status(), /<title>([^<]*)/.exec(await answer.text())?.[1]];
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
