import type { Browser, BrowserContext, Page, Response } from '@playwright/test';
import { newCustomerEmail } from './accounts.ts';
import { signIn } from './customer.ts';
import { counterHost, deploymentDomain, identityHost } from './deployment-hosts.ts';
import { startHttpsDeployment } from './https-deployment.ts';
import { placeOrder } from './payments.ts';
import { addToCart, callBackend } from './services.ts';
import { openSmallRestaurant } from './small-restaurant.ts';
import { expect, test } from './test.ts';

const counter = `https://${counterHost}`;
const stream = /\/stream$/;

test('a deployment over https, behind a proxy that buffers, with the identity provider on another site', {
  tag: '@soak',
}, async ({ browser, faultless }) => {
  const ownerEmail = newCustomerEmail('owner');
  const { domain } = openSmallRestaurant({}, [ownerEmail], deploymentDomain);
  const { proxy, stop } = await startHttpsDeployment(domain);
  const contexts: BrowserContext[] = [];
  const open = async () => {
    const context = await openBrowser(browser, proxy.url);
    faultless.watch(context);
    contexts.push(context);
    return context.newPage();
  };
  try {
    const owner = await open();
    await test.step('an owner signs in, and the session is bound to this host and to https', async () => {
      await signInAtCounter(owner, ownerEmail);
      const cookies = await owner.context().cookies(counter);
      expect(cookies.map(({ name }) => name)).toEqual(['__Host-tiffin-counter']);
      expect(cookies[0]).toMatchObject({
        httpOnly: true,
        secure: true,
        sameSite: 'Lax',
        domain: counterHost,
        path: '/',
      });
    });

    const tablet = await open();
    await test.step('the owner pairs a tablet and answers orders by hand', async () => {
      await pairTablet(owner, tablet);
      await answersByHand(owner);
      // A stream that is held back has no headers either.
      const streamed = tablet.waitForResponse(stream);
      await expectSecure(await tablet.goto(counter));
      await tablet.getByRole('button', { name: 'Start shift' }).click();
      await streamed;
    });

    await test.step('a write from a sibling of the same site is refused, also over the same proxy', async () => {
      const post = async (origin: string) => {
        const answer = await owner.request.post(`${counter}/_serverFn/${'0'.repeat(64)}`, {
          headers: { origin, 'sec-fetch-site': 'same-origin' },
        });
        return answer.status();
      };
      for (const foreign of [`https://${domain}`, `https://${identityHost}`, `http://${counterHost}`])
        expect(await post(foreign), foreign).toBe(403);
      expect(await post(counter)).toBe(404);
    });

    const customer = await open();
    const account = await test.step('a customer signs in by a window of the other site', async () => {
      await expectSecure(await customer.goto(`https://${domain}/auth/login`));
      const email = newCustomerEmail('vera');
      await signIn(customer, email);
      const stored = (name: string) => customer.evaluate((key) => localStorage.getItem(key) ?? '', name);
      return { accessToken: await stored('accessToken'), refreshToken: await stored('refreshToken'), email };
    });
    await callBackend('PATCH', '/auth/me', { account, body: { phoneNumber: '07911 123456' } });
    const orderSoups = async () => {
      await addToCart(account, 'Soup', 2, domain);
      return placeOrder(account, {}, domain);
    };
    const accept = tablet.getByRole('button', { name: /^Accept \d\d:\d\d$/ });

    await test.step('the streams come through: board and customer see each step', async () => {
      const orderId = await orderSoups();
      await expect(accept).toBeVisible();
      await customer.goto(`https://${domain}/orders/${orderId}`);
      await expect(customer.getByText(/^Live, updated \d\d:\d\d$/)).toBeVisible();
      await accept.click();
      await expect(customer.getByRole('heading', { level: 1, name: 'Accepted' })).toBeVisible();
    });

    await test.step('a proxy that buffers all the same: the board reads by itself', async () => {
      proxy.bufferEverything();
      const answers: string[] = [];
      tablet.on('response', (response) => answers.push(response.url()));
      const asked = tablet.waitForRequest(stream);
      await tablet.reload();
      await asked;
      await orderSoups();
      await expect(accept).toBeVisible();
      expect(answers.filter((url) => stream.test(url))).toEqual([]);
    });

    await test.step('the owner signs out: nothing of the session is left', async () => {
      await owner.getByRole('button', { name: 'Sign out' }).click();
      await expect(owner).toHaveURL(`${counter}/pair`);
      expect(await owner.context().cookies(counter)).toEqual([]);
    });
  } finally {
    // First the pages: without their servers they would log errors.
    await Promise.all(contexts.map((context) => context.close()));
    await stop();
  }
});

/** A browser of its own that reaches the deployment through its proxy. */
function openBrowser(browser: Browser, server: string): Promise<BrowserContext> {
  return browser.newContext({
    viewport: { width: 1180, height: 820 },
    proxy: { server },
    // The certificate is the run's own.
    ignoreHTTPSErrors: true,
  });
}

async function signInAtCounter(page: Page, email: string): Promise<void> {
  // As people type it: the proxy leads on to https.
  await expectSecure(await page.goto(`http://${counterHost}/sign-in`));
  await expect(page).toHaveURL(`${counter}/sign-in`);
  await page.getByRole('button', { name: 'Sign in with Google' }).click();
  await expect(page).toHaveURL(new RegExp(`^https://${identityHost}/`));
  await page.getByLabel('Use another e-mail').fill(email);
  await page.keyboard.press('Enter');
  await expect(page.getByText('The Small Kitchen').first()).toBeVisible();
  await expect(page).toHaveURL(`${counter}/`);
}

async function expectSecure(response: Response | null): Promise<void> {
  const headers = await response?.allHeaders();
  expect(headers?.['strict-transport-security']).toBe('max-age=31536000');
  expect(headers?.['content-security-policy']).toContain('upgrade-insecure-requests');
}

async function pairTablet(owner: Page, tablet: Page): Promise<void> {
  await owner.goto(`${counter}/team`);
  await owner.getByLabel('Name of the new device').fill('Tablet by the till');
  await owner.getByRole('button', { name: 'Add a device' }).click();
  const spoken = await owner.getByText(/^Code( \d){10}$/).textContent();
  await tablet.goto(counter);
  await tablet.getByRole('textbox', { name: 'Code' }).fill((spoken ?? '').replaceAll(/\D/g, ''));
  await expect(tablet.getByRole('button', { name: 'Start shift' })).toBeVisible();
}

async function answersByHand(owner: Page): Promise<void> {
  await owner.reload();
  const byHand = owner.getByRole('button', { name: 'We do' });
  await byHand.click();
  await expect(byHand).toHaveAttribute('aria-pressed', 'true');
}
