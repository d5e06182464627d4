import { newCustomer, newCustomerEmail } from './accounts.ts';
import { arriveAsCustomer, isPhone, signIn, signInByRedirect } from './customer.ts';
import { expectAccessibleInSoak } from './expect-accessible.ts';
import { withFault } from './faults.ts';
import { expect, test } from './test.ts';

const noPopups = 'Phones sign in on the page itself.';

test('a blocked popup shows a message, and the redirect signs in instead', async ({ page }) => {
  test.skip(isPhone(page), noPopups);
  await page.addInitScript(() => {
    window.open = () => null;
  });
  await page.goto('/auth/login');
  await page.getByRole('button', { name: 'Continue with Google' }).click();
  await expect(page.getByText('Your browser blocked the Google window.')).toBeVisible();
  await expectAccessibleInSoak(page, 'a blocked popup', [1440, 390]);
  await signInByRedirect(page, newCustomerEmail('cleo'), 'Sign in without a window');
  await expect(page).toHaveURL(/phone-number-form/);
});

test('logging out clears everything, and another tab follows to the next customer', { tag: '@soak' }, async ({
  page,
}) => {
  await arriveAsCustomer(page, 'emil');
  const other = await page.context().newPage();
  await other.goto('/profile');
  await expect(other.getByText(/emil\.[0-9a-f]{8}@example\.com/).first()).toBeVisible();

  // A phone has no sidebar.
  if (isPhone(page)) await page.goto('/profile');
  await page.getByRole('button', { name: 'Log out' }).first().click();
  await expect(page.getByRole('link', { name: 'Login' }).first()).toBeVisible();
  expect(await page.evaluate(() => Object.keys(localStorage))).toEqual([]);
  await expect(other.getByRole('link', { name: 'Login' }).first()).toBeVisible();

  await page.goto('/auth/login');
  await signIn(page, newCustomerEmail('fay'));
  await expect(other.getByText(/fay\.[0-9a-f]{8}@example\.com/).first()).toBeVisible();
  await expect(other.getByText(/emil\./)).toHaveCount(0);
});

test('a customer who closes the window or cancels at Google reads why, and may try again at once', async ({
  page,
}) => {
  test.skip(isPhone(page), noPopups);
  await page.goto('/auth/login');
  const openPopup = async () => {
    const opening = page.waitForEvent('popup');
    await page.getByRole('button', { name: 'Continue with Google' }).click();
    return opening;
  };
  const closed = await openPopup();
  await closed.getByLabel('Use another e-mail').waitFor();
  await closed.close();
  await expect(page.getByText('The Google window was closed before you were signed in.')).toBeVisible();

  const popup = await openPopup();
  await popup.getByRole('button', { name: 'Cancel' }).click();
  await expect(
    page.getByText('You have not been logged in: the Google account was not confirmed.'),
  ).toBeVisible();
  await expect.poll(() => popup.isClosed()).toBe(true);
  expect(await page.evaluate(() => Object.keys(localStorage))).toEqual([]);
  await signIn(page, newCustomerEmail('rosa'));
});

test('an error of the provider, of its response or of the backend shows a message', async ({
  page,
  faultless,
}) => {
  test.skip(isPhone(page), noPopups);
  faultless.allow(/status of 503/);
  // The provider's own error, on its way back; and an answer that belongs to no sign-in of ours.
  await page.goto('/auth/callback?error=server_error');
  await expect(page.getByText('Login with Google did not work. Please try again.')).toBeVisible();
  await page.getByRole('button', { name: 'Back to login' }).click();
  await expect(page).toHaveURL(/\/auth\/login$/);
  await page.goto('/auth/callback');
  await expect(page.getByText('Login with Google did not work. Please try again.')).toBeVisible();

  // The provider does not answer when it is asked.
  await page.goto('/auth/login');
  await page.route('**/api/auth/sign-in/social', (route) => route.fulfill({ status: 503, json: {} }));
  const opening = page.waitForEvent('popup');
  await page.getByRole('button', { name: 'Continue with Google' }).click();
  const refused = await opening;
  await expect(
    page.getByText('Login is not available at the moment. Please try again in a minute.'),
  ).toBeVisible();
  // The next sign-in would come in the same window.
  await expect.poll(() => refused.isClosed()).toBe(true);
  await page.unroute('**/api/auth/sign-in/social');

  // The backend is down when the provider has said yes.
  const sami = newCustomerEmail('sami');
  await withFault({ path: '/auth/verify', containing: sami, answer: 'reset' }, async () => {
    const second = page.waitForEvent('popup');
    await page.getByRole('button', { name: 'Continue with Google' }).click();
    const popup = await second;
    await popup.getByLabel('Use another e-mail').fill(sami);
    await popup.getByRole('button', { name: 'Continue' }).click();
    await expect(page.getByText(/We could not reach the restaurant/)).toBeVisible();
  });
  await signIn(page, sami);
});

// One without lands at the form: givePhoneNumber() of the orders expects it.
test('a customer with a phone number lands at home; /auth/logout logs out', async ({ page }) => {
  const { email } = await newCustomer('tess');
  await page.goto('/auth/login');
  await signIn(page, email);
  await expect(page).toHaveURL(/:\d+\/$/);
  await page.goto('/auth/logout');
  await expect(page.getByRole('link', { name: 'Login' }).first()).toBeVisible();
});

test('a customer who cancels on a phone comes back to a page that says so', { tag: '@phone' }, async ({
  page,
}) => {
  test.skip(!isPhone(page), 'Phones only: everybody else has a popup.');
  await page.goto('/auth/login');
  await page.getByRole('button', { name: 'Continue with Google' }).click();
  await page.getByRole('button', { name: 'Cancel' }).click();
  await expect(
    page.getByText('You have not been logged in: the Google account was not confirmed.'),
  ).toBeVisible();
  await page.getByRole('button', { name: 'Back to login' }).click();
  await signInByRedirect(page, newCustomerEmail('vera'), 'Continue with Google');
  await expect(page).toHaveURL(/\/phone-number-form$/);
});
