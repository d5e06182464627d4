import type { Page } from '@playwright/test';

/** Opens a page whose scripts are still on their way, as on a slow phone; they come when the answer is called. */
export async function openAsleep(page: Page, path: string): Promise<() => void> {
  const { promise: until, resolve: awake } = Promise.withResolvers<void>();
  const { promise: held, resolve: hold } = Promise.withResolvers<void>();
  await page.route(/\/assets\/[^/]+\.js$/, async (route) => {
    hold();
    await until;
    await route.continue();
  });
  await page.goto(path, { waitUntil: 'commit' });
  await held;
  return awake;
}
