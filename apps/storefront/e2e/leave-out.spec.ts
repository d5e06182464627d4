import { enterAs, newCustomer } from './accounts.ts';
import { cartOn, hydrated, isPhone, openCart } from './customer.ts';
import { addToCart } from './services.ts';
import { settled } from './settled.ts';
import { expect, test } from './test.ts';

test('what a visitor leaves out stays out on every page of the menu, and no server knows', {
  tag: '@phone',
}, async ({ page }) => {
  const sent: string[] = [];
  page.on('request', (request) => sent.push(`${request.url().split('#')[0]} ${request.postData() ?? ''}`));
  await page.goto('/');
  await settled(page);
  const dish = (name: string) => page.getByRole('main').getByRole('link', { name, exact: true });
  await expect(dish('Smoked chicken tikka')).toBeVisible();

  await test.step('counts before choosing, and the dialog keeps what is ticked', async () => {
    await page.getByRole('button', { name: 'Allergens', exact: true }).click();
    const dialog = page.getByRole('dialog', { name: 'Leave out dishes with…' });
    await expect(dialog.getByRole('status')).toHaveText(/^(\d+) of \1 dishes shown$/);
    await dialog.getByRole('checkbox', { name: /^Nuts \d+ dishes$/ }).check();
    await dialog.getByRole('checkbox', { name: /may contain/ }).uncheck();
    await expect(dialog.getByText('Butcher’s skewer.')).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(dialog).toHaveCount(0);
    await expect(page).toHaveURL(/\/#without=nuts&may-contain=shown$/);
  });
  await expect(page.getByRole('status').filter({ hasText: 'Left out: what contains nuts' })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Allergens 1 chosen' })).toBeVisible();
  await expect(dish('Smoked chicken tikka')).toBeVisible();
  await expect(dish('Tandoori broccoli')).toHaveCount(0);
  await expect(dish('Butcher’s skewer')).toHaveCount(0);

  await test.step('a dish, its dialog, Back and a place on the page keep it', async () => {
    await page.getByRole('navigation', { name: 'Menu sections' }).getByText('Puddings').click();
    const kulfi = page.getByRole('article').filter({ hasText: 'Kulfi trio' });
    await expect(kulfi.getByText('Only without Pistachio')).toBeVisible();
    await expect(page).toHaveURL(/\/#without=nuts&may-contain=shown$/);
    await dish('Kulfi trio').click();
    const dialog = page.getByRole('dialog', { name: 'Kulfi trio' });
    await expect(dialog.getByText('Contains nuts')).toBeVisible();
    await expect(page).toHaveURL(/\?dish=[0-9a-f]{24}#without=nuts&may-contain=shown$/);
    await page.goBack();
    await expect(dialog).toHaveCount(0);
    await expect(page).toHaveURL(/\/#without=nuts&may-contain=shown$/);
  });

  await test.step('a category begins at its top and leaves out the same', async () => {
    const grill = page.getByRole('region', { name: 'From the grill' });
    await grill.getByRole('link', { name: /^See all \d+ in/ }).click();
    await expect(page).toHaveURL(/\/category\/[0-9a-f]{24}#without=nuts&may-contain=shown$/);
    await expect(page.getByText(/^6 of 9 dishes shown$/)).toBeVisible();
    await expect(dish('Tandoori broccoli')).toHaveCount(0);
    await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0);
    await page.reload();
    await expect(page.getByText(/^6 of 9 dishes shown$/)).toBeVisible();
    await expect(dish('Tandoori broccoli')).toHaveCount(0);
  });

  await test.step('the search does too, and an old link to a diet leads here', async () => {
    await page.goto('/search?q=broccoli#without=nuts');
    await expect(page.getByText('Nothing matches ‘broccoli’')).toBeVisible();
    await page.getByRole('button', { name: 'Show all dishes' }).click();
    await expect(dish('Tandoori broccoli')).toBeVisible();
    await page.goto('/search?diets=%5B%22vegan%22%5D');
    await expect(page).toHaveURL(/\/search#diets=vegan$/);
    await expect(page.getByRole('button', { name: /^Vegan/ })).toHaveAttribute('aria-pressed', 'true');
    await expect(dish('Saffron pilau')).toBeVisible();
    await expect(dish('Smoked chicken tikka')).toHaveCount(0);
  });
  expect(sent.filter((request) => /nuts|without|may-contain/i.test(request))).toEqual([]);
});

test('a line of the cart says that it clashes; where nothing loads, nothing is shown', async ({
  page,
  context,
  faultless,
}) => {
  faultless.allow(/ERR_FAILED .*menu-choices/);
  test.skip(isPhone(page), 'The cart is the same at every size.');
  const customer = await newCustomer('ines');
  await addToCart(customer, 'Garlic and coriander naan', 2);
  await enterAs(context, customer, { mode: 'collection' });
  await page.goto('/#without=sesame');
  await openCart(page);
  await expect(cartOn(page).getByText('May contain sesame')).toBeVisible();

  await page.route(/\/menu-choices/, (route) => route.abort());
  await page.goto('about:blank');
  await page.goto('/#without=milk');
  await hydrated(page);
  await expect(page.getByText('The allergens of the menu did not load.')).toBeVisible();
  await expect(page.getByRole('article')).toHaveCount(0);
  await page.unroute(/\/menu-choices/);
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByRole('link', { name: 'Chana saag', exact: true })).toBeVisible();
});

test('Back to a page from before leaves out what was chosen since, and the focus is never lost', async ({
  page,
}) => {
  await page.goto('/');
  await settled(page);
  const dish = (name: string) => page.getByRole('main').getByRole('link', { name, exact: true });
  await page
    .getByRole('region', { name: 'From the grill' })
    .getByRole('link', { name: /^See all/ })
    .click();
  await expect(page).toHaveURL(/\/category\/[0-9a-f]{24}$/);
  await settled(page);
  await page.getByRole('button', { name: 'Allergens', exact: true }).press('Enter');
  const dialog = page.getByRole('dialog', { name: 'Leave out dishes with…' });
  await dialog.getByRole('checkbox', { name: /^Nuts/ }).check();
  await dialog.getByRole('button', { name: /^Show \d+ dishes$/ }).press('Enter');
  await expect(page).toHaveURL(/#without=nuts$/);
  await expect(dish('Tandoori broccoli')).toHaveCount(0);
  await expect(page.locator('body')).not.toBeFocused();

  await page.goBack();
  await expect(page).toHaveURL(/\/#without=nuts$/);
  await expect(page.getByRole('status').filter({ hasText: 'may contain nuts' })).toBeVisible();
  await expect(dish('Tandoori broccoli')).toHaveCount(0);
  await page.getByRole('button', { name: 'Show all dishes' }).press('Enter');
  await expect(page).toHaveURL(/\/$/);
  await expect(page.locator('body')).not.toBeFocused();
  // Nor does what was cleared come back.
  await page.goForward();
  await expect(page).toHaveURL(/\/category\/[0-9a-f]{24}$/);
  await expect(dish('Tandoori broccoli')).toBeVisible();
});

test('a page opened by its address shows no dish before it can leave some out', async ({ page }) => {
  const code = Promise.withResolvers<void>();
  await page.route(/\/assets\/.*\.js$/, async (route) => {
    await code.promise;
    await route.continue();
  });
  const dishes = page.getByRole('main').getByRole('article');
  await page.goto('/', { waitUntil: 'commit' });
  await expect(dishes.filter({ hasText: 'Kulfi trio' })).toBeVisible();
  for (const path of ['/search?q=kulfi#without=nuts', '/#without=nuts']) {
    await page.goto(path, { waitUntil: 'commit' });
    await expect(dishes.locator('visible=true')).toHaveCount(0);
    await expect(page.getByRole('contentinfo')).toBeVisible();
    await expect(dishes.locator('visible=true')).toHaveCount(0);
  }
  code.resolve();
  await expect(dishes.first()).toBeVisible();
  await expect(page.getByRole('status').filter({ hasText: 'Left out: ' })).toBeVisible();
  await expect(dishes.filter({ hasText: 'Kulfi trio' })).toHaveCount(0);
});
