import type { Page } from '@playwright/test';
import { arriveAsCustomer, cartOn } from './customer.ts';
import { addToCart } from './services.ts';
import { settled } from './settled.ts';
import { rounds } from './soak.ts';
import { expect, test } from './test.ts';

/** Every colour that an element on the page has, as the browser computes it. */
const coloursOn = (page: Page) =>
  page.evaluate(() => {
    const painted = [
      'color',
      'backgroundColor',
      'backgroundImage',
      'borderColor',
      'outlineColor',
      'boxShadow',
      'fill',
      'stroke',
    ] as const;
    const of = (element: Element, pseudo?: string) => {
      const style = getComputedStyle(element, pseudo);
      return painted.map((property) => style[property]).join(' | ');
    };
    return [...document.querySelectorAll('html, body, body *')].map((element) =>
      [
        element.tagName,
        element.textContent?.slice(0, 30),
        of(element),
        of(element, '::before'),
        of(element, '::after'),
      ].join(' | '),
    );
  });

const views: Readonly<Record<string, (page: Page) => Promise<unknown>>> = {
  'home with the cart': () => Promise.resolve(),
  'the dialog of a dish': async (page) => {
    await page.getByRole('link', { name: 'Smoked chicken tikka', exact: true }).click();
    await expect(page.getByRole('dialog')).toBeVisible();
  },
  'the confirming dialog': async (page) => {
    await cartOn(page)
      .getByRole('button', { name: /^Checkout £/ })
      .click();
    await expect(page.getByRole('dialog', { name: 'Confirm your order' })).toBeVisible();
  },
};

/** Waits until every colour is the one it changes to. */
const changed = (page: Page) =>
  page.waitForFunction(
    () => !document.getAnimations().some((animation) => animation instanceof CSSTransition),
  );

for (const [name, open] of Object.entries(views)) {
  // The fault was found with reduced motion; the soak looks at the other setting too.
  for (const reducedMotion of rounds(['reduce'] as const, ['reduce', 'no-preference'] as const)) {
    test(`the system turns dark, and nothing stays light: ${name}, motion: ${reducedMotion}`, async ({
      page,
    }) => {
      await page.emulateMedia({ colorScheme: 'light', reducedMotion });
      const account = await arriveAsCustomer(page, 'rhea');
      await addToCart(account, 'Masala fries', 4);
      const show = async () => {
        await page.goto('/');
        // The total is checked in two calls, and between them no request is under way.
        await expect(cartOn(page).getByRole('button', { name: /^Checkout £/ })).toBeEnabled();
        await open(page);
        await settled(page);
        await page.mouse.move(0, 0);
      };
      await show();
      const light = await coloursOn(page);
      await page.emulateMedia({ colorScheme: 'dark', reducedMotion });
      await expect.poll(() => coloursOn(page)).not.toEqual(light);
      // With reduced motion there is nothing to wait for: all colours change at once.
      if (reducedMotion === 'no-preference') await changed(page);
      const turned = await coloursOn(page);
      await show();
      await changed(page);
      expect(turned).toEqual(await coloursOn(page));
    });
  }
}
