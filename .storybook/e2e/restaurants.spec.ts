import { expect, test } from 'playwright/test';

const stories = [
  'pages-homepage--default',
  // A page inside its frame.
  'pages-homepage-homepageinshell--customer',
  'cart-cartpanel--default',
  'counter-orderboard--default',
];

for (const [brand, name] of [
  ['forno', 'Forno Nonna'],
  ['lantern', 'Lantern Yard'],
]) {
  test(`the toolbar shows ${name} with its own name, dishes and mails`, async ({ page }) => {
    await page.goto(`/?path=/story/pages-homepage--default&globals=brand:${brand}`);
    const preview = page.frameLocator('#storybook-preview-iframe');
    await expect(preview.getByRole('heading', { level: 1 })).toContainText(name ?? '');
    for (const id of stories) {
      await page.goto(`/iframe.html?id=${id}&viewMode=story&globals=brand:${brand}`);
      const shown = page.locator('#storybook-root');
      await expect(shown).not.toBeEmpty();
      await expect(shown, id).not.toContainText(/Saffron & Smoke|Smoked chicken tikka|British-Indian/);
    }
    await page.goto(`/iframe.html?id=mails-placedmail--delivery&viewMode=story&globals=brand:${brand}`);
    const mail = page.frameLocator('iframe[title="On a computer"]').locator('body');
    await expect(mail).toContainText(name ?? '');
    await expect(mail).not.toContainText(/Saffron & Smoke|Smoked chicken tikka/);
    await expect(page.getByRole('region', { name: 'Plain text' })).toContainText(name ?? '');
  });
}

test('Saffron & Smoke keeps its own', async ({ page }) => {
  await page.goto('/iframe.html?id=pages-homepage--default&viewMode=story');
  await expect(page.locator('#storybook-root')).toContainText('Smoked chicken tikka');
});
