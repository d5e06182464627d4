import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from 'playwright/test';

const baselines = join(import.meta.dirname, '../visual/baselines');
const name = 'primitives-button--default-390-light.jpg';

test('Baselines says how to make some, and shows those of a run over their baselines', async ({ page }) => {
  let run: object = { takenAt: null, pictures: [] };
  await page.route('**/visual-run/run.json', (route) => route.fulfill({ json: run }));
  await page.route('**/visual-run/{taken,baselines}/*.jpg', async (route) =>
    route.fulfill({ contentType: 'image/jpeg', body: await readFile(join(baselines, name)) }),
  );
  await page.goto('/iframe.html?id=baselines--last-run&viewMode=story');
  await expect(page.getByText('npm run test:visual')).toBeVisible();

  run = { takenAt: '2026-11-20T18:30:00.000Z', pictures: [{ name, state: 'changed' }] };
  await page.reload();
  await expect(page.getByRole('heading', { level: 2 })).toHaveText(
    'primitives button, default, 390 px, light: changed',
  );
  const [taken, baseline] = [page.getByAltText('The last run'), page.getByAltText('The baseline')];
  for (const picture of [taken, baseline])
    await expect.poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBe(390);
  expect(await baseline.boundingBox()).toEqual(await taken.boundingBox());
  const slider = page.getByRole('slider');
  await slider.focus();
  await page.keyboard.press('End');
  await expect(baseline).toHaveCSS('clip-path', /^inset\(0(px)?( 0%)?/);
  await page.keyboard.press('Home');
  await expect(baseline).toHaveCSS('clip-path', 'inset(0px 100% 0px 0px)');
});

test('a component’s page says where it is used, and leads there', async ({ page }) => {
  await page.goto('/?path=/docs/primitives-price--docs');
  const docs = page.frameLocator('#storybook-preview-iframe');
  await expect(docs.getByRole('heading', { name: 'Used in' })).toBeVisible();
  await docs.getByRole('listitem').getByRole('link', { name: 'CartLine', exact: true }).click();
  await expect(docs.getByRole('heading', { name: 'CartLine', level: 1 })).toBeVisible();
});
