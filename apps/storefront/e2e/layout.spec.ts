import { enterAs, newCustomer, originOf } from './accounts.ts';
import { layoutShiftsOf, recordLayoutShifts } from './layout-shift.ts';
import { addToCart, saveAddress } from './services.ts';
import { settled } from './settled.ts';
import { rounds } from './soak.ts';
import { expect, test } from './test.ts';

// What moves may jump.
test.use({ contextOptions: { reducedMotion: 'no-preference' } });

/** Pages that load something, or take something over, after their first paint. */
const loadingPages = [
  '/',
  '/offers',
  '/search?q=tikka',
  '/auth/login',
  '/auth/register',
  '/auth/forgot-password',
];
const publicPages = [
  '/',
  '/offers',
  '/search',
  '/search?q=tikka',
  '/auth/login',
  '/auth/register',
  '/auth/forgot-password',
  '/app-promo',
  '/privacy-policy',
  '/data-request',
  '/terms',
];
const customersPages = ['/profile', '/orders', '/profile/address', '/phone-number-form'];
const looks = {
  desktop: { width: 1440, height: 1000 },
  tablet: { width: 800, height: 1000 },
  phone: { width: 390, height: 844 },
} as const;

const namesOfLooks = ['desktop', 'tablet', 'phone'] as const;

for (const name of namesOfLooks) {
  const viewport = looks[name];
  // What loads late is the same at every width, and has the least room on a phone.
  test(`nothing jumps while pages load, ${name}`, { tag: name === 'phone' ? [] : ['@soak'] }, async ({
    page,
    context,
    faultless,
  }) => {
    await page.setViewportSize(viewport);
    await recordLayoutShifts(page);
    // In the system's letters from first to last: whether the fonts arrive before the first paint is a race of its
    // own, which the next test decides.
    faultless.allow(/ERR_FAILED .*\.woff2\)/);
    await page.route('**/*.woff2', (route) => route.abort());
    const stands = async (who: string, path: string) => {
      await page.goto(path);
      await settled(page);
      const { total, jumps } = await layoutShiftsOf(page);
      expect.soft(total, [`${path} for a ${who}`, ...jumps].join('\n')).toBeLessThanOrEqual(0.01);
    };
    await page.goto('/');
    const category = await page.locator('a[href^="/category/"]').first().getAttribute('href');
    for (const path of [...rounds(loadingPages, publicPages), '/profile', category ?? ''])
      await stands('visitor', path);

    const customer = await newCustomer('mona');
    await saveAddress(customer);
    await addToCart(customer, 'Masala fries', 2);
    await enterAs(context, customer, { mode: 'collection' });
    for (const path of [...rounds(['/'], publicPages.slice(0, 4)), ...customersPages])
      await stands('customer', path);
  });

  // A phone's lines are the shortest, and break first.
  test(`nothing jumps when the fonts come late, ${name}`, { tag: name === 'phone' ? [] : ['@soak'] }, async ({
    page,
  }) => {
    await page.setViewportSize(viewport);
    await recordLayoutShifts(page);
    let arrive = (): void => undefined;
    let arrival = Promise.resolve();
    await page.route('**/*.woff2', async (route) => {
      await arrival;
      await route.continue();
    });
    await page.goto('/');
    const category = await page.locator('a[href^="/category/"]').first().getAttribute('href');
    const ofSaffron = rounds(['/', '/offers', '/terms'], publicPages);
    for (const origin of [originOf('localhost'), originOf('forno.localhost')]) {
      for (const path of origin.includes('forno')
        ? rounds(['/'], ['/', '/offers'])
        : [...ofSaffron, category ?? '']) {
        arrival = new Promise((resolve) => {
          arrive = resolve;
        });
        await page.goto(`${origin}${path}`, { waitUntil: 'domcontentloaded' });
        // What was painted is in the system's letters: only then can the others move it.
        await expect
          .poll(() => page.evaluate(() => performance.getEntriesByType('paint').length))
          .not.toBe(0);
        arrive();
        await settled(page);
        const { total, jumps } = await layoutShiftsOf(page);
        // A line that just fits in one font may break in the other, and half of what counts as good is its room.
        expect.soft(total, [`${origin}${path}`, ...jumps].join('\n')).toBeLessThanOrEqual(0.05);
      }
    }
  });
}

test('just below a tablet, at 767 px, dishes stand in one column', async ({ page }) => {
  const columnsAt = async (width: number) => {
    await page.setViewportSize({ width, height: 1000 });
    const places = await page
      .getByRole('article')
      .evaluateAll((dishes) => dishes.map((dish) => dish.getBoundingClientRect().left));
    return new Set(places).size;
  };
  await page.goto('/');
  expect(await columnsAt(767)).toBe(1);
  expect(await columnsAt(768)).toBe(2);
  await page
    .getByRole('link', { name: /^See all/ })
    .first()
    .click();
  // On the home page the section has a heading of the second level.
  await expect(page.getByRole('heading', { level: 1, name: 'From the grill' })).toBeVisible();
  await expect(page.getByRole('article').first()).toBeVisible();
  expect(await columnsAt(767)).toBe(1);
});

test('the foot of the page stays where it is when the last dishes come into view', async ({ page }) => {
  for (const viewport of [looks.desktop, looks.phone]) {
    await page.setViewportSize(viewport);
    await page.goto('/');
    await settled(page);
    const pageHeight = () => page.evaluate(() => document.documentElement.scrollHeight);
    const reserved = await pageHeight();
    await page.getByRole('contentinfo').scrollIntoViewIfNeeded();
    await settled(page);
    // A dish whose description is long may take one line more.
    expect(Math.abs((await pageHeight()) - reserved), `${viewport.width} px`).toBeLessThanOrEqual(20);
  }
});

test('fonts are asked for early, and the first paint does not wait for them', async ({ page }) => {
  const html = await (await page.request.get('/')).text();
  const [head = '', body = ''] = html.split('</head>');
  const fonts = /<link rel="preload" as="font"[^>]*>/g;
  // Chromium holds the first paint back for fonts that the head preloads.
  expect(head.match(fonts)).toBeNull();
  expect(body.match(fonts)).toHaveLength(3);
});
