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

/** What stands on the page, and what has opened over it, each from the one before. */
const allViews: readonly (readonly [name: string, open: (page: Page) => Promise<unknown>])[] = [
  ['home with the cart', () => Promise.resolve()],
  [
    'the dialog of a dish',
    async (page) => {
      await page.getByRole('link', { name: 'Smoked chicken tikka', exact: true }).click();
      await expect(page.getByRole('dialog', { name: 'Smoked chicken tikka' })).toBeVisible();
    },
  ],
  [
    'the confirming dialog',
    async (page) => {
      await page.keyboard.press('Escape');
      await expect(page.getByRole('dialog')).toHaveCount(0);
      await cartOn(page)
        .getByRole('button', { name: /^Checkout £/ })
        .click();
      await expect(page.getByRole('dialog', { name: 'Confirm your order' })).toBeVisible();
    },
  ],
];

// One page and one dialog over it; the soak looks at the other dialog too.
const views = rounds(allViews.slice(0, 2), allViews);

/** Waits until every colour is the one it changes to. */
const changed = (page: Page) =>
  page.waitForFunction(
    () => !document.getAnimations().some((animation) => animation instanceof CSSTransition),
  );

// The fault was found with reduced motion; the soak looks at the other setting too.
for (const reducedMotion of rounds(['reduce'] as const, ['reduce', 'no-preference'] as const)) {
  test(`the system turns dark, and nothing stays light, motion: ${reducedMotion}`, async ({ page }) => {
    const turn = (colorScheme: 'light' | 'dark') => page.emulateMedia({ colorScheme, reducedMotion });
    /** Loads the page, and looks at each view once it has come to rest. */
    const look = async (at: (name: string) => Promise<void>) => {
      await page.goto('/');
      // The offers are read last, and the total is checked in two calls: between them no request is under way.
      await expect(page.getByRole('button', { name: 'Apply SMOKE10' }).first()).toBeVisible();
      await expect(cartOn(page).getByRole('button', { name: /^Checkout £/ })).toBeEnabled();
      for (const [name, open] of views) {
        await open(page);
        await settled(page);
        await page.mouse.move(0, 0);
        await at(name);
      }
    };
    await turn('light');
    const account = await arriveAsCustomer(page, 'rhea');
    await addToCart(account, 'Masala fries', 4);
    const turned = new Map<string, readonly string[]>();
    await look(async (name) => {
      // What arrives meanwhile changes colours too: then it is done once more.
      await expect(async () => {
        const light = await coloursOn(page);
        await turn('dark');
        await expect.poll(() => coloursOn(page)).not.toEqual(light);
        // With reduced motion there is nothing to wait for: all colours change at once.
        if (reducedMotion === 'no-preference') await changed(page);
        turned.set(name, await coloursOn(page));
        await turn('light');
        if (reducedMotion === 'no-preference') await changed(page);
        expect(await coloursOn(page)).toEqual(light);
      }).toPass();
    });
    await turn('dark');
    await look(async (name) => {
      await changed(page);
      await expect
        .soft(async () => expect(turned.get(name), name).toEqual(await coloursOn(page)))
        .toPass({ timeout: 20_000 });
    });
  });
}
