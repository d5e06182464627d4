import { expect, test } from 'playwright/test';

test('a designer goes from Welcome to a token, a component, its states and its code', async ({
  page,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  const preview = page.frameLocator('#storybook-preview-iframe');
  const clipboard = () => page.evaluate(() => navigator.clipboard.readText());
  const choose = async (current: string, next: string) => {
    await page.getByRole('button', { name: current }).first().click();
    await page.getByRole('option', { name: next }).click();
  };

  await test.step('Welcome shows what there is, and links to a token', async () => {
    await page.goto('/');
    const picture = preview.getByRole('link', { name: 'CartPanel' }).first().locator('img');
    await picture.scrollIntoViewIfNeeded();
    await expect.poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBe(390);
    await preview.getByRole('link', { name: 'Space', exact: true }).click();
    await expect(preview.getByRole('heading', { name: 'Space', exact: true })).toHaveCount(1);
    await preview.getByRole('button', { name: 'space.4' }).click();
    await expect.poll(clipboard).toBe('vars.space[4]');
    const file = await page.request.get('/tokens/forno-dark.tokens.json');
    expect(await file.json()).toHaveProperty('color.accent.$value.hex');
  });

  await test.step('A search for "basket" leads to a line of the cart', async () => {
    const search = page.locator('#storybook-explorer-searchfield');
    await search.fill('basket');
    await page.getByRole('option', { name: /CartPanel: basket/ }).click();
    await preview.getByRole('link', { name: 'CartLine' }).click();
    await expect(preview.getByRole('heading', { name: 'CartLine', level: 1 })).toBeVisible();
    await expect(preview.getByText('Stable since 1.0.0')).toBeVisible();
  });

  await test.step('A state of it in the other restaurant, in dark, right to left, on a phone', async () => {
    await page.locator('#cart-cartline--unavailable').click();
    await expect(preview.getByText('Sold out today. Remove it to check out.')).toBeVisible();
    await choose('Saffron & Smoke', 'Forno Nonna');
    await choose('Light', 'Dark');
    await choose('Left to right', 'Right to left');
    await expect(preview.locator('html')).toHaveAttribute('style', /--tiffin-hue: 140/);
    await expect(preview.locator('html')).toHaveAttribute('data-scheme', 'dark');
    await expect(preview.locator('html')).toHaveAttribute('dir', 'rtl');
    await choose('Viewport size', 'Mobile 390');
    await expect
      .poll(async () => (await page.locator('#storybook-preview-iframe').boundingBox())?.width)
      .toBe(390);
    await expect(preview.getByText('Sold out today. Remove it to check out.')).toBeVisible();
  });

  await test.step('Its code', async () => {
    await page.locator('#cart-cartline--docs').click();
    await expect(preview.getByRole('heading', { name: 'Code' })).toBeVisible();
    await preview.getByRole('button', { name: 'Copy', exact: true }).click();
    await expect.poll(clipboard).toContain("import { CartLine } from '@tiffin/ui';");
    await expect(preview.getByRole('button', { name: 'Show code' })).toHaveCount(0);
  });
});
