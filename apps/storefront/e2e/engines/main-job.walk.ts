import { expect } from '@playwright/test';
import { newCustomerEmail } from '../accounts.ts';
import { cards } from '../customer.ts';
import { moveOrder } from '../kitchen.ts';
import { sizes } from './engine.ts';
import { the } from './engine-page.ts';
import { storefront, test, walkedSizes } from './test.ts';

const dish = the('dialog', 'Smoked chicken tikka');
const cart = the('region', 'Your cart');

for (const size of walkedSizes) {
  test(`a customer looks, orders, pays, follows the order and logs out, ${size}`, async ({ arrive }) => {
    const page = await arrive(sizes[size]);

    await test.step('looks at the menu', async () => {
      await page.goto(storefront);
      await page.see(the('heading', 'Saffron & Smoke'));
      await page.press(the('link', /^See all \d+ in From the grill$/));
      await page.see(the('heading', 'From the grill'));
      await page.press(the('link', 'Smoked chicken tikka'));
      await page.see(dish);
    });

    await test.step('goes Back over the dialog, which has one entry of the history', async () => {
      await page.traverse(-1);
      await page.untilGone(dish);
      await page.see(the('heading', 'From the grill'));
      await page.traverse(1);
      await page.see(dish);
      await page.press(the('button', /^Close/, dish));
      await page.untilGone(dish);
      await page.untilAt(/\/category\/[^?]*$/);
      await page.traverse(-1);
      await page.untilAt(/:\d+\/$/);
    });

    await test.step('signs in in the window of the identity provider', async () => {
      await page.press(the('link', 'Profile'));
      await page.press(the('link', 'Login'));
      await page.see(the('heading', 'Sign in to order'));
      const provider = await page.pressForPopup(the('button', 'Continue with Google'));
      await provider.type(the('textbox', 'Use another e-mail'), newCustomerEmail('enid'));
      await provider.press(the('button', 'Continue'));
      await provider.untilClosed();
      await page.untilAt(/\/phone-number-form/);
      await page.type(the('textbox', /phone number/i), '07911 123456');
      await page.press(the('button', /save|continue/i));
      await page.untilAt(/:\d+\/(profile)?(\?.*)?$/);
    });

    await test.step('adds an address', async () => {
      await page.press(the('link', 'Profile'));
      await page.press(the('link', /^Add/));
      await page.choose(the('radio', 'Apartment'));
      await page.type(the('textbox', 'Postcode'), 'LS1 4GJ');
      await page.see(the('text', /^Found: Leeds, Yorkshire and The Humber/));
      await page.type(the('textbox', /^Building/), 'Flat 4, Granary Wharf');
      await page.press(the('button', 'Save address'), 2);
      await page.see(the('text', 'Address added successfully'));
    });

    await test.step('fills the cart', async () => {
      await page.press(the('link', 'Home'));
      await page.press(the('link', 'Smoked chicken tikka'));
      await page.choose(the('radio', /Medium/, dish));
      await page.choose(the('radio', /Masala fries/, dish));
      await page.choose(the('checkbox', /Mint raita/, dish));
      await page.press(the('button', 'Add to cart · £13.45', dish));
      await page.untilGone(dish);
      if (size === 'phone') await page.press(the('button', /^View cart/));
      await page.press(the('button', 'One more', cart));
      await page.see(the('text', '£26.90', cart));
      await page.type(the('textbox', 'Promo code', cart), 'smoke10');
      await page.press(the('button', 'Apply', cart));
      await page.see(the('text', /SMOKE10/, cart));
    });

    await test.step('pays', async () => {
      await page.press(the('button', 'Checkout £27.69', cart));
      const confirming = the('dialog', 'Confirm your order');
      await page.see(the('text', /Flat 4, Granary Wharf/, confirming));
      await page.press(the('button', 'Continue to payment · £27.69', confirming));
      await page.see(the('heading', 'Pay Saffron & Smoke'));
      await page.type(the('textbox', 'Card number'), cards.good);
      await page.type(the('textbox', 'Expiry date'), '12/30');
      await page.type(the('textbox', 'CVC'), '123');
      await page.press(the('button', /^Pay £/));
    });

    await test.step('follows the order', async () => {
      // It closes by itself: a slow machine may not press anything in it.
      await page.see(the('dialog', 'Checkout Successful'));
      await page.untilGone(the('dialog', 'Checkout Successful'));
      await page.press(the('link', 'Profile'));
      const edit = the('link', /^Edit/);
      await page.see(edit);
      expect(await page.isShown({ ...edit, nth: 1 }), 'the double press saved two').toBe(false);
      await page.press(the('link', /View order from/));
      await page.see(the('heading', /^(Order placed|Accepted)$/));
      await page.see(the('text', /^Live, updated \d\d:\d\d$/));
      const orderId = new URL(await page.url()).pathname.split('/').at(-1) ?? '';
      await moveOrder(orderId, { action: 'start', to: 'preparing' });
      await page.see(the('heading', 'In the kitchen'));
    });

    await test.step('reads why an order cannot be shown, as the backend says', async () => {
      await page.goto(`${storefront}/orders/${'0'.repeat(24)}`);
      await page.see(the('text', "We can't find that order in your account."));
    });

    await test.step('logs out', async () => {
      await page.press(the('link', 'Profile'));
      // The page stands as it stays: until then its button may be another one when the finger lifts.
      await page.see(the('text', 'Saved addresses'));
      await page.see(the('text', /^Order S-\d+/));
      await page.press(the('button', 'Log out'));
      await page.see(the('link', 'Login'));
    });
  });
}
