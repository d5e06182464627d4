import type { Locator, Page } from '@playwright/test';
import { enterAs, newCustomer, originOf } from './accounts.ts';
import { openCart } from './customer.ts';
import { placeOrder } from './payments.ts';
import { photoOfACamera } from './photo-of-a-camera.ts';
import { openSmallRestaurant } from './small-restaurant.ts';
import { expect, test } from './test.ts';

test.use({ colorScheme: 'dark' });

/** What stands at two heights of a picture: the screen's own pixels, or a file's. */
const coloursOf = (page: Page, picture: string, at: readonly (readonly [number, number])[]) =>
  page.evaluate(
    async ({ src, points }) => {
      const image = new Image();
      image.src = src;
      await image.decode();
      const canvas = document.createElement('canvas');
      canvas.width = image.naturalWidth;
      canvas.height = image.naturalHeight;
      const brush = canvas.getContext('2d');
      brush?.drawImage(image, 0, 0);
      return points.map(([x, y]) => {
        const [red = 0, , blue = 0] =
          brush?.getImageData(canvas.width * x, canvas.height * y, 1, 1).data ?? [];
        return red > 150 && blue < 90 ? 'red' : blue > 150 && red < 90 ? 'blue' : 'neither';
      });
    },
    { src: picture, points: at },
  );

/** The picture fills its place to both sides, upright, with what is above in view. */
async function showsThePhoto(page: Page, place: Locator, what: string): Promise<void> {
  const photo = place.locator('img[src*="/pictures/"]').first();
  // A line of the cart is another element once the server has answered, and a dialog rises: it is looked at until it stays.
  await expect(async () => {
    await photo.scrollIntoViewIfNeeded({ timeout: 2_000 });
    const picture = await photo.screenshot({ timeout: 2_000 });
    const seen = await coloursOf(page, `data:image/png;base64,${picture.toString('base64')}`, [
      [0.1, 0.3],
      [0.9, 0.3],
    ]);
    // On its side one of them would be blue, upside down both.
    expect(seen, what).toEqual(['red', 'red']);
  }).toPass({ timeout: 15_000 });
  if (process.env.KEEP_PICTURES) await page.screenshot({ path: `${process.env.KEEP_PICTURES}/${what}.png` });
}

test('a photo taken upright is the right way up on a phone in dark, wherever its dish shows', {
  tag: '@phone',
}, async ({ page, context }) => {
  await page.goto('/healthz');
  const { domain } = openSmallRestaurant({ photo: await photoOfACamera(page) });
  const customer = await newCustomer('nils');
  await enterAs(context, customer, { hostname: domain, mode: 'collection' });
  const home = originOf(domain);
  await page.goto(home);
  const card = (name: string) => page.getByRole('article').filter({ hasText: name }).first();
  await showsThePhoto(page, card('Soup'), 'the lead');
  await showsThePhoto(page, card('Bread'), 'the card');

  await card('Soup').getByRole('link', { name: 'Soup', exact: true }).click();
  const dialog = page.getByRole('dialog', { name: 'Soup' });
  await showsThePhoto(page, dialog, 'the dialog');
  const shared = page.url();
  await dialog.getByRole('button', { name: /^Add to cart/ }).click();
  await showsThePhoto(page, await openCart(page), 'the cart');

  await test.step('a shared link has it too', async () => {
    // As a machine reads it; asked for by the page, since its hostname leads somewhere in browsers alone.
    const html = await page.evaluate(async (url) => (await fetch(url)).text(), shared);
    const image = /property="og:image" content="([^"]+)"/.exec(html)?.[1] ?? '';
    const { pathname, search } = new URL(image.replaceAll('&amp;', '&'));
    const colours = await coloursOf(page, pathname + search, [
      [0.7, 0.1],
      [0.7, 0.95],
    ]);
    expect(colours).toEqual(['red', 'blue']);
  });

  const orderId = await placeOrder(customer, {}, domain);
  await page.goto(`${home}/orders/${orderId}`);
  await showsThePhoto(page, page.getByRole('main'), 'the order');
});
