import { originOf } from './accounts.ts';
import { openSmallRestaurant } from './small-restaurant.ts';
import { expect, test } from './test.ts';

const dishes = 50;
let category = '';

test.beforeAll(async ({ request }) => {
  const origin = originOf(openSmallRestaurant({ furtherDishes: dishes - 2 }).domain);
  const home = await (await request.get(origin)).text();
  category = origin + (/\/category\/[0-9a-f]{24}/.exec(home)?.[0] ?? '');
});

const dishesIn = (html: string) => html.match(/<article/g)?.length ?? 0;

test('a long category comes with its first dishes, and the others follow in order', async ({ page }) => {
  expect(dishesIn(await (await page.request.get(category)).text())).toBe(11);
  await page.goto(category);
  await expect(page.getByRole('article')).toHaveCount(dishes);
  const names = await page.getByRole('article').getByRole('heading').allTextContents();
  expect(names.slice(2)).toEqual(Array.from({ length: dishes - 2 }, (_, index) => `Dish ${index + 1}`));
  // What stands far below the screen is there for the keyboard too.
  await page.getByRole('button', { name: 'Add Dish 47' }).focus();
  await page.keyboard.press('Tab');
  await expect(page.getByRole('link', { name: 'Dish 48', exact: true })).toBeFocused();
  await expect(page.getByRole('link', { name: 'Dish 48', exact: true })).toBeInViewport();
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('a long category leads to a page with all of its dishes', async ({ page }) => {
    await page.goto(category);
    await expect(page.getByRole('article')).toHaveCount(11);
    const seeAll = page.locator('main noscript a', { hasText: `See all ${dishes}` });
    await seeAll.click();
    await expect(page.getByRole('article')).toHaveCount(dishes);
    await expect(seeAll).toHaveCount(0);
  });
});
