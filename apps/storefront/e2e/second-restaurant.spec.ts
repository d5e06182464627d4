import { enterAs, newCustomer, originOf } from './accounts.ts';
import { expect, test } from './test.ts';

test('the second restaurant has its own look, menu and words @phone', async ({ page }) => {
  const look = () =>
    page.evaluate(() => ({
      hue: getComputedStyle(document.body).getPropertyValue('background-color'),
      theme: document.querySelector('meta[name="theme-color"]')?.getAttribute('content'),
      brand: [...document.querySelectorAll('style')].map(({ textContent }) => textContent).join(''),
    }));
  await page.goto(originOf('saffron.localhost'));
  const first = await look();
  await page.goto(originOf('www.forno.localhost'));
  await expect(page.getByRole('heading', { level: 1, name: 'Forno Nonna' })).toBeVisible();
  const second = await look();
  expect(second.theme).not.toBe(first.theme);
  expect(second.brand).not.toBe(first.brand);
  await expect(page).toHaveTitle(/Forno Nonna/);
  await expect(page.getByRole('heading', { name: 'Pizze rosse' })).toBeVisible();
  await expect(page.getByText('Margherita STG').first()).toBeVisible();
  await expect(page.getByText('Smoked chicken tikka')).toHaveCount(0);
  for (const path of ['/offers', '/privacy-policy', '/terms', '/auth/login']) {
    await page.goto(originOf('forno.localhost') + path);
    await expect(page).toHaveTitle(/Forno Nonna/);
    await expect(page.getByText(/Saffron/)).toHaveCount(0);
  }
});

test('each restaurant has its own cart of the same customer', async ({ page, context }) => {
  const forno = originOf('forno.localhost');
  const saffron = originOf('saffron.localhost');
  const customer = await newCustomer('gus');
  const cart = page.getByRole('region', { name: 'Your cart' });
  await enterAs(context, customer, { hostname: 'forno.localhost' });
  await page.goto(forno);
  await page.getByRole('button', { name: /^Add / }).first().click();
  await expect(cart.getByRole('group', { name: /^Quantity of/ })).toHaveCount(1);

  // Signed in at one restaurant is not signed in at the other; and when they are, its cart is another one.
  await page.goto(saffron);
  await expect(page.getByRole('link', { name: 'Login' }).first()).toBeVisible();
  await expect(cart).toHaveCount(0);
  await enterAs(context, customer, { hostname: 'saffron.localhost' });
  await page.goto(saffron);
  await expect(cart.getByText('Nothing here yet')).toBeVisible();
  await enterAs(context, customer, { hostname: 'forno.localhost' });
  await page.goto(forno);
  await expect(cart.getByRole('group', { name: /^Quantity of/ })).toHaveCount(1);
});
