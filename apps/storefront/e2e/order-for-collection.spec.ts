import { enterAs, newCustomer } from './accounts.ts';
import { addTikka, cards, openCart, payWith, seesEmptyCart } from './customer.ts';
import { chargesFor, ordersOf } from './services.ts';
import { expect, test } from './test.ts';

test('collection: card declined, cart intact, the second try succeeds', async ({ page }) => {
  await enterAs(page.context(), await newCustomer('ben'));
  await page.goto('/');
  // The radio itself lies under its label, as fingers meet it.
  await page.getByText('Collection', { exact: true }).click();
  await expect(page.getByRole('radio', { name: 'Collection' })).toBeChecked();
  await addTikka(page);
  const cart = await openCart(page);
  await cart
    .getByRole('group', { name: 'Quantity of Smoked chicken tikka' })
    .getByRole('button', { name: 'One more' })
    .click();

  await cart.getByRole('textbox', { name: 'Promo code' }).fill('smoke10');
  await cart.getByRole('button', { name: 'Apply', exact: true }).click();

  await cart.getByRole('button', { name: 'Allergy Add' }).click();
  await cart.getByRole('textbox', { name: 'Allergy' }).fill('Sesame');
  await cart.getByRole('switch', { name: 'Cutlery and napkins' }).click();
  // Nobody rides.
  await expect(cart.getByText('Note for the rider')).toHaveCount(0);

  // 26.90 - 2.69 + 0.99; nothing is brought, so nothing is charged for it.
  await cart.getByRole('button', { name: 'Checkout £25.20' }).click();
  const confirming = page.getByRole('dialog', { name: 'Confirm your order' });
  await expect(confirming.getByText('Collect from')).toBeVisible();
  await confirming.getByRole('button', { name: 'Continue to payment' }).click();

  await expect(page.getByRole('heading', { name: 'Pay Saffron & Smoke' })).toBeVisible();
  const failure = page.getByRole('dialog', { name: 'Checkout Failed' });
  await test.step('a customer who only leaves the payment page reads nothing of cards', async () => {
    await page.getByRole('link', { name: 'Cancel and return to Saffron & Smoke' }).click();
    await expect(failure.getByText('You left the payment page.')).toBeVisible();
    await expect(
      failure.getByText('Your order waits in your cart: 2 items, £25.20, with your note and SMOKE10.'),
    ).toBeVisible();
    await expect(failure.getByText(/card/)).toHaveCount(0);
    await failure.getByRole('button', { name: 'Continue to payment' }).click();
    await confirming.getByRole('button', { name: 'Continue to payment' }).click();
  });
  await payWith(page, cards.declined);
  await expect(page.getByRole('alert')).toContainText('declined');
  await page.getByRole('link', { name: 'Return to restaurant' }).click();

  await expect(failure).toBeVisible();
  await expect(failure.getByText('Nothing was charged.')).toBeVisible();
  await expect(failure.getByText('The payment did not go through.')).toBeVisible();
  // The second failure costs the discount no more than the first.
  await expect(failure.getByText('2 items, £25.20, with your note and SMOKE10.')).toBeVisible();
  await failure.getByRole('button', { name: 'Back to menu' }).click();
  await expect(page).not.toHaveURL(/checkoutStatus/);
  await openCart(page);
  await expect(cart.getByText('£26.90').first()).toBeVisible();
  await expect(cart.getByRole('button', { name: 'Allergy Sesame Change' })).toBeVisible();
  await expect(cart.getByRole('switch', { name: 'Cutlery and napkins' })).toBeChecked();

  await test.step('the code went with the payment: the cart says so and offers it again', async () => {
    await page.reload();
    await openCart(page);
    await expect(cart.getByText('The order it was for has not been paid.')).toBeVisible();
    await expect(cart.getByRole('button', { name: 'Checkout £27.89' })).toBeVisible();
    await cart.getByRole('button', { name: 'Use again SMOKE10' }).click();
    await expect(cart.getByRole('button', { name: 'Remove promo code SMOKE10' })).toBeVisible();
    await expect(cart.getByText('The order it was for has not been paid.')).toHaveCount(0);
  });

  await cart.getByRole('button', { name: 'Checkout £25.20' }).click();
  await page
    .getByRole('dialog', { name: 'Confirm your order' })
    .getByRole('button', { name: 'Continue to payment' })
    .click();
  await expect(page.getByRole('heading', { name: 'Pay Saffron & Smoke' })).toBeVisible();
  await payWith(page, cards.good);
  await expect(page.getByRole('dialog', { name: 'Checkout Successful' })).toBeVisible();

  const placed = async () => (await ordersOf(page)).filter(({ placedAt }) => placedAt !== null);
  // The provider's webhook may arrive after the customer.
  await expect.poll(placed).toHaveLength(1);
  expect(await chargesFor((await placed())[0]?._id ?? '')).toEqual([2520]);
  expect((await placed())[0]).toMatchObject({ allergyNote: 'Sesame', riderNote: '', wantsCutlery: true });
  await seesEmptyCart(page);
});
