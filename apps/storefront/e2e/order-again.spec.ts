import { enterAs, newCustomer, originOf } from './accounts.ts';
import { moveOrder } from './kitchen.ts';
import { placeOrder } from './payments.ts';
import { addToCart, cartOf } from './services.ts';
import { settled } from './settled.ts';
import { openSmallRestaurant } from './small-restaurant.ts';
import { expect, test } from './test.ts';

test('orders again from the order, the list and the home page, and reads what has changed', async ({
  page,
  context,
}) => {
  const { domain, cook } = openSmallRestaurant({ furtherDishes: 1, soupAllergens: ['milk'] });
  const account = await newCustomer('runa');
  await addToCart(account, 'Soup', 2, domain);
  await addToCart(account, 'Bread', 1, domain);
  await addToCart(account, 'Dish 1', 3, domain);
  const orderId = await placeOrder(account, {}, domain);
  await moveOrder(orderId, { action: 'complete', to: 'completed' });
  await addToCart(account, 'Dish 1', 1, domain);
  cook({ furtherDishes: 1, soupPrice: 9.5, soupAllergens: ['milk', 'nuts'], hasBread: false });
  const inCart = async () =>
    (await cartOf(account, domain)).items.map(({ quantity, menuItem }) => `${quantity} ${menuItem.name}`);

  await enterAs(context, account, { hostname: domain });
  await page.goto(`${originOf(domain)}/orders/${orderId}`);
  const dialog = page.getByRole('dialog', { name: 'Order again' });
  const part = (name: string) => dialog.getByRole('region', { name });

  await test.step('from the order: what needs an answer is not added before it', async () => {
    await page.getByRole('button', { name: 'Order again' }).click();
    await expect(part('As before, added')).toContainText('3 × Dish 1');
    await expect(part('Sold out, not added')).toContainText('1 × Bread');
    const question = part('Allergens changed: now contains nuts');
    await expect(question).toContainText('Contains milk, nuts.');
    await expect(question).toContainText('It used to say: contains milk.');
    await expect(dialog.getByRole('status')).toHaveText(
      '£15.00 added to your cart3 dishes, 1 more needs your answer',
    );
    expect(await inCart()).toEqual(['4 Dish 1']);
    await question.getByRole('button', { name: 'Add it anyway' }).click();
    await expect(part('Costs more now, added')).toContainText('50p more each than last time.');
    await expect(dialog.getByRole('status')).toHaveText('£34.00 added to your cart5 dishes');
    expect(await inCart()).toEqual(['4 Dish 1', '2 Soup']);
    await dialog.getByRole('button', { name: 'Go to cart' }).click();
    await expect(dialog).toHaveCount(0);
    const cart = page.getByRole('region', { name: 'Your cart' });
    await expect(cart.getByRole('group', { name: 'Quantity of Dish 1' })).toContainText('4');
    await expect(cart.getByRole('group', { name: 'Quantity of Soup' })).toContainText('2');
  });

  await test.step('from the list: all of it can be taken back', async () => {
    await page.goto(`${originOf(domain)}/orders`);
    await page.getByRole('button', { name: /^Order again/ }).click();
    await expect(dialog.getByRole('status')).toContainText('£15.00 added to your cart');
    await expect.poll(inCart).toEqual(['7 Dish 1', '2 Soup']);
    await dialog.getByRole('button', { name: 'Undo all' }).click();
    await expect(dialog).toHaveCount(0);
    await expect.poll(inCart).toEqual(['4 Dish 1', '2 Soup']);
  });

  await test.step('from the home page: the usual order', async () => {
    await page.goto(originOf(domain));
    await settled(page);
    const usual = page.getByRole('button', { name: 'Your usual' });
    await expect(usual).toHaveAccessibleDescription('2 × Soup, Bread and 1 more dish');
    await usual.click();
    await expect(part('As before, added')).toContainText('3 × Dish 1');
    await page.keyboard.press('Escape');
    await expect(dialog).toHaveCount(0);
    await expect(usual).toBeFocused();
    expect(await inCart()).toEqual(['7 Dish 1', '2 Soup']);
  });
});
