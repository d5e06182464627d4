import { expect, type Page, test } from 'playwright/test';
import { type ColourRole, hexColour, type Scheme } from '../../packages/ui/src/theme/contrast.ts';
import { brandNamed } from '../brands.ts';

/** "#17120d" as the computed style of an element has it. */
function inCss(hex: string): string {
  const [red, green, blue] = [1, 3, 5].map((start) => Number.parseInt(hex.slice(start, start + 2), 16));
  return `rgb(${red}, ${green}, ${blue})`;
}

const colourOf = (role: ColourRole, brand: string, scheme: Scheme) =>
  inCss(hexColour(role, brandNamed(brand).hue, scheme));

/** Storybook's own frame and the docs page in it stand on the restaurant's grounds. */
async function expectLook(page: Page, brand: string, scheme: Scheme): Promise<void> {
  const docs = page.frameLocator('#storybook-preview-iframe');
  await expect(page.locator('html')).toHaveCSS('color-scheme', scheme);
  await expect(page.locator('body')).toHaveCSS('background-color', colourOf('sunken', brand, scheme));
  await expect(docs.locator('.sbdocs-wrapper')).toHaveCSS(
    'background-color',
    colourOf('paper', brand, scheme),
  );
  const title = docs.getByRole('heading', { name: 'Price', level: 1 });
  await expect(title).toHaveCSS('font-family', /^"?Fraunces/);
}

test('docs pages and the frame around them follow scheme and restaurant', async ({ page }) => {
  await page.goto('/?path=/docs/primitives-price--docs&globals=brand:forno;scheme:dark');
  await expectLook(page, 'forno', 'dark');
  await page.getByRole('button', { name: 'Dark' }).first().click();
  await page.getByRole('option', { name: 'Light' }).click();
  await expectLook(page, 'forno', 'light');
  await page.getByRole('button', { name: 'Forno Nonna' }).first().click();
  await page.getByRole('option', { name: 'Saffron & Smoke' }).click();
  await expectLook(page, 'saffron', 'light');
});

/** How light a picture is, from 0 to 255. */
const lightness = (page: Page, picture: Buffer) =>
  page.evaluate(
    async (address) => {
      const image = new Image();
      image.src = address;
      await image.decode();
      const canvas = new OffscreenCanvas(1, 1).getContext('2d');
      canvas?.drawImage(image, 0, 0, 1, 1);
      return Math.max(...(canvas?.getImageData(0, 0, 1, 1).data.slice(0, 3) ?? [255]));
    },
    `data:image/png;base64,${picture.toString('base64')}`,
  );

for (const view of ['story', 'docs']) {
  test(`a ${view} in dark is dark before its code has come`, async ({ page }) => {
    // The page as it is painted first: without any code of the preview.
    await page.route('**/*.js', (route) => route.abort());
    const id = view === 'story' ? 'primitives-price--default' : 'primitives-price--docs';
    await page.goto(`/iframe.html?id=${id}&viewMode=${view}&globals=brand:forno;scheme:dark`, {
      waitUntil: 'domcontentloaded',
    });
    const picture = await page.screenshot();
    expect(await lightness(page, picture)).toBeLessThan(60);
  });
}
