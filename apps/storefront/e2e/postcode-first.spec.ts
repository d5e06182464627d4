import { enterAs, newCustomer, originOf } from './accounts.ts';
import { hydrated } from './customer.ts';
import { settled } from './settled.ts';
import { expect, test } from './test.ts';

// Lantern Yard delivers on other terms to the centre, to Headingley, to the rest of Leeds and within 8 km.
const home = `${originOf('lantern.localhost')}/`;

test('a visitor asks by postcode what a delivery costs, and the first address starts from it', async ({
  page,
  context,
  faultless,
}) => {
  // Typed and sent before its code is here: nothing is lost, and the answer follows.
  let arrive = (): void => undefined;
  const arrival = new Promise<void>((resolve) => {
    arrive = resolve;
  });
  await page.route('**/DeliveryPlace-*.js', async (route) => {
    await arrival;
    await route.continue();
  });
  await page.goto(home);
  await hydrated(page);
  const field = page.getByRole('textbox', { name: 'Your postcode' });
  const answer = page.getByRole('status').filter({ hasText: /deliver|postcode/ });
  const fact = (term: string) => page.getByRole('term').filter({ hasText: term }).locator('+ dd');
  await expect(page.getByText('Dish prices plus from £2.45', { exact: false })).toBeVisible();

  await test.step('an early press is answered as soon as it can be', async () => {
    await field.fill('LS1 4GJ');
    await field.press('Enter');
    await expect(field).toHaveValue('LS1 4GJ');
    await expect(page).toHaveURL(home);
    arrive();
    await expect(answer).toContainText('We deliver to LS1 4GJ');
    await expect(fact('Delivery')).toHaveText('£1.95');
    await page.getByRole('button', { name: 'Change postcode' }).press('Enter');
    await expect(field).toBeFocused();
  });

  await test.step('what is no postcode is said at the field', async () => {
    await field.fill('Headingley');
    await field.press('Enter');
    await expect(field).toHaveAccessibleDescription('Please enter a valid UK postcode');
    await expect(field).toBeFocused();
  });

  await test.step('the closest fit decides, by keyboard alone', async () => {
    await field.fill('ls63hn');
    await field.press('Enter');
    await expect(answer).toContainText('We deliver to LS6 3HN');
    await expect(page.getByRole('button', { name: 'Change postcode' })).toBeFocused();
    await expect(fact('Delivery')).toHaveText('£2.95');
    await expect(fact('Minimum order')).toHaveText('£14.00');
    await expect(fact('Arrives in')).toHaveText('35 to 50 min');
  });

  await test.step('it is kept for the visit, and is in no page that the server sends', async () => {
    await page.reload();
    await expect(answer).toContainText('We deliver to LS6 3HN');
    await expect(fact('Delivery')).toHaveText('£2.95');
    expect(await page.evaluate(async () => (await fetch('/')).text())).not.toContain('LS6 3HN');
    expect(await page.evaluate(() => JSON.stringify(localStorage))).not.toContain('LS6 3HN');
  });

  await test.step('another place has another fee and a minimum of its own', async () => {
    await page.getByRole('button', { name: 'Change postcode' }).press('Enter');
    await expect(field).toHaveValue('LS6 3HN');
    await field.fill('LS17 8TQ');
    await field.press('Enter');
    await expect(fact('Delivery')).toHaveText('£3.95');
    await expect(fact('Minimum order')).toHaveText('£25.00');
  });

  await test.step('outside, the order can be collected', async () => {
    await page.getByRole('button', { name: 'Change postcode' }).press('Enter');
    await field.fill('EH1 1YZ');
    await field.press('Enter');
    await expect(answer).toContainText('We do not deliver to EH1 1YZ.');
    await expect(answer).toContainText('we go as far as 8 km. Collection is ready in 15 to 25 min.');
    await page.getByRole('button', { name: 'Collect instead' }).press('Enter');
    await expect(page.getByRole('radio', { name: 'Collection' })).toBeFocused();
    await expect(fact('Ready in')).toHaveText('15 to 25 min');
    await page.keyboard.press('ArrowLeft');
    await field.fill('LS6 3HN');
    await field.press('Enter');
    await expect(answer).toContainText('We deliver to LS6 3HN');
  });

  await test.step('without a connection the menu stays, and says what to do', async () => {
    await page.getByRole('button', { name: 'Change postcode' }).click();
    await settled(page);
    faultless.allow(/ERR_INTERNET_DISCONNECTED/);
    await context.setOffline(true);
    await field.fill('WF3 2AP');
    await field.press('Enter');
    await expect(page.getByText('Check the postcode again once you are connected.')).toBeVisible();
    await context.setOffline(false);
    await field.fill('LS6 3HN');
    await field.press('Enter');
    await expect(answer).toContainText('We deliver to LS6 3HN');
  });

  await test.step('signed in, the first address starts from it', async () => {
    await enterAs(context, await newCustomer('ines'), { hostname: 'lantern.localhost' });
    await page.goto(`${home}profile/address`);
    await expect(page.getByLabel('Postcode')).toHaveValue('LS6 3HN');
    await expect(page.getByText('Found: Leeds, Yorkshire and The Humber')).toBeVisible();
  });
});
