import { failedRequestMessage } from '@tiffin/domain';
import { enterAs, newCustomer } from '../accounts.ts';
import { closeCart, isPhone, openCart, seesEmptyCart } from '../customer.ts';
import { expectAccessibleInSoak } from '../expect-accessible.ts';
import { withFault } from '../faults.ts';
import { settled } from '../settled.ts';
import { expect, test } from '../test.ts';
import { specification } from './specification.ts';

const catalogue = Object.entries(specification.failedRequest).map(
  ([status, message]) => [Number(status), message] as const,
);

// A cart that cannot be read has no words of its own away from home; a 401 on it is silent (§8), and a 400 is shown by
// no page: the toast begins at 401. Their rows are reached below in other ways.
// A failure in the same words is not shown twice, so the first 5xx stands for all.
const toldByCart = catalogue.filter(
  ([status, message], index) =>
    status > 401 && catalogue.findIndex(([, earlier]) => earlier === message) === index,
);

test('a failed request shows the message for its status, but not on the home page', { tag: '@soak' }, async ({
  page,
  context,
}) => {
  const account = await newCustomer('ferro');
  await enterAs(context, account);
  await page.goto('/offers');
  // A read that is still under way would be taken for the next one.
  await settled(page);
  await seesEmptyCart(page);
  const messages = page.getByRole('region', { name: 'Messages' });
  const failing = (status: number, during: () => Promise<void>) =>
    withFault(
      { method: 'GET', path: '/restaurant-cart', accessToken: account.accessToken, answer: { status } },
      during,
    );
  // The customer comes back to the tab, and the cart is read again.
  const comeBack = () => page.evaluate(() => window.dispatchEvent(new Event('visibilitychange')));
  for (const [status, message] of toldByCart) {
    await test.step(`${status}: ${message}`, () =>
      failing(status, async () => {
        await comeBack();
        await expect(messages.getByText(message, { exact: true })).toBeVisible();
        if (status === 403) await expectAccessibleInSoak(page, 'a page with a message', [1440]);
        await messages.getByRole('button', { name: 'Dismiss' }).click();
        await expect(messages.getByText(message, { exact: true })).toHaveCount(0);
      }));
  }

  await test.step('400: no toast', () =>
    failing(400, async () => {
      const answered = page.waitForResponse(/_serverFn/);
      await comeBack();
      await (await answered).finished();
      // The second and last try has been answered too once the page says so.
      await page.goto('/search');
      await expect((await openCart(page)).getByText('Your cart did not load')).toBeVisible();
      await expectAccessibleInSoak(page, 'a cart that did not load', [1440]);
      await closeCart(page);
      await expect(messages.getByRole('button', { name: 'Dismiss' })).toHaveCount(0);
    }));
  expect(failedRequestMessage(400)).toBe(specification.failedRequest[400]);

  await test.step('500 on the home page: no toast', () =>
    failing(500, async () => {
      await page.goto('/');
      await expect((await openCart(page)).getByText('Your cart did not load')).toBeVisible();
      await closeCart(page);
      await expect(messages.getByText('Internal Server Error')).toHaveCount(0);
    }));

  await test.step('401: tokens that are worth nothing any more', async () => {
    await page.evaluate(() => {
      localStorage.setItem('accessToken', 'worthless');
      localStorage.setItem('refreshToken', 'worthless');
    });
    await page.goto('/offers');
    await expect(messages.getByText(specification.failedRequest[401], { exact: true })).toBeVisible();
    // On phones only home has room for the link.
    if (isPhone(page)) await page.goto('/');
    await expect(page.getByRole('link', { name: 'Login' }).first()).toBeVisible();
  });
});
