import { enterAs, newCustomer, newCustomerEmail, signedInAs } from './accounts.ts';
import { cards, payWith } from './customer.ts';
import { expectAccessible } from './expect-accessible.ts';
import { placeOrder } from './payments.ts';
import { addToCart, ordersOf, saveAddress } from './services.ts';
import { settled } from './settled.ts';
import { rounds } from './soak.ts';
import { expect, test } from './test.ts';

// With SOAK=1 each state is looked at six times, and axe takes its time.
test.describe.configure({ timeout: 900_000 });
test.use({ contextOptions: { reducedMotion: 'reduce' } });

// In `npm test` the pages with most on them: here their parts stand in the whole document. Every page and its states are
// stories, where axe runs too; the soak looks at them here as well.

const publicPages = {
  'the menu': ['/', ...rounds([], ['/offers', '/nowhere'])],
  'the search': ['/search', '/search?q=tikka', '/search?q=nothing-like-it'],
  'signing in': ['/auth/login', '/profile', '/auth/register'],
  'the rest': ['/auth/forgot-password', '/app-promo', '/privacy-policy', '/data-request', '/terms'],
} as const;

for (const [name, paths] of Object.entries(publicPages)) {
  const tag = name === 'the menu' ? [] : ['@soak'];
  test(`public pages pass axe: ${name}`, { tag }, async ({ page, faultless }) => {
    faultless.allow(/status of 404 .*\/nowhere/);
    for (const path of paths) {
      await page.goto(path);
      await settled(page);
      await expectAccessible(page, path);
    }
    if (name !== 'the menu') return;
    await page.goto('/');
    await page.locator('a[href^="/category/"]').first().click();
    await expect(page).toHaveURL(/category/);
    await expectAccessible(page, 'a category');
  });
}

test('the pages of a customer pass axe', async ({ page, context }) => {
  const customer = await newCustomer('ravi');
  const { _id: addressId } = await saveAddress(customer);
  await addToCart(customer, 'Masala fries', 4);
  const orderId = await placeOrder(customer, { addressId });
  await addToCart(customer, 'Masala fries', 5);
  await enterAs(context, customer);
  const signs = {
    '/': page.getByRole('button', { name: /^Checkout £/ }),
    [`/orders/${orderId}`]: page.getByText('Masala fries'),
    '/profile': page.getByRole('list', { name: 'Saved addresses' }),
    ...rounds(
      {},
      {
        '/orders': page.locator(`a[href="/orders/${orderId}"]`),
        [`/profile/address?id=${addressId}`]: page.getByLabel('Building'),
        '/phone-number-form': page.getByLabel(/phone number/i),
      },
    ),
  };
  for (const [path, sign] of Object.entries(signs)) {
    await page.goto(path);
    await expect(sign.first()).toBeVisible();
    await expectAccessible(page, path);
  }
});

test('the pages of a new customer pass axe', { tag: '@soak' }, async ({ page, context }) => {
  await enterAs(context, await signedInAs(newCustomerEmail('rhea')));
  await page.goto('/profile');
  await expect(page.getByText('No addresses yet')).toBeVisible();
  await expectAccessible(page, 'the profile of a new customer');
  await page.goto('/orders');
  await expect(page.getByText('No orders yet')).toBeVisible();
  await expectAccessible(page, 'no orders');
  await page.goto('/phone-number-form');
  await page.getByLabel(/phone number/i).fill('12');
  await page.getByRole('button', { name: /save|continue/i }).click();
  await expect(page.getByLabel(/phone number/i)).toHaveAttribute('aria-invalid', 'true');
  await expectAccessible(page, 'the phone form with an error');
});

test('the addresses of a customer pass axe', { tag: '@soak' }, async ({ page, context }) => {
  const customer = await newCustomer('remy');
  const { _id } = await saveAddress(customer);
  await saveAddress(customer, { building: 'Unit 2' });
  await enterAs(context, customer);
  await page.goto('/profile/address');
  await page.getByRole('button', { name: 'Save address' }).click();
  await expect(page.getByText('Building number is required').first()).toBeVisible();
  await expectAccessible(page, 'the address form with errors');
  await page.goto(`/profile/address?id=${_id}`);
  await expect(page.getByLabel('Building')).toHaveValue(/Flat 4/);
  await expectAccessible(page, 'an address being edited');
  await page.goto('/profile');
  await page.getByRole('button', { name: /^Delete Apartment, Unit 2/ }).click();
  await expect(page.getByRole('group', { name: 'Delete Apartment, Unit 2?' })).toBeVisible();
  await expectAccessible(page, 'the profile with the question whether to delete');
});

test('the cart and its dialogs pass axe', { tag: '@soak' }, async ({ page, context }) => {
  const customer = await newCustomer('rolf');
  await saveAddress(customer);
  await addToCart(customer, 'Masala fries', 5);
  await enterAs(context, customer);
  await page.goto('/');
  const cart = page.getByRole('region', { name: 'Your cart' });
  await expect(cart.getByRole('button', { name: /^Checkout/ })).toBeEnabled();
  await expectAccessible(page, 'home with a cart');
  await page.getByRole('link', { name: 'Smoked chicken tikka', exact: true }).click();
  await expect(page.getByRole('dialog', { name: 'Smoked chicken tikka' })).toBeVisible();
  await expectAccessible(page, 'a dish');
  await page.keyboard.press('Escape');
  await page.setViewportSize({ width: 800, height: 900 });
  await page.getByRole('button', { name: /^View cart/ }).click();
  await expect(page.getByRole('dialog', { name: 'Cart' })).toBeVisible();
  await expectAccessible(page, 'the cart as a sheet', [800, 390]);
  await page.keyboard.press('Escape');
  await page.setViewportSize({ width: 1440, height: 900 });
  await cart.getByRole('button', { name: /^Checkout/ }).click();
  await expect(page.getByRole('dialog', { name: 'Confirm your order' })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Continue to payment' })).toBeEnabled();
  await expectAccessible(page, 'the confirming dialog');
});

test('an order and the results of checkout pass axe', { tag: '@soak' }, async ({ page, context }) => {
  const customer = await newCustomer('ruth');
  await addToCart(customer, 'Masala fries', 5);
  await enterAs(context, customer, { mode: 'collection' });
  await page.goto('/');
  await page
    .getByRole('region', { name: 'Your cart' })
    .getByRole('button', { name: /^Checkout/ })
    .click();
  await page.getByRole('button', { name: 'Continue to payment' }).click();
  await payWith(page, cards.good);
  const success = page.getByRole('dialog', { name: 'Checkout Successful' });
  await success.getByRole('button', { name: 'Stay on this page' }).click();
  await expectAccessible(page, 'the success');
  const [order] = await ordersOf(page);
  const states = {
    '/orders': page.getByText(order?.number ?? 'no order'),
    [`/orders/${order?._id}`]: page.getByText(order?.number ?? 'no order'),
    [`/orders/${'a'.repeat(24)}`]: page.getByText('Order not found'),
    '/profile': page.getByText(order?.number ?? 'no order'),
    '/?checkoutStatus=failure': page.getByRole('dialog', { name: 'Checkout Failed' }),
  };
  for (const [path, sign] of Object.entries(states)) {
    await page.goto(path);
    await expect(sign.first()).toBeVisible();
    await expectAccessible(page, path);
  }
});
