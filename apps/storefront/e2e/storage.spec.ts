import type { BrowserContext, Page } from '@playwright/test';
import { enterAs, newCustomer, newCustomerEmail } from './accounts.ts';
import { signIn } from './customer.ts';
import { rounds } from './soak.ts';
import { expect, test } from './test.ts';

/** What the page meets in place of a sound localStorage; run in the browser before any script of ours. */
type Sabotage = () => void;

const sabotages: Readonly<Record<string, Sabotage>> = {
  'is blocked': () =>
    Object.defineProperty(window, 'localStorage', {
      get() {
        throw new DOMException('The operation is insecure.', 'SecurityError');
      },
    }),
  'is full': () => {
    Storage.prototype.setItem = () => {
      throw new DOMException('The quota has been exceeded.', 'QuotaExceededError');
    };
  },
  'can be neither read nor written': () => {
    for (const name of ['getItem', 'setItem', 'removeItem'] as const) {
      Storage.prototype[name] = () => {
        throw new DOMException('The disk is damaged.', 'UnknownError');
      };
    }
  },
  'is null': () => Object.defineProperty(window, 'localStorage', { value: null }),
  'is not there': () => Object.defineProperty(window, 'localStorage', { value: undefined }),
  'cannot be read': () => {
    Storage.prototype.getItem = () => {
      throw new DOMException('The disk is damaged.', 'UnknownError');
    };
  },
};

// What others, half a write or an attacker may have left behind.
const hostile: Readonly<Record<string, string>> = {
  markup: '"><img src=x onerror="window.harmed=true">',
  'far too much': 'x'.repeat(200_000),
  'an unsigned token': 'eyJhbGciOiJub25lIn0.eyJzdWIiOiIwMTIzNDU2Nzg5YWJjZGVmMDEyMzQ1NjcifQ.',
  nothing: '',
  'the word undefined': 'undefined',
  'broken JSON': '{"accessToken":',
  'a header of its own': 'x\r\nset-cookie: a=b',
  'characters that no header takes': 'naïve 🍛 \u0000',
};

/** The first two, which differ most; with SOAK=1 all. */
const usually = <Kind>(kinds: Readonly<Record<string, Kind>>) =>
  rounds(Object.entries(kinds).slice(0, 2), Object.entries(kinds));

const login = (page: Page) => page.getByRole('link', { name: 'Login' }).first();
const cart = (page: Page) => page.getByRole('region', { name: 'Your cart' });

async function opened(context: BrowserContext, arrange: (page: Page) => Promise<unknown>): Promise<Page> {
  const page = await context.newPage();
  await arrange(page);
  await page.goto('/');
  await expect(page.getByRole('heading', { level: 1, name: 'Saffron & Smoke' })).toBeVisible();
  return page;
}

/** The page does what it should: the menu opens a dish, and the mode can be changed. */
async function expectToWork(page: Page): Promise<void> {
  await page.getByText('Collection', { exact: true }).first().click();
  await expect(page.getByRole('radio', { name: 'Collection' })).toBeChecked();
  await page.getByRole('link', { name: 'Smoked chicken tikka', exact: true }).click();
  await expect(page.getByRole('dialog', { name: 'Smoked chicken tikka' })).toBeVisible();
  expect(await page.evaluate(() => 'harmed' in window)).toBe(false);
}

test('broken storage: visitors find a page that works', async ({ context }) => {
  test.slow();
  for (const [name, sabotage] of usually(sabotages)) {
    await test.step(`localStorage ${name}`, async () => {
      const page = await opened(context, (fresh) => fresh.addInitScript(sabotage));
      await expect(login(page)).toBeVisible();
      await expectToWork(page);
      await page.close();
    });
  }
});

test('where nothing can be kept, a sign-in lasts as long as the page', async ({ context }) => {
  const page = await context.newPage();
  await page.addInitScript(sabotages['is blocked'] ?? (() => undefined));
  await page.goto('/auth/login');
  await signIn(page, newCustomerEmail('oda'));
  await expect(page).toHaveURL(/\/phone-number-form$/);
  await page.getByRole('link', { name: 'Home' }).first().click();
  await page.getByRole('button', { name: 'Add Masala fries' }).click();
  await expect(cart(page).getByRole('group', { name: 'Quantity of Masala fries' })).toBeVisible();
});

test('worthless tokens: nobody is signed in, nothing runs', async ({ context }) => {
  test.slow();
  for (const [name, text] of usually(hostile)) {
    await test.step(`tokens of ${name}`, async () => {
      const values = { accessToken: text, refreshToken: text };
      const page = await opened(context, (fresh) =>
        fresh.addInitScript((stored) => {
          if (sessionStorage.getItem('arranged') !== null) return;
          sessionStorage.setItem('arranged', '1');
          for (const [key, value] of Object.entries(stored)) localStorage.setItem(key, value);
        }, values),
      );
      await expect(login(page)).toBeVisible();
      await expect(cart(page)).toHaveCount(0);
      await expectToWork(page);
      await page.close();
    });
  }
});

test('worthless selectedAddressId and cachedPromo: the customer’s cart works', { tag: '@soak' }, async ({
  context,
}) => {
  test.slow();
  const account = await newCustomer('pam');
  for (const [name, text] of Object.entries(hostile)) {
    await test.step(`both of ${name}`, async () => {
      await enterAs(context, account, { mode: 'delivery' });
      const page = await opened(context, (fresh) =>
        fresh.addInitScript((stored) => {
          for (const key of ['selectedAddressId', 'cachedPromo']) localStorage.setItem(key, stored);
        }, text),
      );
      await expect(cart(page).getByText('Nothing here yet')).toBeVisible();
      await expectToWork(page);
      await page.close();
    });
  }
});
