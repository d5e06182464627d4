import { expect, test } from './test.ts';

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('the menu can be read', async ({ page }) => {
    const answer = await page.goto('/');
    expect(answer?.status()).toBe(200);
    await expect(page.getByRole('heading', { level: 1, name: 'Saffron & Smoke' })).toBeVisible();
    await expect(page.getByText('Open now · Closes today at 22:30')).toBeVisible();
    await expect(page.getByRole('heading', { name: 'From the grill' })).toBeVisible();
    await expect(page.getByText('Smoked chicken tikka').first()).toBeVisible();
    await expect(page.getByText('£11.50').first()).toBeVisible();
  });
});

test('each hostname is its own restaurant', async ({ page, baseURL }) => {
  const port = new URL(baseURL ?? '').port;
  await page.goto(`http://forno.localhost:${port}/`);
  await expect(page.getByRole('heading', { level: 1, name: 'Forno Nonna' })).toBeVisible();
  await page.goto(`http://saffron.localhost:${port}/`);
  await expect(page.getByRole('heading', { level: 1, name: 'Saffron & Smoke' })).toBeVisible();
});
