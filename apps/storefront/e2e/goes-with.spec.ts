import { enterAs, newCustomer, originOf } from './accounts.ts';
import { addToCart, cartOf, saveAddress } from './services.ts';
import { openSmallRestaurant } from './small-restaurant.ts';
import { expect, test } from './test.ts';

test('the cart proposes what goes with its dishes, adds none by itself, and says what free delivery takes', async ({
  page,
  context,
}) => {
  // Bread is sold out.
  const goesWith = ['bread', 'dish-1', 'dish-2'];
  const { domain } = openSmallRestaurant({ furtherDishes: 3, hasBread: false, goesWith, freeFrom: 40 });
  const account = await newCustomer('gita');
  await saveAddress(account);
  await addToCart(account, 'Soup', 1, domain);
  await enterAs(context, account, { hostname: domain });
  await page.goto(originOf(domain));
  const cart = page.getByRole('region', { name: 'Your cart' });
  const proposals = cart.getByRole('region', { name: 'With it goes' });
  const names = ['Bread', 'Dish 1', 'Dish 2', 'Dish 3'];
  const proposed = async () => {
    const text = await proposals.getByRole('listitem').allTextContents();
    return names.filter((name) => text.some((one) => one.includes(name)));
  };
  const inCart = async () =>
    (await cartOf(account, domain)).items.map(({ quantity, menuItem }) => `${quantity} ${menuItem.name}`);

  await expect(cart.getByText('£31.00 more for free delivery')).toBeVisible();
  await expect.poll(proposed).toEqual(['Dish 1', 'Dish 2']);

  expect(await inCart()).toEqual(['1 Soup']);

  await test.step('one is added by a press', async () => {
    await proposals.getByRole('button', { name: 'Add Dish 1' }).click();
    await expect.poll(proposed).toEqual(['Dish 2']);
    await expect(cart.getByText('£26.00 more for free delivery')).toBeVisible();
    await expect.poll(inCart).toEqual(['1 Soup', '1 Dish 1']);
  });

  await test.step('one is read first, then added', async () => {
    await proposals.getByRole('button', { name: 'Allergens Dish 2' }).click();
    const dialog = page.getByRole('dialog', { name: 'Dish 2' });
    await expect(dialog).toContainText('Allergens');
    await dialog.getByRole('button', { name: 'One more' }).click();
    await dialog.getByRole('button', { name: /^Add/ }).click();
    await expect(dialog).toHaveCount(0);
    await expect.poll(inCart).toEqual(['1 Soup', '1 Dish 1', '2 Dish 2']);
    await expect(proposals).toHaveCount(0);
    await expect(cart.getByText('£16.00 more for free delivery')).toBeVisible();
  });

  await test.step('a collection has no delivery to be free', async () => {
    await page.getByText('Collection', { exact: true }).first().click();
    await expect(cart.getByText(/more for free delivery/)).toHaveCount(0);
  });
});
