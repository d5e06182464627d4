import { expect as base, test } from 'playwright/test';

// Storybook loads its frame, the page and the docs blocks one after the other; limits for a machine with other work.
const expect = base.configure({ timeout: 30_000 });
test.setTimeout(180_000);

test('a designer goes from Welcome to a token, a component, its states and its code', async ({
  page,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.setViewportSize({ width: 1440, height: 1000 });
  const preview = page.frameLocator('#storybook-preview-iframe');
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
    await expect.poll(() => page.evaluate(() => navigator.clipboard.readText())).toBe('vars.space[4]');
    const file = await page.request.get('/tokens/forno-dark.tokens.json');
    expect(await file.json()).toHaveProperty('color.accent.$value.hex');
  });

  await test.step('A search for "basket" leads to the cart', async () => {
    await page.getByRole('combobox').fill('basket');
    await page.getByRole('option', { name: /Basket, bag, trolley/ }).click();
    await preview.getByRole('link', { name: 'CartPanel' }).click();
    const title = preview.getByRole('heading', { name: 'CartPanel', level: 1 });
    await expect(title).toHaveCSS('font-family', /^"?Fraunces/);
    await expect(preview.getByText(/stories, in every npm test/).first()).toBeVisible();
  });

  await test.step('The docs page and the frame follow restaurant and scheme', async () => {
    await choose('Saffron & Smoke', 'Forno Nonna');
    await choose('Light', 'Dark');
    await expect(preview.locator('html')).toHaveAttribute('data-scheme', 'dark');
    await expect(preview.locator('html')).toHaveAttribute('style', /--h: 140/);
    await expect(page.locator('html')).toHaveAttribute('data-scheme', 'dark');
    await expect(page.locator('html')).toHaveCSS('color-scheme', 'dark');
  });

  await test.step('A state of it, right to left, on a phone', async () => {
    await page.getByRole('link', { name: 'Below Minimum' }).click();
    await expect(preview.getByRole('button', { name: /Minimum Order required/ })).toBeVisible();
    await choose('Left to right', 'Right to left');
    await expect(preview.locator('html')).toHaveAttribute('dir', 'rtl');
    await choose('Viewport', 'Mobile 390');
    await expect
      .poll(async () => (await page.locator('#storybook-preview-iframe').boundingBox())?.width)
      .toBe(390);
    await expect(preview.locator('html')).toHaveAttribute('style', /--h: 140/);
  });

  await test.step('Its code', async () => {
    await page.getByRole('tab', { name: 'Code' }).click();
    await expect(page.getByRole('tabpanel').getByText('<CartPanel')).toBeVisible();
  });
});
