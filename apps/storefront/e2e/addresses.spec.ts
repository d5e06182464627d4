import type { Page } from '@playwright/test';
import { enterAs, newCustomer } from './accounts.ts';
import { openCart } from './customer.ts';
import { withFault } from './faults.ts';
import { type Account, addToCart, callBackend, saveAddress } from './services.ts';
import { expect, test } from './test.ts';

const rows = (page: Page) => page.getByRole('list', { name: 'Saved addresses' }).getByRole('listitem');
const selectedId = (page: Page) => page.evaluate(() => localStorage.getItem('selectedAddressId'));
const addressesOf = async (account: Account) =>
  (await callBackend<{ docs: readonly Record<string, unknown>[] }>('GET', '/addresses', { account })).docs;

test('an address is added, edited, made the default and deleted', async ({ page, context }) => {
  const customer = await newCustomer('wim');
  await saveAddress(customer);
  await enterAs(context, customer);
  await page.goto('/profile');
  await expect(rows(page)).toHaveCount(1);

  await page.goto('/profile/address');
  await page.getByRole('radio', { name: 'House' }).check({ force: true });
  await page.getByLabel('Building').fill('27 Ash Grove');
  await page.getByLabel('Postcode').fill('ls6 1ax');
  await expect(page.getByText('Found: Leeds, Yorkshire and The Humber')).toBeVisible();
  // Spec §5: district, region and country fill the parts; the address is composed of them.
  await expect(page.getByLabel('City')).toHaveValue('Leeds');
  await expect(page.getByLabel('Region')).toHaveValue('Yorkshire and The Humber');
  await expect(page.getByLabel('Country')).toHaveValue('England');
  await expect(page.getByLabel('Address', { exact: true })).toHaveValue(
    '27 Ash Grove, Leeds, Yorkshire and The Humber, England',
  );
  await page.getByRole('checkbox', { name: 'Make this my default address' }).check({ force: true });
  await page.getByRole('button', { name: 'Save address' }).click();
  await expect(page.getByText('Address added successfully')).toBeVisible();
  await expect(page).toHaveURL(/\/profile$/);
  await expect(rows(page)).toHaveCount(2);
  // The next order goes to the newest address.
  const added = (await addressesOf(customer)).find(({ building }) => building === '27 Ash Grove');
  expect(added).toMatchObject({ type: 'house', postalCode: 'LS6 1AX', isDefault: true });
  expect(await selectedId(page)).toBe(added?._id);

  await page.getByRole('link', { name: 'Edit House, 27 Ash Grove' }).click();
  await page.getByLabel('Building').fill('28 Ash Grove');
  await expect(page.getByLabel('Address', { exact: true })).toHaveValue(/^28 Ash Grove, Leeds/);
  await page.getByRole('button', { name: 'Save address' }).click();
  await expect(page.getByText('Address updated successfully')).toBeVisible();
  await expect(rows(page).filter({ hasText: '28 Ash Grove' })).toHaveCount(1);

  await page.getByRole('button', { name: 'Make default Apartment, Flat 4' }).click();
  await expect(rows(page).filter({ hasText: 'Flat 4' }).getByText('Default', { exact: true })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Make default House, 28 Ash Grove' })).toBeVisible();

  const remove = page.getByRole('button', { name: 'Delete House, 28 Ash Grove' });
  await remove.click();
  const question = page.getByRole('group', { name: 'Delete House, 28 Ash Grove?' });
  await question.getByRole('button', { name: 'Keep it' }).click();
  await expect(rows(page)).toHaveCount(2);
  await expect(remove).toBeFocused();
  await remove.click();
  await question.getByRole('button', { name: 'Delete', exact: true }).click();
  await expect(page.getByText('Address deleted successfully')).toBeVisible();
  await expect(rows(page)).toHaveCount(1);
  expect(await selectedId(page)).toBeNull();
  // An address that is gone cannot be edited into a new one.
  await page.goto(`/profile/address?id=${added?._id}`);
  await expect(page.getByRole('heading', { name: 'Page not found' })).toBeVisible();
});

test('the chosen address is kept, in this tab, the next one and the next visit', async ({
  page,
  context,
}) => {
  const customer = await newCustomer('xena');
  const home = await saveAddress(customer);
  const office = await saveAddress(customer, { type: 'office', building: '2 Wellington Place' });
  await addToCart(customer, 'Masala fries', 4);
  await enterAs(context, customer);
  await page.goto('/');
  const picker = (tab: Page) => tab.getByRole('button', { name: /^Delivering to/ });
  await openCart(page);
  // The first one saved is the default.
  await expect(picker(page)).toContainText('Flat 4');
  await picker(page).click();
  await page.getByRole('radio', { name: /2 Wellington Place/ }).check({ force: true });
  await expect(picker(page)).toContainText('2 Wellington Place');
  expect(await selectedId(page)).toBe(office._id);

  const other = await context.newPage();
  await other.goto('/');
  await openCart(other);
  await expect(picker(other)).toContainText('2 Wellington Place');
  await picker(other).click();
  await other.getByRole('radio', { name: /Flat 4/ }).check({ force: true });
  await expect(picker(page)).toContainText('Flat 4');
  expect(await selectedId(page)).toBe(home._id);
});

test('a postcode that cannot be looked up keeps what was typed, and one without a place is saved by hand', async ({
  page,
  context,
}) => {
  const customer = await newCustomer('zoe');
  await enterAs(context, customer);
  await page.goto('/profile/address');
  await page.getByLabel('Building').fill('1 Nowhere');

  for (const answer of [{ status: 503 }, 'reset', 'half'] as const) {
    // A postcode that no other journey asks for.
    await withFault({ way: 'postcodes', path: '/postcodes/LS2.*', answer }, async () => {
      await page.getByLabel('Postcode').fill('');
      await page.getByLabel('Postcode').fill('LS2 7HY');
      await expect(page.getByText('We cannot look up postcodes at the moment.')).toBeVisible();
    });
  }
  await expect(page.getByLabel('Building')).toHaveValue('1 Nowhere');
  await page.getByRole('button', { name: 'Look it up again' }).click();
  await expect(page.getByLabel('City')).toHaveValue('Leeds');

  await page.getByLabel('Postcode').fill('(ls10 4zz)');
  await expect(page.getByText('We cannot find LS10 4ZZ on the map.')).toBeVisible();
  // What the other postcode had filled in goes with it.
  await expect(page.getByLabel('City')).toHaveValue('');
  await page.getByRole('radio', { name: 'House' }).check({ force: true });
  await page.getByLabel('Address', { exact: true }).fill('1 Nowhere, Hunslet');
  await page.getByRole('button', { name: 'Save address' }).click();
  await expect(page.getByText('Address added successfully')).toBeVisible();
  expect(await addressesOf(customer)).toMatchObject([{ postalCode: 'LS10 4ZZ', isVerified: false }]);

  // Saffron & Smoke delivers by distance: the cart says why it cannot deliver there, and what can be done.
  await addToCart(customer, 'Masala fries', 4);
  await page.goto('/');
  await openCart(page);
  const cart = page.getByRole('region', { name: 'Your cart' });
  await expect(cart.getByText(/We deliver by distance, and this postcode is not on the map/)).toBeVisible();
  await expect(cart.getByRole('link', { name: /^Ring / })).toHaveAttribute('href', /^tel:/);
  await cart.getByRole('button', { name: 'Order for collection' }).click();
  await expect(cart.getByRole('button', { name: /^Checkout £/ })).toBeVisible();
});

// What a write that fails says and keeps: messages/address.spec.ts.
test('addresses that cannot be read show a message, and come with the next try; one that is gone is not found', {
  tag: '@soak',
}, async ({ page, context }) => {
  const customer = await newCustomer('abel');
  const saved = await saveAddress(customer);
  await enterAs(context, customer);
  const { accessToken } = customer;
  await withFault({ path: '/addresses', answer: 'reset', accessToken }, async () => {
    await page.goto('/profile');
    await expect(page.getByText('Failed to fetch addresses')).toBeVisible();
    await expect(page.getByText('Error loading addresses. Please try again.')).toBeVisible();
    await page.goto(`/profile/address?id=${saved._id}`);
    await expect(page.getByText('Error loading addresses. Please try again.')).toBeVisible();
  });
  // The page tries again by itself as well, and may be faster than the customer.
  await page.getByRole('button', { name: 'Try again' }).or(page.getByLabel('Building')).click();
  await expect(page.getByLabel('Building')).toHaveValue('Flat 4, Granary Wharf');

  // An address that is gone cannot be edited into a new one.
  await page.goto('/profile/address?id=0123456789abcdef01234567');
  await expect(page.getByRole('heading', { name: 'Page not found' })).toBeVisible();
});
