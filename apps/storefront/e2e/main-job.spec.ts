import { readFile } from 'node:fs/promises';
import { newCustomerEmail, originOf } from './accounts.ts';
import { openCounter, payBackAndAnswer } from './counter.ts';
import { cards, cartOn, givePhoneNumber, hydrated, payWith, signIn } from './customer.ts';
import { mailsTo } from './mailbox.ts';
import { photoOfACamera } from './photo-of-a-camera.ts';
import { ordersOf } from './services.ts';
import { settled } from './settled.ts';
import { expect, test } from './test.ts';

const offer = {
  areas: [
    { name: 'Headingley', postcodes: ['LS6 3'], fee: 2.95, minutes: '35-50' },
    { name: 'Leeds', postcodes: ['LS'], fee: 3.95, minutes: '40-60' },
  ],
  acceptsTips: true,
  soupAllergens: ['milk'],
  breadAllergens: ['nuts'],
} as const;

test('from a postcode to a paid-back order, its repetition after a change, and an erased account', async ({
  browser,
  page,
  faultless,
}) => {
  // After the account is gone, nobody is signed in.
  faultless.allow(/401/);
  const shop = await openCounter(browser, faultless, offer, 'main-job');
  const tablet = await shop.tablet('Tablet by the till');
  const home = `${originOf(shop.domain)}/`;
  const email = newCustomerEmail('ruth');
  const fact = (term: string) => page.getByRole('term').filter({ hasText: term }).locator('+ dd');

  await test.step('a visitor enters a postcode and sees the fee', async () => {
    await page.goto(home);
    await hydrated(page);
    const field = page.getByRole('textbox', { name: 'Your postcode' });
    await field.fill('LS6 3HN');
    await field.press('Enter');
    await expect(page.getByText('We deliver to LS6 3HN')).toBeVisible();
    await expect(fact('Delivery')).toHaveText('£2.95');
    await expect(fact('Arrives in')).toHaveText('35 to 50 min');
  });

  await test.step('signs in, and the first address starts from the postcode', async () => {
    await page.getByRole('link', { name: 'Login' }).first().click();
    await signIn(page, email);
    await givePhoneNumber(page);
    await page.goto(`${home}profile/address`);
    await page.getByRole('radio', { name: 'Apartment' }).check({ force: true });
    await expect(page.getByLabel('Postcode')).toHaveValue('LS6 3HN');
    await expect(page.getByText('Found: Leeds, Yorkshire and The Humber')).toBeVisible();
    await page.getByLabel('Building').fill('Flat 2, Ash House');
    await page.getByRole('button', { name: 'Save address' }).click();
    await expect(page.getByText('Address added successfully')).toBeVisible();
  });

  await test.step('leaves out nuts', async () => {
    await page.goto(home);
    await settled(page);
    await expect(page.getByRole('link', { name: 'Bread', exact: true })).toBeVisible();
    await page.getByRole('button', { name: 'Allergens', exact: true }).click();
    const dialog = page.getByRole('dialog', { name: 'Leave out dishes with…' });
    await dialog.getByRole('checkbox', { name: /^Nuts 1 dish$/ }).check();
    await page.keyboard.press('Escape');
    await expect(dialog).toHaveCount(0);
    await expect(page.getByRole('link', { name: 'Bread', exact: true })).toHaveCount(0);
  });

  await test.step('orders with a tip', async () => {
    await page.getByRole('button', { name: 'Add Soup' }).click();
    const cart = cartOn(page);
    await cart.getByRole('group', { name: 'Quantity of Soup' }).getByLabel('One more').click();
    // 2 × 9.00 + 2.95 + 1.00
    await cart.getByRole('button', { name: 'Checkout £21.95' }).click();
    const confirming = page.getByRole('dialog', { name: 'Confirm your order' });
    await confirming
      .getByRole('region', { name: 'A tip, if you like' })
      .getByRole('button', { name: '£3.00' })
      .click();
    await confirming.getByRole('button', { name: 'Continue to payment · £24.95' }).click();
    await payWith(page, cards.good);
    await page
      .getByRole('dialog', { name: 'Checkout Successful' })
      .getByRole('button', { name: 'Stay on this page' })
      .click();
  });

  const [order] = await ordersOf(page, shop.domain);
  const orderUrl = `${home}orders/${order?._id}`;
  const heading = (name: string) => page.getByRole('heading', { level: 1, name });
  await test.step('watches the order to its end', async () => {
    await page.goto(orderUrl);
    await expect(heading('Order placed')).toBeVisible();
    await tablet.getByRole('button', { name: `Open ${order?.number}` }).press('Enter');
    const press = (name: RegExp) => tablet.getByRole('button', { name }).press('Enter');
    await press(/^Accept for /);
    await expect(heading('Accepted')).toBeVisible();
    await press(/^Mark ready$/);
    await expect(tablet.getByRole('heading', { level: 2, name: 'Ready' })).toBeVisible();
    await press(/^Mark sent out$/);
    await expect(heading('On its way')).toBeVisible();
    await press(/^Mark delivered$/);
    await expect(heading('Delivered')).toBeVisible();
  });

  const reported = page.getByRole('region', { name: 'You reported' });
  await test.step('reports a wrong dish with a photo', async () => {
    const photo = await photoOfACamera(page);
    await settled(page);
    await page.getByRole('button', { name: 'Something is wrong with this order' }).click();
    const dialog = page.getByRole('dialog', { name: 'Something is wrong with this order' });
    await dialog.getByRole('checkbox', { name: /Soup/ }).check();
    await dialog.getByRole('radio', { name: 'Wrong dish' }).check();
    await dialog.getByRole('textbox', { name: 'Tell them more, if you like' }).fill('It was a stew.');
    await dialog
      .getByLabel('Add a photo')
      .setInputFiles({ name: 'IMG_0042.JPG', mimeType: 'image/jpeg', buffer: photo });
    await expect(dialog.getByRole('img', { name: 'Photo 1' })).toBeVisible();
    await dialog.getByRole('button', { name: 'Send to the restaurant' }).click();
    await expect(reported.getByRole('status')).toHaveText('The restaurant has not answered yet');
  });

  await test.step('is paid back and answered, on the page and in the mailbox', async () => {
    const problem = tablet.getByRole('region', { name: 'Problem: wrong dish' });
    await expect(problem.getByText('It was a stew.')).toBeVisible();
    const answer = await payBackAndAnswer(tablet, problem, { pin: shop.pin, amount: '£18.00' });
    await expect(reported.getByText(answer)).toBeVisible();
    await expect(page.getByRole('list', { name: 'Refunds' })).toContainText('£18.00');
    const isIn = (words: string) => async () =>
      (await mailsTo(email)).some(({ subject, text }) => `${subject} ${text}`.includes(words));
    await expect.poll(isIn(answer)).toBe(true);
    await expect.poll(isIn('£18.00 goes back to you')).toBe(true);
  });

  await test.step('orders again and reads which allergen has changed', async () => {
    shop.cook({ ...offer, soupAllergens: ['milk', 'celery'] });
    await settled(page);
    await page.getByRole('button', { name: 'Order again' }).click();
    const dialog = page.getByRole('dialog', { name: 'Order again' });
    const question = dialog.getByRole('region', { name: 'Allergens changed: now contains celery' });
    await expect(question).toContainText('Contains celery, milk.');
    await expect(question).toContainText('It used to say: contains milk.');
    await question.getByRole('button', { name: 'Add it anyway' }).click();
    await expect(dialog.getByRole('status')).toHaveText('£18.00 added to your cart2 dishes');
    await page.keyboard.press('Escape');
    await expect(dialog).toHaveCount(0);
  });

  await test.step('exports the data and erases the account', async () => {
    await page.goto(`${home}profile`);
    await settled(page);
    const data = page.getByRole('region', { name: 'My data' });
    const downloading = page.waitForEvent('download');
    await data.getByRole('button', { name: 'Download my data' }).click();
    const copy = JSON.parse(await readFile(await (await downloading).path(), 'utf8'));
    expect(copy).toMatchObject({
      customer: { email },
      orderProblems: [{ reason: 'wrong_dish', text: 'It was a stew.' }],
      orderProblemPhotos: [{ width: 1500, height: 2000 }],
    });
    await data.getByRole('button', { name: 'Delete my account' }).click();
    const dialog = page.getByRole('dialog', { name: 'Delete your account?' });
    await dialog
      .getByRole('checkbox', { name: 'I understand that this cannot be undone' })
      .check({ force: true });
    await dialog.getByRole('button', { name: 'Delete my account' }).click();
    await expect(page.getByText('Your account is deleted.')).toBeVisible();
    await expect(page.getByRole('link', { name: 'Login' }).first()).toBeVisible();
    expect(await page.evaluate(() => Object.keys(localStorage))).toEqual([]);
    // The restaurant's copy says neither who it was nor what was written.
    await tablet.reload();
    await expect(tablet.getByRole('heading', { level: 1, name: order?.number ?? '' })).toBeVisible();
    await expect(tablet.getByRole('region', { name: /^Problem/ })).toHaveCount(0);
  });
});
