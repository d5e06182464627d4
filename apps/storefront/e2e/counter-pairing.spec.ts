import type { Browser } from '@playwright/test';
import { keptText, openCounter, signInAtCounter } from './counter.ts';
import { openAsleep } from './open-asleep.ts';
import { ports } from './ports.ts';
import { expect, test } from './test.ts';

const origin = `http://localhost:${ports.counter}`;

/** A browser of its own, as another tablet or person has. */
async function newBrowser(
  browser: Browser,
  watch: (context: Awaited<ReturnType<Browser['newContext']>>) => void,
) {
  const context = await browser.newContext({ viewport: { width: 1180, height: 820 } });
  watch(context);
  return context.newPage();
}

test('an owner pairs a tablet by its code, and a removed tablet reads why it has to be paired again', async ({
  browser,
  faultless,
}) => {
  const owner = await newBrowser(browser, faultless.watch);
  const tablet = await newBrowser(browser, faultless.watch);
  const name = `Tablet ${crypto.randomUUID().slice(0, 6)}`;
  let code = '';

  await test.step('the owner makes a code', async () => {
    await signInAtCounter(owner, 'owner@saffronandsmoke.example');
    await expect(owner.getByText('Saffron & Smoke').first()).toBeVisible();
    await owner.goto(`${origin}/team`);
    await owner.getByLabel('Name of the new device').fill(name);
    await owner.getByRole('button', { name: 'Add a device' }).press('Enter');
    const spoken = await owner.getByText(/^Code( \d){10}$/).textContent();
    code = (spoken ?? '').replaceAll(/\D/g, '');
    expect(code).toHaveLength(10);
  });

  await test.step('a wrong one pairs nothing, the right one does', async () => {
    const wake = await openAsleep(tablet, origin);
    await expect(tablet).toHaveURL(`${origin}/pair`);
    const wrong = code === '0000000000' ? '1111111111' : '0000000000';
    await tablet.getByRole('textbox', { name: 'Code' }).fill(wrong);
    wake();
    await expect(tablet.getByRole('alert')).toContainText('This code does not work');
    await tablet.getByRole('textbox', { name: 'Code' }).fill(code);
    // Where orders of other journeys wait, "Start shift and look".
    await expect(tablet.getByRole('button', { name: 'Start shift' })).toBeVisible();
  });

  await test.step('no script on either page can read a token', async () => {
    for (const page of [owner, tablet]) {
      const cookies = await page.context().cookies(origin);
      const ours = cookies.filter((cookie) => cookie.name.startsWith('tiffin-counter'));
      expect(ours).toHaveLength(1);
      expect(ours[0]).toMatchObject({ httpOnly: true, sameSite: 'Lax' });
      expect(await page.evaluate(() => document.cookie)).toBe('');
      const stored = await page.evaluate(() => JSON.stringify([localStorage, sessionStorage]));
      expect(stored).not.toContain(ours[0]?.value);
    }
  });

  await test.step('a write from a foreign page is refused, with the cookie of a signed-in person', async () => {
    const post = async (from: string) => {
      // Start's own check would be content with the second header.
      const headers = { origin: from, 'sec-fetch-site': 'same-origin' };
      const answer = await owner.request.post(`${origin}/_serverFn/${'0'.repeat(64)}`, { headers });
      return answer.status();
    };
    expect(await post('http://evil.example')).toBe(403);
    expect(await post(`http://saffron.localhost:${ports.counter}`)).toBe(403);
    // From our own page the call is let in, and found not to exist.
    expect(await post(origin)).toBe(404);
  });

  await test.step('during a shift both browsers keep the board', async () => {
    for (const page of [owner, tablet]) {
      await page.goto(origin);
      await page.getByRole('button', { name: /^Start shift/ }).press('Enter');
      await expect.poll(() => keptText(page)).toContain('Saffron & Smoke');
    }
  });

  await test.step('the owner removes the tablet, which keeps nothing of it', async () => {
    await owner.goto(`${origin}/team`);
    const row = owner.getByRole('listitem').filter({ hasText: name });
    await row.getByRole('button', { name: /Remove/ }).press('Enter');
    await row
      .getByRole('button', { name: /Remove/ })
      .last()
      .press('Enter');
    await expect(owner.getByRole('listitem').filter({ hasText: name })).toHaveCount(0);
    await tablet.goto(origin);
    await expect(tablet.getByRole('alert')).toContainText('This device was removed by the restaurant.');
    expect((await tablet.context().cookies(origin)).map((cookie) => cookie.name)).not.toContain(
      'tiffin-counter-device',
    );
    await expect.poll(() => keptText(tablet)).toBe('');
  });

  await test.step('the owner signs out, and nothing is kept either', async () => {
    expect(await keptText(owner)).not.toBe('');
    await owner.getByRole('button', { name: 'Sign out' }).press('Enter');
    await expect(owner).toHaveURL(`${origin}/pair`);
    await expect.poll(() => keptText(owner)).toBe('');
  });
});

test('people of no restaurant, and those of another one, see nothing of this one', { tag: '@soak' }, async ({
  browser,
  faultless,
}) => {
  const stranger = await newBrowser(browser, faultless.watch);
  await signInAtCounter(stranger, `stranger.${crypto.randomUUID().slice(0, 8)}@example.com`);
  await expect(stranger.getByRole('heading', { level: 1 })).toHaveText('No restaurant yet');
  await stranger.goto(`${origin}/team`);
  await expect(stranger).toHaveURL(`${origin}/pair`);

  const other = await newBrowser(browser, faultless.watch);
  await signInAtCounter(other, 'owner@fornononna.example');
  await expect(other.getByText('Forno Nonna').first()).toBeVisible();
  await other.goto(`${origin}/team`);
  await expect(other.getByRole('heading', { name: 'Devices' })).toBeVisible();
  await expect(other.getByText('owner@fornononna.example').first()).toBeVisible();
  await expect(other.getByText(/saffron/i)).toHaveCount(0);
});

test('someone of another restaurant who signs in on a tablet reads that they do not work there, and signs out', {
  tag: '@soak',
}, async ({ browser, faultless }) => {
  const shop = await openCounter(browser, faultless);
  const tablet = await shop.tablet('Tablet by the till');
  await signInAtCounter(tablet, 'owner@fornononna.example');
  const bar = tablet.getByRole('button', { name: /does not work at The Small Kitchen.* Sign out$/ });
  await expect(bar).toContainText('owner@fornononna.example');
  // The tablet goes on with its own orders.
  await expect(tablet.getByRole('heading', { name: 'All quiet' })).toBeVisible();
  await bar.press('Enter');
  await expect(bar).toBeHidden();
  const names = (await tablet.context().cookies(origin)).map(({ name }) => name);
  expect(names.filter((name) => name.startsWith('tiffin-counter'))).toEqual(['tiffin-counter-device']);
});
