import type { Browser, Page } from 'playwright';
import { reason } from '../../scripts/stack/cli.ts';
import { startBrowser } from '../stack/start-browser.ts';
import type { Findings } from './findings.ts';
import type { SoakSystem } from './system.ts';

// After this time a person would reload the page.
const stepMs = 30_000;
const popupMs = 8_000;

/** Orders in a real browser, through pages and server functions of the storefront, one customer after the other. */
export async function orderInBrowser(system: SoakSystem, findings: Findings, until: number): Promise<void> {
  const browser = await startBrowser();
  try {
    for (let number = 1; Date.now() < until; number++) {
      await orderOnce(browser, system, findings, `browser-${number}@example.com`);
    }
  } finally {
    await browser.close();
  }
}

async function orderOnce(browser: Browser, system: SoakSystem, findings: Findings, email: string) {
  const context = await browser.newContext({ locale: 'en-GB', timezoneId: 'Europe/London' });
  const page = await context.newPage();
  page.setDefaultTimeout(stepMs);
  page.on('pageerror', (error) => findings.countFailure(`browser: page error ${error.message.slice(0, 60)}`));
  page.on('console', (message) => {
    if (/Content Security Policy/i.test(message.text()))
      findings.addViolation(`browser: ${message.text().slice(0, 200)}`);
  });
  const origin = `http://saffron.localhost:${system.ports.storefront}`;
  let step = 'arriving';
  try {
    await repeatUntilDone(() => page.goto(`${origin}/auth/login`));
    step = 'signing in';
    await repeatUntilDone(() => signIn(page, `${origin}/auth/login`, email));
    step = 'giving the phone number';
    await page.getByLabel(/phone number/i).fill('07700 900142');
    await repeatUntilDone(() => pressAndLeave(page, /save|continue/i, /:\d+\/(\?.*)?$/));
    step = 'filling the cart';
    await page.getByText('Collection', { exact: true }).first().click();
    await repeatUntilDone(() => fillCart(page, origin));
    step = 'checking out';
    await repeatUntilDone(() => checkOut(page, origin));
    step = 'paying';
    await page.getByLabel('Card number').fill('4242 4242 4242 4242');
    await page.getByLabel('Expiry date').fill('12/30');
    await page.getByLabel('CVC').fill('123');
    await page.getByRole('button', { name: /^Pay £/ }).click();
    step = 'coming back';
    await repeatUntilDone(
      async () => {
        if (!page.url().startsWith(origin)) await page.waitForURL(`${origin}/**`);
        await page.getByText(/Checkout Successful/).waitFor();
      },
      () => page.reload(),
    );
    findings.count('orders in the browser');
  } catch (error) {
    findings.countFailure(`browser: gave up while ${step} (${reason(error).split('\n')[0]?.slice(0, 90)})`);
  } finally {
    await context.close();
  }
}

async function signIn(page: Page, login: string, email: string): Promise<void> {
  if (/phone-number-form/.test(page.url())) return;
  if (!page.url().endsWith('/auth/login')) await page.goto(login);
  const [popup] = await Promise.all([
    page.waitForEvent('popup', { timeout: popupMs }),
    page.getByRole('button', { name: 'Continue with Google' }).click(),
  ]);
  try {
    await popup.getByLabel('Use another e-mail').fill(email);
    await popup.getByRole('button', { name: 'Continue' }).click();
    await page.waitForURL(/phone-number-form/);
  } finally {
    await popup.close().catch(() => undefined);
  }
}

async function fillCart(page: Page, origin: string): Promise<void> {
  await page.goto(`${origin}/`);
  await page.getByRole('link', { name: 'Smoked chicken tikka', exact: true }).click();
  const dialog = page.getByRole('dialog', { name: 'Smoked chicken tikka' });
  for (const name of [/Medium/, /Masala fries/])
    await dialog
      .locator('label')
      .filter({ has: page.getByRole('radio', { name }) })
      .click();
  await dialog.getByRole('button', { name: /^Add to cart/ }).click();
  await dialog.waitFor({ state: 'hidden' });
  // One dish alone is below the minimum order.
  await page
    .getByRole('region', { name: 'Your cart' })
    .getByRole('button', { name: 'One more' })
    .first()
    .click();
}

async function checkOut(page: Page, origin: string): Promise<void> {
  if (new URL(page.url()).pathname !== '/') await page.goto(`${origin}/`);
  await page
    .getByRole('region', { name: 'Your cart' })
    .getByRole('button', { name: /^Checkout £/ })
    .click();
  await page.getByRole('button', { name: 'Continue to payment' }).click();
  await page.waitForURL(/\/pay\//);
}

async function pressAndLeave(page: Page, name: RegExp, to: RegExp): Promise<void> {
  await page.getByRole('button', { name }).click();
  await page.waitForURL(to, { timeout: stepMs });
}

/** Tries a step three times, and `between` before each repetition. */
async function repeatUntilDone(
  step: () => Promise<unknown>,
  between?: () => Promise<unknown>,
): Promise<void> {
  for (let left = 2; ; left--) {
    try {
      await step();
      return;
    } catch (error) {
      if (left === 0) throw error;
      await between?.().catch(() => undefined);
    }
  }
}
