import type { Page } from '@playwright/test';
import { enterAs, newCustomer, newCustomerEmail } from './accounts.ts';
import { expectAccessible } from './expect-accessible.ts';
import { mailsTo } from './mailbox.ts';
import { settled } from './settled.ts';
import { expect, test } from './test.ts';

const contact = 'hello@saffronandsmoke.example';

/** Chooses what is asked for, by keyboard or not as the page is then; returns the reference. */
async function send(page: Page, kind: RegExp): Promise<string> {
  await page.getByRole('radio', { name: kind }).check({ force: true });
  await page.getByRole('button', { name: 'Send request' }).click();
  await expect(page.getByRole('heading', { name: 'We have your request' })).toBeFocused();
  return (await page.getByText(/^D-[0-9A-Z]{6}$/).textContent()) ?? '';
}

test('a visitor asks about their data, is acknowledged at once and by mail; a customer is shown My data first', async ({
  page,
  context,
  faultless,
}) => {
  // What is sent without a connection.
  faultless.allow(/Failed to fetch|ERR_INTERNET_DISCONNECTED|Failed to load/);
  const email = newCustomerEmail('visitor');
  const mails = async (reference: string) => ({
    toRestaurant: (await mailsTo(contact)).filter(({ subject }) => subject.includes(reference)),
    toAddress: (await mailsTo(email)).filter(({ subject }) => subject.includes(reference)),
  });
  const write = async () => {
    await page.getByRole('textbox', { name: 'Your name' }).fill('Visiting Person');
    await page.getByRole('textbox', { name: 'E-mail address' }).fill(email);
  };

  await test.step('The privacy policy leads to a page that search engines leave out', async () => {
    await page.goto('/privacy-policy');
    await settled(page);
    await page.getByRole('link', { name: 'Ask about your data' }).click();
    await expect(page).toHaveURL(/\/data-request$/);
    const answer = await page.request.get('/data-request');
    expect(await answer.text()).toContain('<meta name="robots" content="noindex"/>');
    expect(answer.headers()['cache-control']).toContain('s-maxage');
  });

  await test.step('What is missing is named; offline nothing that was written is lost', async () => {
    await settled(page);
    await page.getByRole('button', { name: 'Send request' }).click();
    await expect(page.getByRole('alert', { name: 'Three things to fix' })).toBeFocused();
    await expectAccessible(page, 'the data request');
    await page.getByRole('radio', { name: /Correct my data/ }).check({ force: true });
    await write();
    await page.getByRole('textbox', { name: /In your words/ }).fill('My name has two s.');
    await context.setOffline(true);
    await page.getByRole('button', { name: 'Send request' }).click();
    await expect(page.getByRole('alert')).toContainText('connection');
    await context.setOffline(false);
    await expect(page.getByRole('textbox', { name: /In your words/ })).toHaveValue('My name has two s.');
  });

  await test.step('It reaches the restaurant whole, and the address in fixed words', async () => {
    const reference = await send(page, /Correct my data/);
    await expect(page.getByText(`Saffron & Smoke, ${contact}`)).toBeVisible();
    await expectAccessible(page, 'the data request');
    await expect.poll(async () => Object.values(await mails(reference)).flat().length).toBe(2);
    const { toRestaurant, toAddress } = await mails(reference);
    expect(toRestaurant[0]?.text).toContain('My name has two s.');
    expect(toRestaurant[0]?.text).toContain('Visiting Person');
    expect(toAddress[0]?.text).not.toMatch(/two s|Visiting|corrected/);
  });

  await test.step('A second one on the same day is acknowledged on the page, and mailed to the restaurant alone', async () => {
    await page.goto('/data-request');
    await settled(page);
    await write();
    const reference = await send(page, /A copy of my data/);
    await expect.poll(async () => (await mails(reference)).toRestaurant.length).toBe(1);
    expect((await mails(reference)).toAddress).toEqual([]);
  });

  await test.step('A customer finds name and address filled in, and My data first', async () => {
    const account = await newCustomer('dora');
    await enterAs(context, account);
    await page.goto('/data-request');
    await settled(page);
    await expect(page.getByRole('textbox', { name: 'E-mail address' })).toHaveValue(account.email);
    await page.getByRole('main').getByRole('link', { name: 'My data' }).click();
    await expect(page).toHaveURL(/\/profile$/);
    const data = page.getByRole('region', { name: 'My data' });
    await expect(data.getByRole('button', { name: 'Download my data' })).toBeVisible();
    await expect(data.getByRole('link', { name: 'Ask about your data' })).toBeVisible();
  });
});
