import {
  counterOrigin,
  hears,
  keptText,
  openCounter,
  orderSoups,
  payBackAndAnswer,
  signInAtCounter,
  soundsOn,
} from './counter.ts';
import { moveOrder } from './kitchen.ts';
import { mailsTo } from './mailbox.ts';
import { photoOfACamera } from './photo-of-a-camera.ts';
import { reportProblem } from './services.ts';
import { settled } from './settled.ts';
import { expect, test } from './test.ts';

const words = 'The lid was off.\n<b>All of it</b> was in the bag.';

test('a problem with a photo is seen at once, paid back, answered, and closed by one of two', async ({
  browser,
  page,
  faultless,
}) => {
  // The refusal that the second person reads.
  faultless.allow(/409/);
  const shop = await openCounter(browser, faultless);
  const tablet = await shop.tablet('Tablet by the till');
  await hears(tablet, 'bell', 0);
  const { account, orderId } = await orderSoups(shop.domain);
  await moveOrder(orderId, { action: 'accept', to: 'accepted', promisedAt: '2026-11-20T20:00:00Z' });
  const ticket = tablet.getByRole('article').filter({ hasText: 'Soup' });
  await expect(ticket.getByRole('button', { name: /^Mark ready/ })).toBeVisible({ timeout: 60_000 });
  const rung = await soundsOn(tablet, 'bell');

  await test.step('the open board says and marks it, without a sound or anything over the orders', async () => {
    const photos = [await photoOfACamera(page)];
    await reportProblem(account, orderId, { reason: 'not_right', lines: 1, text: words, photos });
    await expect(tablet.getByRole('status').filter({ hasText: 'reports a problem with K-' })).toBeAttached();
    await expect(ticket.getByText('Problem', { exact: true })).toBeVisible();
    await expect(tablet.getByRole('dialog')).toHaveCount(0);
    // Kept for a reload without a network, without what the customer said.
    await expect.poll(() => keptText(tablet)).toContain('"problems":[{');
    expect(await keptText(tablet)).not.toContain('The lid was off.');
  });

  const problem = tablet.getByRole('region', { name: 'Problem: not right' });
  await test.step('its page shows the words as they were written, and the photo through a route of its own', async () => {
    const answer = tablet.waitForResponse(/\/problems\/[0-9a-f]{24}\/photos\/[0-9a-f]{24}$/);
    await tablet.getByRole('button', { name: /^Open K-/ }).press('Enter');
    await expect(problem.getByText('<b>All of it</b> was in the bag.')).toBeVisible();
    await expect(problem.getByText('2\u00a0×\u00a0Soup')).toBeVisible();
    expect((await answer).headers()).toMatchObject({
      'content-type': 'image/jpeg',
      'cache-control': 'private, no-store',
    });
    await problem.getByRole('button', { name: 'Show photo 1 of 1 large' }).press('Enter');
    const photo = tablet.getByRole('dialog').getByRole('img', { name: /^Photo 1 of 1, K-/ });
    // Upright, as the camera was held.
    await expect
      .poll(() => photo.evaluate((image: HTMLImageElement) => [image.naturalWidth, image.naturalHeight]))
      .toEqual([1500, 2000]);
    await tablet.keyboard.press('Escape');
    await expect(tablet.getByRole('dialog')).toHaveCount(0);
    expect((await fetch((await answer).url())).status).toBe(401);
    const kept = await tablet.evaluate(async () => {
      const caches = await Promise.all((await window.caches.keys()).map((name) => window.caches.open(name)));
      return (await Promise.all(caches.map((cache) => cache.keys()))).flat().map(({ url }) => url);
    });
    expect(kept.filter((url) => url.includes('/photos/'))).toEqual([]);
  });

  await test.step('the money is prepared, leaves with a PIN, and the answer is there to be sent', async () => {
    await problem.getByRole('button', { name: 'Pay back' }).press('Enter');
    const refund = tablet.getByRole('dialog', { name: /^Pay back K-/ });
    await expect(refund.getByText('2 of 2')).toBeVisible();
    await expect(refund.getByRole('radio', { name: 'Not right' })).toBeChecked();
    await tablet.keyboard.press('Escape');
    await expect(refund).toHaveCount(0);
    const paidBack = await payBackAndAnswer(tablet, problem, { pin: shop.pin, amount: '£18.00' });
    const answers = async () => (await mailsTo(account.email)).filter(({ text }) => text.includes(paidBack));
    await expect.poll(async () => (await answers()).length).toBe(1);
  });

  const manager = await browser.newContext({ viewport: { width: 1180, height: 820 } });
  faultless.watch(manager);
  const other = await manager.newPage();
  await test.step('the mail to the owner leads to the order, through signing in', async () => {
    const mail = (await mailsTo(shop.owner)).find(({ subject }) => subject.startsWith('Something is wrong'));
    const link = mail?.text.match(/http:\S+\/orders\/[0-9a-f]{24}/)?.[0] ?? '';
    expect(link).toBe(`${counterOrigin}/orders/${orderId}`);
    await signInAtCounter(other, shop.owner, new URL(link).pathname);
    await expect(other).toHaveURL(link);
    await expect(other.getByRole('region', { name: 'Problem: not right' })).toBeVisible();
  });

  await test.step('who answers what another one has just closed reads who did, and keeps the words', async () => {
    const released = Promise.withResolvers<void>();
    await other.route(/_serverFn/, async (route) => {
      if (route.request().method() === 'POST') await released.promise;
      await route.continue();
    });
    await settled(other);
    await other.getByRole('button', { name: 'Answer', exact: true }).press('Enter');
    const dialog = other.getByRole('dialog', { name: /^Answer / });
    await dialog.getByRole('textbox').fill('Sorry once more.');
    await dialog.getByRole('button', { name: 'Send the answer' }).press('Enter');

    await problem.getByRole('button', { name: 'Close', exact: true }).press('Enter');
    await tablet.getByRole('button', { name: 'Close without an answer' }).press('Enter');
    await expect(problem.getByText('Closed', { exact: true })).toBeVisible();
    await expect(problem.getByRole('button', { name: 'Answer' })).toHaveCount(0);
    released.resolve();
    await expect(dialog.getByRole('alert')).toHaveText(/^This was closed by \S.* at \d\d:\d\d\.$/);
    await expect(dialog.getByRole('textbox')).toHaveValue('Sorry once more.');
    await expect(dialog.getByRole('button', { name: 'Send the answer' })).toBeDisabled();
    await other.keyboard.press('Escape');
    await expect(other.getByText('Closed', { exact: true })).toBeVisible();
  });

  await test.step('Today has nothing more to answer, and no bell has rung for any of it', async () => {
    await tablet.getByRole('link', { name: 'Today' }).press('Enter');
    await expect(tablet.getByRole('rowheader', { name: /^K-/ })).toBeVisible();
    await expect(tablet.getByText('Problem', { exact: true })).toHaveCount(0);
    expect(await soundsOn(tablet, 'bell')).toBe(rung);
  });
});
