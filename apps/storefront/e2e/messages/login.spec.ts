import { newCustomerEmail } from '../accounts.ts';
import { isPhone, signIn } from '../customer.ts';
import { expect, test } from '../test.ts';
import { specification } from './specification.ts';

const { invalidData, loggedIn } = specification.login;

test('login data that lacks a part is logged and ignored; whole login data signs in', async ({
  page,
  faultless,
}) => {
  test.skip(isPhone(page), 'Phones sign in on the page itself, without a window that could send anything.');
  faultless.allow(new RegExp(`console: ${invalidData} `));
  await page.goto('/auth/login');
  // A popup that never comes back by itself: the test sends the page the message that it would send.
  await page.evaluate(() => {
    const popup = { closed: false, close: () => undefined, location: { assign: () => undefined } };
    window.open = () => popup as unknown as Window;
  });
  const beginning = page.waitForRequest('**/api/auth/sign-in/social');
  await page.getByRole('button', { name: 'Continue with Google' }).click();
  const { callbackURL } = (await beginning).postDataJSON() as { callbackURL: string };
  const attempt = new URL(callbackURL, page.url()).searchParams.get('attempt');
  const logging = page.waitForEvent('console', { predicate: (message) => message.type() === 'error' });
  await page.evaluate((mine) => {
    const session = { accessToken: 'a', refreshToken: 'b' };
    new BroadcastChannel('tiffin-sign-in').postMessage({ kind: 'signed-in', attempt: mine, session });
  }, attempt);
  expect((await logging).text()).toBe(invalidData);
  await expect(page.getByText('Login with Google did not work. Please try again.')).toBeVisible();
  await expect(page).toHaveURL(/auth\/login/);
  expect(await page.evaluate(() => localStorage.length)).toBe(0);

  await page.goto('/auth/login');
  // signIn itself waits for the toast.
  await signIn(page, newCustomerEmail('lia'));
  await expect(page.getByText(loggedIn, { exact: true })).toBeVisible();
});
