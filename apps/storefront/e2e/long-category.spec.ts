import type { Page } from '@playwright/test';
import { originOf } from './accounts.ts';
import { openSmallRestaurant } from './small-restaurant.ts';
import { expect, test } from './test.ts';

const dishes = 50;
let origin = '';

test.beforeAll(() => {
  origin = originOf(openSmallRestaurant({ furtherDishes: dishes - 2 }).domain);
});

/** Opens the category; returns the page as the server has sent it. */
async function openCategory(page: Page): Promise<string> {
  await page.goto(origin);
  const path = await page.getByRole('link', { name: `See all ${dishes}` }).getAttribute('href');
  const answer = await page.goto(`${origin}${path}`);
  return (await answer?.text()) ?? '';
}

test('a long category comes with its first dishes, and the others follow in order', async ({ page }) => {
  const html = await openCategory(page);
  expect(html.match(/<article/g)).toHaveLength(11);
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
    await openCategory(page);
    await expect(page.getByRole('article')).toHaveCount(11);
    const seeAll = page.locator('main noscript a', { hasText: `See all ${dishes}` });
    await seeAll.click();
    await expect(page.getByRole('article')).toHaveCount(dishes);
    await expect(seeAll).toHaveCount(0);
  });
});
