import { expect, test } from './test.ts';

test('each page describes itself to search engines and shared links', async ({ page, baseURL }) => {
  const { port } = new URL(baseURL ?? '');
  const origin = `http://saffron.localhost:${port}`;
  const sitemap = await (await page.request.get('/sitemap.xml')).text();
  const places = [...sitemap.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, place]) => place ?? '');
  expect(places).toContain(`${origin}/`);
  expect(places.filter((place) => place.includes('/category/')).length).toBeGreaterThan(5);
  expect(await (await page.request.get('/robots.txt')).text()).toContain(`Sitemap: ${origin}/sitemap.xml`);

  // As a machine reads them: what the server has written, without running any of it.
  const read = (html: string) =>
    page.evaluate((text) => {
      const found = new DOMParser().parseFromString(text, 'text/html');
      const attribute = (selector: string, name: string) => found.querySelector(selector)?.getAttribute(name);
      return {
        title: found.title,
        canonical: attribute('link[rel=canonical]', 'href'),
        description: attribute('meta[name=description]', 'content'),
        image: attribute('meta[property="og:image"]', 'content'),
      };
    }, html);
  const titles = new Set<string>();
  for (const place of places) {
    const answer = await page.request.get(place.replace(origin, ''));
    expect.soft(answer.status(), place).toBe(200);
    const { title, canonical, description, image } = await read(await answer.text());
    titles.add(title);
    expect.soft(canonical).toBe(place);
    expect.soft(description).toMatch(/.{20,}/);
    const picture = await page.request.get((image ?? '').replace(origin, ''));
    expect.soft(picture.headers()['content-type']).toMatch(/^image\//);
  }
  expect(titles.size).toBe(places.length);
});

test('home screens, tabs and shared links have pictures of the restaurant in their sizes', async ({
  page,
}) => {
  await page.goto('/');
  const sizeOf = (path: string) =>
    page.evaluate(async (src) => {
      const image = new Image();
      image.src = src;
      await image.decode();
      return `${image.naturalWidth}x${image.naturalHeight}`;
    }, path);
  const href = (rel: string) => page.locator(`link[rel=${rel}]`).getAttribute('href');
  const manifest = await (await page.request.get((await href('manifest')) ?? '')).json();
  expect(manifest).toMatchObject({ name: 'Saffron & Smoke', start_url: '/' });
  const icons: readonly { readonly src: string; readonly sizes: string }[] = manifest.icons;
  expect(icons.map(({ sizes }) => sizes)).toEqual(['192x192', '512x512', '512x512']);
  for (const { src, sizes } of icons) expect.soft(await sizeOf(src), src).toBe(sizes);
  expect(await sizeOf((await href('apple-touch-icon')) ?? '')).toBe('180x180');
  expect(await sizeOf('/favicon.ico')).toBe('32x32');
  expect(await sizeOf('/share-image')).toBe('1200x630');
  for (const none of ['/icons/639.png', '/icons/..%2fsettings', '/icons/32.svg'])
    expect.soft((await page.request.get(none)).status(), none).toBe(404);
  const again = await page.request.get('/share-image');
  const held = { 'if-none-match': again.headers().etag ?? '' };
  expect((await page.request.get('/share-image', { headers: held })).status()).toBe(304);
});

test('the restaurant and its sections are there as data, and the dishes on the pages of the sections', async ({
  page,
}) => {
  const readData = async (url: string) => {
    await page.goto(url);
    const text = await page.locator('script[type="application/ld+json"]').textContent();
    return JSON.parse(text ?? '');
  };
  const data = await readData('/');
  expect(data).toMatchObject({ '@type': 'Restaurant', servesCuisine: 'British-Indian', priceRange: '££' });
  const sections: readonly Record<string, string>[] = data.hasMenu.hasMenuSection;
  expect(sections.length).toBeGreaterThan(5);
  const [grill = {}, smallPlates = {}] = sections;
  const section = await readData(new URL(grill.url ?? '').pathname);
  expect(section).toMatchObject({ '@type': 'MenuSection', '@id': grill['@id'], name: grill.name });
  expect(section.hasMenuItem).toContainEqual(
    expect.objectContaining({
      name: 'Yorkshire lamb chops',
      offers: expect.objectContaining({ price: '14.95', priceCurrency: 'GBP' }),
    }),
  );
  // A dish that costs nothing without its required choice.
  const { pathname } = new URL(smallPlates.url ?? '');
  expect((await readData(pathname)).hasMenuItem).toContainEqual(
    expect.objectContaining({
      name: 'Grilled oysters',
      offers: {
        '@type': 'Offer',
        availability: 'https://schema.org/InStock',
        priceSpecification: { '@type': 'PriceSpecification', minPrice: '9.50', priceCurrency: 'GBP' },
      },
    }),
  );
  const oysters = page.getByRole('article').filter({ hasText: 'Grilled oysters' });
  await expect(oysters).toContainText('from £9.50');
  await oysters.getByRole('link', { name: 'Add Grilled oysters' }).click();
  const dialog = page.getByRole('dialog', { name: 'Grilled oysters' });
  await expect(dialog.getByRole('button', { name: 'Add to cart · from £9.50' })).toBeVisible();
  await dialog.getByRole('radio', { name: /Six/ }).check();
  await expect(dialog.getByRole('button', { name: 'Add to cart · £18.00' })).toBeVisible();
});

test('a shared link to a dish carries its name and picture', async ({ page, baseURL }) => {
  await page.goto('/');
  const home = await page
    .getByRole('link', { name: 'Smoked chicken tikka', exact: true })
    .getAttribute('href');
  const [category] = await page.getByRole('link', { name: /^See all/ }).all();
  const dishId = new URL(home ?? '', baseURL).searchParams.get('dish');
  for (const path of ['/', await category?.getAttribute('href')]) {
    await page.goto(`${path}?dish=${dishId}`);
    await expect(page.getByRole('dialog', { name: 'Smoked chicken tikka' })).toBeVisible();
    await expect(page).toHaveTitle('Smoked chicken tikka · Saffron & Smoke');
    const content = (property: string) =>
      page.locator(`meta[property="og:${property}"]`).getAttribute('content');
    expect(await content('title')).toBe('Smoked chicken tikka · Saffron & Smoke');
    expect(await content('description')).toContain('Kashmiri chilli');
    expect(await content('url')).toContain(`?dish=${dishId}`);
    const { pathname, search } = new URL((await content('image')) ?? '');
    expect(search).toBe(`?dish=${dishId}`);
    const picture = await page.request.get(pathname + search);
    expect([picture.status(), picture.headers()['content-type']]).toEqual([200, 'image/jpeg']);
    expect(await page.locator('link[rel=canonical]').getAttribute('href')).not.toContain('dish');
  }
});

test('customers’ own pages ask not to be listed', async ({ page }) => {
  for (const path of ['/profile', '/orders', '/phone-number-form', '/profile/address']) {
    const html = await (await page.request.get(path)).text();
    expect.soft(html, path).toContain('<meta name="robots" content="noindex"');
  }
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('every page says what does not work and how to order by phone', async ({ page }) => {
    for (const path of ['/', '/offers', '/auth/login']) {
      await page.goto(path);
      // Playwright's own text matchers leave noscript out.
      const notice = page.locator('main noscript');
      expect(await notice.textContent()).toContain('Login, cart and checkout need JavaScript');
      await expect(notice.locator('a[href="tel:01134960141"]')).toBeVisible();
    }
  });

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
