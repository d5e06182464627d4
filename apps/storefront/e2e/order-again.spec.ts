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

test('adds once what was closed before its answer, and nothing with allergens that were not read', async ({
  page,
  context,
}) => {
  const { domain, cook } = openSmallRestaurant({ furtherDishes: 1, soupAllergens: ['milk'] });
  const account = await newCustomer('rosa');
  await addToCart(account, 'Soup', 2, domain);
  await addToCart(account, 'Bread', 1, domain);
  await addToCart(account, 'Dish 1', 3, domain);
  const orderId = await placeOrder(account, {}, domain);
  await moveOrder(orderId, { action: 'complete', to: 'completed' });
  const offer = { furtherDishes: 1, soupAllergens: ['milk', 'nuts'] } as const;
  cook({ ...offer, breadAllergens: ['eggs'] });
  const inCart = async () =>
    (await cartOf(account, domain)).items.map(({ quantity, menuItem }) => `${quantity} ${menuItem.name}`);

  await enterAs(context, account, { hostname: domain });
  await page.goto(`${originOf(domain)}/orders/${orderId}`);
  await settled(page);
  const dialog = page.getByRole('dialog', { name: 'Order again' });
  const questions = dialog.getByRole('region', { name: /^Allergens changed:/ });
  const answered = () =>
    page.waitForResponse((answer) => answer.request().postData()?.includes('idempotencyKey') === true);

  await test.step('what was closed before its answer is shown by the next press', async () => {
    const held = Promise.withResolvers<void>();
    await page.route(/_serverFn/, async (route) => {
      if (route.request().postData()?.includes('idempotencyKey')) await held.promise;
      await route.continue();
    });
    await page.getByRole('button', { name: 'Order again' }).click();
    await expect(dialog.getByRole('status')).toHaveText('Adding to your cart');
    await page.keyboard.press('Escape');
    await expect(dialog).toHaveCount(0);
    const answer = answered();
    held.resolve();
    await (await answer).finished();
    await settled(page);
    await page.getByRole('button', { name: 'Order again' }).click();
    await expect(questions).toContainText(['Soup', 'Bread']);
    await expect(dialog.getByRole('status')).toHaveText(
      '£15.00 added to your cart3 dishes, 2 more need your answer',
    );
    expect(await inCart()).toEqual(['3 Dish 1']);
  });

  await test.step('each question is about the menu that it was read in', async () => {
    cook({ ...offer, breadAllergens: ['eggs', 'peanuts'] });
    const accept = (dish: string) => dialog.getByRole('button', { name: `Add it anyway ${dish}` }).click();
    await accept('Soup');
    // Asked again, behind the other one: the menu is not the one that was read.
    await expect(questions).toContainText(['Bread', 'Soup']);
    await accept('Soup');
    await expect(dialog.getByRole('status')).toContainText('5 dishes, 1 more needs your answer');
    await accept('Bread');
    await expect(
      dialog.getByRole('region', { name: 'Allergens changed: now contains eggs, peanuts' }),
    ).toBeVisible();
    expect(await inCart()).toEqual(['3 Dish 1', '2 Soup']);
    await accept('Bread');
    await expect.poll(inCart).toEqual(['3 Dish 1', '2 Soup', '1 Bread']);
  });
});
