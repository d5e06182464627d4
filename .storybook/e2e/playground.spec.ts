import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from 'playwright/test';

const titles = ['Home', 'A category', 'A dish', 'The cart', 'An order', 'The counter', 'A mail'];

test('a designer tries a brand on every screen and takes it along', async ({ page }) => {
  await page.goto('/?path=/story/playground--brand');
  const playground = page.frameLocator('#storybook-preview-iframe');
  const screen = (title: string) => playground.frameLocator(`iframe[title="${title}"]`);
  const hueOf = (title: string) =>
    screen(title)
      .locator('html')
      .evaluate((root) => root.style.getPropertyValue('--tiffin-hue'));

  await test.step('Name, line, hue and logo reach every screen at once', async () => {
    await playground.getByLabel('Name').fill('Mei & Sons');
    await playground.getByLabel('Line under it').fill('Dumplings by hand.');
    await playground.getByLabel('Hue').fill('12');
    await playground
      .getByLabel('Logo')
      .setInputFiles(join(import.meta.dirname, '../../packages/ui/src/private/fixtures/dishes/naan.webp'));
    await expect(screen('Home').getByRole('heading', { level: 1 })).toHaveText(/Mei & Sons/);
    await expect(screen('The counter').getByText('Mei & Sons').first()).toBeVisible();
    await expect(screen('A mail').frameLocator('iframe').getByText('Mei & Sons').first()).toBeVisible();
    for (const title of titles) await expect.poll(() => hueOf(title), { message: title }).toBe('12');
    await expect(playground.getByRole('status')).toHaveText(/Readable for everyone/);
  });

  await test.step('In dark on a desktop it is the same brand', async () => {
    await playground.getByRole('radio', { name: 'Dark' }).check({ force: true });
    await playground.getByRole('radio', { name: 'Desktop' }).check({ force: true });
    await expect(screen('Home').locator('html')).toHaveAttribute('data-scheme', 'dark');
    await expect(screen('Home').getByRole('heading', { level: 1 })).toHaveText(/Mei & Sons/);
    await expect(screen('Home').getByText('Dumplings by hand.')).toBeVisible();
    await expect(screen('Home').locator('img[src^="data:image/webp"]').first()).toBeVisible();
    expect(
      await screen('Home')
        .locator('html')
        .evaluate(() => innerWidth),
    ).toBe(1280);
    await expect.poll(() => hueOf('An order')).toBe('12');
  });

  await test.step('The address keeps it', async () => {
    await expect(page).toHaveURL(/hue=12/);
    await page.reload();
    await expect(playground.getByLabel('Name')).toHaveValue('Mei & Sons');
    await expect(screen('Home').getByRole('heading', { level: 1 })).toHaveText(/Mei & Sons/);
    await expect(playground.getByRole('button', { name: 'Remove the logo' })).toBeVisible();
  });

  await test.step('Download gives tokens, the lines for the file, and the logo', async () => {
    const files = new Map<string, string>();
    const all = new Promise<void>((resolve) => {
      page.on('download', async (saved) => {
        files.set(saved.suggestedFilename(), await readFile(await saved.path(), 'utf8'));
        if (files.size === 4) resolve();
      });
    });
    await playground.getByRole('button', { name: 'Download' }).click();
    await all;
    expect([...files.keys()].sort()).toEqual([
      'dark.tokens.json',
      'light.tokens.json',
      'logo.webp',
      'restaurant.yaml',
    ]);
    expect(files.get('restaurant.yaml')).toBe(
      'name: "Mei & Sons"\nsettings:\n  brandHue: 12\n  tagline: "Dumplings by hand."\n  logo: photos/logo.webp\n',
    );
    expect(JSON.parse(files.get('dark.tokens.json') ?? '')).toHaveProperty('color.accent.$value.hex');
  });
});
