import { enterAs, newCustomer, originOf } from './accounts.ts';
import { hydrated, openCart } from './customer.ts';
import { addToCart } from './services.ts';
import { expect, test } from './test.ts';

test('a visitor copies an offer’s code; a customer uses it', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'], { origin: originOf('localhost') });
  await page.goto('/offers');
  await hydrated(page);
  await expect(page.getByRole('button', { name: /^Apply/ })).toHaveCount(0);
  await test.step('where the clipboard is blocked, a message asks the customer to copy it by hand', async () => {
    await page.evaluate(() =>
      Object.defineProperty(navigator, 'clipboard', { value: undefined, configurable: true }),
    );
    await page.getByRole('button', { name: 'Copy code SMOKE10' }).click();
    await expect(page.getByText(/did not allow us to copy SMOKE10/)).toBeVisible();
    await page.evaluate(() => Reflect.deleteProperty(navigator, 'clipboard'));
  });
  await page.getByRole('button', { name: 'Copy code SMOKE10' }).click();
  await expect(page.getByText('SMOKE10 copied', { exact: true })).toBeVisible();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe('SMOKE10');

  const customer = await newCustomer('tove');
  await enterAs(context, customer, { mode: 'collection' });
  const cached = () => page.evaluate(() => localStorage.getItem('cachedPromo'));
  await test.step('before the first dish the strip keeps a code, and the answer takes the focus', async () => {
    await page.goto('/');
    const strip = page.getByRole('region', { name: 'Offers' });
    await strip.getByRole('button', { name: 'Apply SMOKE10' }).press('Enter');
    await expect(strip.getByText('Taken off when you have added a dish', { exact: true })).toBeVisible();
    await expect(strip.getByRole('status').filter({ hasText: 'SMOKE10 is kept.' })).toBeAttached();
    await expect(page.locator('body')).not.toBeFocused();
    await expect(strip.getByText('Free delivery')).toHaveCount(0);
    expect(await cached()).toBe('SMOKE10');
  });
  await addToCart(customer, 'Masala fries', 5);
  await page.goto('/offers');
  await expect(page.getByText('Applied, saves')).toBeVisible();
  await expect(page.getByText('Delivery only').first()).toBeVisible();
  await page.getByRole('button', { name: 'Use instead GRILL3' }).click();
  await expect(page.getByText('Applied, saves £3.00', { exact: true })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Use instead SMOKE10' })).toBeVisible();
  expect(await cached()).toBe('GRILL3');
  const cart = await openCart(page);
  await expect(cart.getByText('Discount', { exact: false }).first()).toBeVisible();
  await expect(cart.getByText('GRILL3').first()).toBeVisible();
});

test('the search finds what is typed, mistyped and filtered, and keeps it in the address', async ({
  page,
}) => {
  const asked: string[] = [];
  page.on('request', (request) => asked.push(new URL(request.url()).pathname));
  await page.goto('/search');
  await hydrated(page);
  const search = page.getByRole('searchbox');
  // Before anything is typed it leads somewhere, and fetches no choices.
  await expect(page.getByRole('heading', { name: 'Sections' })).toBeVisible();
  expect(asked).not.toContain('/menu-choices');
  const tikka = page.getByRole('link', { name: 'Smoked chicken tikka', exact: true });
  await search.fill('tikak');
  await expect(tikka).toBeVisible();
  await expect(page).toHaveURL(/q=tikak/);
  await tikka.click();
  await expect(page.getByRole('dialog', { name: 'Smoked chicken tikka' })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(search).toHaveValue('tikak');
  // A diet takes out what it forbids.
  await page.getByRole('button', { name: /Vegan/ }).click();
  await expect(page.getByText('Nothing matches ‘tikak’')).toBeVisible();
  await page.reload();
  await expect(search).toHaveValue('tikak');
  await expect(page.getByRole('button', { name: /Vegan/ })).toHaveAttribute('aria-pressed', 'true');
  await page.getByRole('button', { name: /Vegan/ }).click();

  await test.step('a choice is found, a diet presses its mark, an allergy leads to the telephone', async () => {
    await search.fill('burger with egg');
    await expect(page.getByText('Choose Fried egg in it')).toBeVisible();
    await search.fill('vegan curry');
    await expect(page.getByRole('button', { name: /Vegan/ })).toHaveAttribute('aria-pressed', 'true');
    await expect(page).toHaveURL(/#diets=vegan$/);
    await page.getByRole('button', { name: /Vegan/ }).click();
    await expect(search).toHaveValue('curry');
    await search.fill('nut free');
    await expect(page.getByRole('heading', { name: 'Allergies: please ring us' })).toBeVisible();
    await expect(page.getByRole('article')).toHaveCount(0);
  });

  await search.fill('xylophone');
  await expect(page.getByText('Nothing matches ‘xylophone’')).toBeVisible();
  const suggestion = page.locator('main a[href^="/search?q="]').first();
  const words = (await suggestion.textContent()) ?? '';
  await suggestion.click();
  await expect(search).toHaveValue(words);
  await expect(page.getByRole('link', { name: words, exact: true })).toBeVisible();
});

test('a search opened by its address comes from the server, with what was found and no more', async ({
  page,
}) => {
  const html = await (await page.request.get('/search?q=tikak')).text();
  expect(html).toContain('Smoked chicken tikka');
  expect(html).not.toContain('Masala fries');
  // Other pages do not carry the menu either, and fetch none.
  const asked: string[] = [];
  page.on('request', (request) => asked.push(new URL(request.url()).pathname));
  await page.goto('/offers');
  await hydrated(page);
  expect(asked).not.toContain('/menu-index');
});

test('a search says why it finds nothing while the menu cannot be loaded, and then finds it', {
  tag: '@soak',
}, async ({ page, context, faultless }) => {
  faultless.allow(/ERR_FAILED|ERR_INTERNET_DISCONNECTED/);
  await page.route('**/menu-index?*', (route) => route.abort());
  await page.goto('/search');
  await hydrated(page);
  await page.getByRole('searchbox').fill('tikka');
  await expect(page.getByRole('heading', { name: 'The menu did not load' })).toBeVisible();
  await context.setOffline(true);
  await page.getByRole('button', { name: 'Search again' }).click();
  await expect(page.getByRole('heading', { name: 'You are offline' })).toBeVisible();
  await page.unroute('**/menu-index?*');
  await context.setOffline(false);
  await expect(page.getByRole('link', { name: 'Smoked chicken tikka', exact: true })).toBeVisible();
});

test('the app’s page leads to its stores, or says that there is none', async ({ page }) => {
  await page.goto('/app-promo');
  await expect(page.getByRole('link', { name: 'App Store' })).toHaveAttribute(
    'href',
    /^https:\/\/apps\.apple\.com\//,
  );
  await expect(page.getByRole('link', { name: 'Google Play' })).toHaveAttribute(
    'href',
    /^https:\/\/play\.google\.com\//,
  );
  const code = page.getByAltText('QR code that opens this page on your phone');
  await expect.poll(() => code.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0);
  await page.goto(`${originOf('forno.localhost')}/app-promo`);
  await expect(page.getByText('There is no app yet')).toBeVisible();
});

test('privacy and terms name who is responsible; /privacy leads to the policy', async ({ page }) => {
  const answer = await page.request.get('/privacy');
  expect(new URL(answer.url()).pathname).toBe('/privacy-policy');
  for (const path of ['/privacy-policy', '/terms']) {
    const html = await (await page.request.get(path)).text();
    expect.soft(html, path).toMatch(/<main.*<h1.*99384216/s);
  }
});
