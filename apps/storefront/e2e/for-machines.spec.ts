import { expect, test } from './test.ts';

test('search engines and shared links are told what each page is', async ({ page, baseURL }) => {
  const { port } = new URL(baseURL ?? '');
  const origin = `http://saffron.localhost:${port}`;
  const sitemap = await (await page.request.get('/sitemap.xml')).text();
  const places = [...sitemap.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, place]) => place ?? '');
  expect(places).toContain(`${origin}/`);
  expect(places.filter((place) => place.includes('/category/')).length).toBeGreaterThan(5);
  expect(await (await page.request.get('/robots.txt')).text()).toContain(`Sitemap: ${origin}/sitemap.xml`);

  const titles = new Set<string>();
  for (const place of places) {
    const answer = await page.goto(place.replace(origin, ''));
    expect.soft(answer?.status(), place).toBe(200);
    titles.add(await page.title());
    expect.soft(await page.locator('link[rel=canonical]').getAttribute('href')).toBe(place);
    expect.soft(await page.locator('meta[name=description]').getAttribute('content')).toMatch(/.{20,}/);
    const image = await page.locator('meta[property="og:image"]').getAttribute('content');
    const picture = await page.request.get((image ?? '').replace(origin, ''));
    expect.soft(picture.headers()['content-type']).toMatch(/^image\//);
  }
  expect(titles.size).toBe(places.length);
});

test('the restaurant and its whole menu are there as data', async ({ page }) => {
  await page.goto('/');
  const text = await page.locator('script[type="application/ld+json"]').textContent();
  const data = JSON.parse(text ?? '');
  expect(data['@type']).toBe('Restaurant');
  const dishes = data.hasMenu.hasMenuSection.flatMap(
    (section: { hasMenuItem: unknown[] }) => section.hasMenuItem,
  );
  expect(dishes.length).toBeGreaterThan(30);
  expect(dishes).toContainEqual(
    expect.objectContaining({
      name: 'Smoked chicken tikka',
      offers: expect.objectContaining({ price: '11.50', priceCurrency: 'GBP' }),
    }),
  );
});

test('customers’ own pages ask not to be listed', async ({ page }) => {
  for (const path of ['/profile', '/orders', '/phone-number-form', '/profile/address']) {
    const html = await (await page.request.get(path)).text();
    expect.soft(html, path).toContain('<meta name="robots" content="noindex"');
  }
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('the search finds a mistyped dish', async ({ page }) => {
    await page.goto('/search');
    await page.getByRole('searchbox').fill('tikak');
    await page.getByRole('searchbox').press('Enter');
    await expect(page).toHaveURL(/q=tikak/);
    await expect(page.getByText('Smoked chicken tikka').first()).toBeVisible();
  });
});

test('the address of the categories without one of them leads home, where all of them stand', async ({
  page,
}) => {
  const answer = await page.request.get('/category', { maxRedirects: 0 });
  expect([answer.status(), answer.headers().location]).toEqual([307, '/']);
});
