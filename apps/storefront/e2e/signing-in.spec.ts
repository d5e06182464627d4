import { newCustomerEmail } from './accounts.ts';
import { arriveAsCustomer, signIn, signInByRedirect } from './customer.ts';
import { expect, test } from './test.ts';

test('a blocked popup is told, and the redirect signs in instead', async ({ page }) => {
  await page.addInitScript(() => {
    window.open = () => null;
  });
  await page.goto('/auth/login');
  await page.getByRole('button', { name: 'Continue with Google' }).click();
  await expect(page.getByText('Your browser did not let the Google window open.')).toBeVisible();
  await signInByRedirect(page, newCustomerEmail('cleo'), 'Sign in without a window');
  await expect(page).toHaveURL(/phone-number-form/);
});

test('a closed popup is told, and a second try signs in', async ({ page }) => {
  await page.goto('/auth/login');
  const opening = page.waitForEvent('popup');
  await page.getByRole('button', { name: 'Continue with Google' }).click();
  const popup = await opening;
  await popup.getByLabel('Use another e-mail').waitFor();
  await popup.close();
  await expect(page.getByText('The Google window was closed before you were signed in.')).toBeVisible();
  await signIn(page, newCustomerEmail('dora'));
});

test('logging out clears everything, and another tab follows to the next customer', async ({ page }) => {
  await arriveAsCustomer(page, 'emil');
  const other = await page.context().newPage();
  await other.goto('/profile');
  await expect(other.getByText(/emil\.[0-9a-f]{8}@example\.com/).first()).toBeVisible();

  await page.getByRole('button', { name: 'Log out' }).first().click();
  await expect(page.getByRole('link', { name: 'Login' }).first()).toBeVisible();
  expect(await page.evaluate(() => Object.keys(localStorage))).toEqual([]);
  await expect(other.getByRole('link', { name: 'Login' }).first()).toBeVisible();

  await page.goto('/auth/login');
  await signIn(page, newCustomerEmail('fay'));
  await expect(other.getByText(/fay\.[0-9a-f]{8}@example\.com/).first()).toBeVisible();
  await expect(other.getByText(/emil\./)).toHaveCount(0);
});

test('each restaurant has its own customers’ carts', async ({ page, baseURL }) => {
  const { port } = new URL(baseURL ?? '');
  await arriveAsCustomer(page, 'gus', 'forno.localhost');
  await page.getByRole('button', { name: /^Add / }).first().click();
  const cart = page.getByRole('region', { name: 'Your cart' });
  await expect(cart.getByRole('group', { name: /^Quantity of/ })).toHaveCount(1);

  await page.goto(`http://saffron.localhost:${port}/`);
  await expect(page.getByRole('link', { name: 'Login' }).first()).toBeVisible();
  await expect(cart).toHaveCount(0);
});
