import { enterAs, originOf } from './accounts.ts';
import { counterOrigin, openCounter, orderSoups } from './counter.ts';
import { endAnswerTime, endFetchTime } from './kitchen.ts';
import { mailsTo } from './mailbox.ts';
import { expect, test } from './test.ts';

const mailAbout = async (address: string, subject: string) =>
  (await mailsTo(address)).find((mail) => mail.subject.includes(subject))?.text.replaceAll(/\s+/g, ' ');

const hasMail = async (address: string, subject: string) =>
  (await mailsTo(address)).some((mail) => mail.subject.includes(subject));

test('what nobody answers is paid back; after the second the shop is paused until staff resume', {
  tag: '@soak',
}, async ({ browser, context, page, faultless }) => {
  const shop = await openCounter(browser, faultless);
  const tablet = await shop.tablet('Tablet by the till');
  const accept = tablet.getByRole('button', { name: /^Accept/ });

  await test.step('its customer reads why and gets the money back, and it leaves the board', async () => {
    const { account, orderId } = await orderSoups(shop.domain);
    await enterAs(context, account, { hostname: shop.domain, mode: 'collection' });
    await page.goto(`${originOf(shop.domain)}/orders/${orderId}`);
    await expect(page.getByText('The restaurant has not answered yet.')).toBeVisible();
    await expect(accept).toBeVisible();
    await endAnswerTime(orderId);
    await expect(page.getByRole('heading', { level: 1, name: 'Order declined' })).toBeVisible();
    await expect(page.getByText('The restaurant did not answer in time. Nothing was cooked.')).toBeVisible();
    await expect(page.getByRole('list', { name: 'Refunds' })).toContainText('£19.00');
    await expect(accept).toBeHidden();
    await expect(tablet).toHaveTitle(/^Orders/);
    await expect.poll(() => hasMail(account.email, '£19.00 goes back to you')).toBe(true);
    await expect.poll(() => hasMail(shop.owner, 'was not answered: declined and paid back')).toBe(true);
  });

  await test.step('no device reads the second: the owner gets a mail, and one about the pause', async () => {
    await tablet.goto('about:blank');
    const { orderId } = await orderSoups(shop.domain);
    await endFetchTime(orderId);
    await expect.poll(() => hasMail(shop.owner, '1 order waits, no device is on shift')).toBe(true);
    await endAnswerTime(orderId);
    const paused = () => mailAbout(shop.owner, 'was not answered, and ordering is paused');
    await expect.poll(paused).toContain('Two orders in a row were not answered.');
    // It is Friday, and the shop opens each day.
    expect(await paused()).toMatch(/until Saturday 21 November 2026 at 09:00, unless you resume before/);
    expect(await paused()).toContain(`${counterOrigin}/service`);
    await expect(async () => {
      await page.goto(originOf(shop.domain));
      await expect(page.getByText('Temporarily closed').first()).toBeVisible({ timeout: 1_000 });
    }).toPass({ timeout: 30_000 });
  });

  await test.step('a tablet that is back does not resume by itself; its staff do', async () => {
    await tablet.goto(counterOrigin);
    await expect(tablet.getByText('Two orders in a row were not answered.')).toBeVisible();
    await expect(tablet.getByText('Orders are paused until Saturday 09:00.')).toBeVisible();
    await tablet.getByRole('button', { name: /Resume$/ }).press('Enter');
    await expect(tablet.getByRole('link', { name: 'Taking orders' })).toBeVisible();
    await expect(async () => {
      await page.goto(originOf(shop.domain));
      await expect(page.getByText('Temporarily closed')).toHaveCount(0, { timeout: 1_000 });
    }).toPass({ timeout: 30_000 });
    await tablet.getByRole('link', { name: 'Today' }).press('Enter');
    await expect(tablet.getByRole('row').filter({ hasText: 'Declined' })).toHaveCount(2);
  });
});
