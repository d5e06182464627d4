import { enterAs, newCustomer, originOf } from './accounts.ts';
import { cartOn, closeCart, openCart, seesEmptyCart } from './customer.ts';
import { expectAccessibleInSoak } from './expect-accessible.ts';
import { settled } from './settled.ts';
import { expect, test } from './test.ts';

test('the second restaurant has its own look, menu and words', async ({ page }) => {
  const colours = () =>
    page.evaluate(() => ({
      hue: getComputedStyle(document.body).getPropertyValue('background-color'),
      theme: [...document.querySelectorAll('meta[name="theme-color"]')].map((meta) => ({
        scheme: /light|dark/.exec(meta.getAttribute('media') ?? '')?.[0],
        colour: meta.getAttribute('content'),
      })),
      brand: [...document.querySelectorAll('style')].map(({ textContent }) => textContent).join(''),
    }));
  await page.goto(originOf('saffron.localhost'));
  const first = await colours();
  await page.goto(originOf('www.forno.localhost'));
  await expect(page.getByRole('heading', { level: 1, name: 'Forno Nonna' })).toBeVisible();
  const second = await colours();
  await settled(page);
  await expectAccessibleInSoak(page, 'the second restaurant');
  expect(second.theme.map(({ scheme }) => scheme)).toEqual(['light', 'dark']);
  expect(new Set([...first.theme, ...second.theme].map(({ colour }) => colour)).size).toBe(4);
  expect(second.brand).not.toBe(first.brand);
  await expect(page).toHaveTitle(/Forno Nonna/);
  await expect(page.getByRole('heading', { name: 'Pizze rosse' })).toBeVisible();
  await expect(page.getByText('Margherita STG').first()).toBeVisible();
  await expect(page.getByText('Smoked chicken tikka')).toHaveCount(0);
  const { host } = new URL(originOf('forno.localhost'));
  for (const path of ['/offers', '/privacy-policy', '/terms', '/auth/login']) {
    const html = await (await page.request.get(path, { headers: { host } })).text();
    expect.soft(html, path).toMatch(/<title>[^<]*Forno Nonna/);
    expect.soft(html, path).not.toContain('Saffron');
  }
});

test('each restaurant has its own cart of the same customer', { tag: '@soak' }, async ({ page, context }) => {
  const forno = originOf('forno.localhost');
  const saffron = originOf('saffron.localhost');
  const customer = await newCustomer('gus');
  await enterAs(context, customer, { hostname: 'forno.localhost' });
  await page.goto(forno);
  await page.getByRole('button', { name: /^Add / }).first().click();
  const lines = page.getByRole('group', { name: /^Quantity of/ });
  await openCart(page);
  await expect(lines).toHaveCount(1);
  await closeCart(page);

  // Signed in at one restaurant is not signed in at the other; and when they are, its cart is another one.
  await page.goto(saffron);
  await expect(page.getByRole('link', { name: 'Login' }).first()).toBeVisible();
  await expect(cartOn(page)).toHaveCount(0);
  await enterAs(context, customer, { hostname: 'saffron.localhost' });
  await page.goto(saffron);
  await seesEmptyCart(page);
  await enterAs(context, customer, { hostname: 'forno.localhost' });
  await page.goto(forno);
  await openCart(page);
  await expect(lines).toHaveCount(1);
});
