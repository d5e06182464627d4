import type { Locator, Page } from '@playwright/test';
import { originOf } from '../accounts.ts';
import { addTikka, arriveAsCustomer, cartOn, openCart } from '../customer.ts';
import { withFault } from '../faults.ts';
import { restaurantAt } from '../services.ts';
import { openSmallRestaurant } from '../small-restaurant.ts';
import { expect, test } from '../test.ts';
import { specification, type Ways } from './specification.ts';

interface Scene {
  readonly page: Page;
  readonly cart: Locator;
  /** Makes the customer's changes of the cart fail while the message is awaited. */
  readonly failing: (method: string, message: string, during: () => Promise<void>) => Promise<void>;
}

const messages = specification.cart;
const quantity = ({ cart }: Scene) => cart.getByRole('group', { name: 'Quantity of Smoked chicken tikka' });

/** In the order in which a customer could meet them. */
const ways: Ways<'cart', (scene: Scene) => Promise<unknown>> = {
  addFailed: ({ page, failing }) =>
    failing('POST', messages.addFailed, () => page.getByRole('button', { name: /^Add / }).first().click()),
  belowMinimum: async ({ page, cart }) => {
    await addTikka(page);
    await openCart(page);
    await expect(cart.getByRole('button', { name: messages.belowMinimum })).toBeDisabled();
  },
  updateFailed: async (scene) => {
    // The two shows only until the refusal, which may come before a test can look.
    await scene.failing('PUT', messages.updateFailed, () =>
      quantity(scene).getByRole('button', { name: 'One more' }).click(),
    );
    await expect(quantity(scene).getByRole('status')).toHaveText('1');
  },
  removeFailed: async (scene) => {
    const { cart, failing } = scene;
    await failing('DELETE', messages.removeFailed, () =>
      cart
        .getByRole('button', { name: /^Remove/ })
        .first()
        .click(),
    );
    await expect(quantity(scene)).toBeVisible();
  },
  clearFailed: async (scene) => {
    await scene.failing('DELETE', messages.clearFailed, () =>
      scene.cart.getByRole('button', { name: 'Clear cart' }).click(),
    );
    await expect(quantity(scene).getByRole('status')).toHaveText('1');
  },
  shopClosed: async (scene) => {
    await quantity(scene).getByRole('button', { name: 'One more' }).click();
    await expect(scene.cart.getByRole('button', { name: 'Checkout £27.89' })).toBeEnabled();
    // The page stays open until after half past ten in the evening.
    await scene.page.clock.fastForward('05:00:00');
    await scene.page.clock.runFor(60_000);
    await expect(scene.cart.getByRole('button', { name: messages.shopClosed })).toBeDisabled();
  },
  cleared: ({ cart }) => cart.getByRole('button', { name: 'Clear cart' }).click(),
  promosFailed: async ({ page }) => {
    const { domain } = openSmallRestaurant();
    const restaurantId = await restaurantAt(domain);
    await withFault({ path: '/promo-codes/public', restaurantId, answer: { status: 500 } }, async () => {
      await page.goto(originOf(domain));
      await expect(page.getByText(messages.promosFailed, { exact: true })).toBeVisible();
    });
  },
};

test('every message about the cart appears', { tag: '@soak' }, async ({ page }) => {
  await page.clock.install();
  const { accessToken } = await arriveAsCustomer(page, 'coco');
  const scene: Scene = {
    page,
    cart: cartOn(page),
    failing: (method, message, during) =>
      withFault({ method, path: '/restaurant-cart.*', accessToken, answer: { status: 500 } }, async () => {
        await during();
        await expect(page.getByText(message, { exact: true })).toBeVisible();
      }),
  };
  for (const [name, message] of Object.entries(messages)) {
    await test.step(message, async () => {
      await ways[name as keyof typeof ways](scene);
      const shown = page.getByText(message, { exact: true }).filter({ visible: true });
      await expect.soft(shown.first()).toBeVisible();
    });
  }
});
