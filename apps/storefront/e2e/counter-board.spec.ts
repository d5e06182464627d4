import type { Page } from '@playwright/test';
import { enterAs, originOf } from './accounts.ts';
import { counterOrigin, hears, openCounter, orderSoups, orderSoupsWithNotes, soundsOn } from './counter.ts';
import { tabTo } from './focus.ts';
import { moveOrder } from './kitchen.ts';
import { mailsTo } from './mailbox.ts';
import { callBackend } from './services.ts';
import { expect, test } from './test.ts';

/** Waits until an accepted order has moved to the kitchen: it is sent after ten seconds and stays for ten more. */
const isInKitchen = (tablet: Page) =>
  expect(tablet.getByRole('button', { name: /^Mark ready/ })).toBeVisible({ timeout: 60_000 });

/** Gives what stands on the tickets to the test, in place of a printer. */
function keepPrints(): void {
  const { keepPrinted } = window as unknown as { keepPrinted: (text: string) => void };
  window.print = () => {
    const tickets = document.querySelectorAll('[aria-label^="Kitchen ticket"]');
    keepPrinted([...tickets].map(({ textContent }) => textContent).join('\n'));
  };
}

test('an order rings, is accepted, cooked and handed over, and its customer sees each step', async ({
  browser,
  context,
  page,
  faultless,
}) => {
  const shop = await openCounter(browser, faultless);
  const tablet = await shop.tablet('Tablet by the till');
  await expect(tablet.getByText('Sound on')).toBeVisible();
  // "Start shift" has rung once, so that it is heard.
  await hears(tablet, 'bell', 0);
  const rung = await soundsOn(tablet, 'bell');

  const { account, orderId } = await orderSoups(shop.domain);
  const accept = tablet.getByRole('button', { name: /^Accept \d\d:\d\d$/ });
  await expect(accept).toBeVisible();
  await hears(tablet, 'bell', rung);
  await expect(tablet).toHaveTitle(/^\(1\) Orders/);

  await enterAs(context, account, { hostname: shop.domain, mode: 'collection' });
  await page.goto(`${originOf(shop.domain)}/orders/${orderId}`);
  const heading = (name: string) => page.getByRole('heading', { level: 1, name });
  await expect(heading('Order placed')).toBeVisible();

  await test.step('for ten seconds an acceptance is only here: undone or cut off, it has accepted nothing', async () => {
    const place = await accept.boundingBox();
    if (place === null) throw new Error('Accept is not in sight.');
    // One finger, twice: the second press meets nothing, here or on another order.
    for (const _ of ['first', 'second']) {
      await tablet.mouse.click(place.x + place.width / 2, place.y + place.height / 2);
      await tablet.waitForTimeout(450);
    }
    await expect(tablet.getByText(/^Accepting \d\d:\d\d$/)).toBeVisible();
    await tablet.getByRole('button', { name: /^Undo/ }).press('Enter');
    await expect(accept).toBeVisible();
    await accept.press('Enter');
    await expect(tablet.getByText(/^Accepting/)).toBeVisible();
    await tablet.reload();
    await expect(accept).toBeVisible();
    await expect(heading('Order placed')).toBeVisible();
  });

  // By keyboard: what can be focused can be pressed.
  await accept.press('Enter');
  await expect(heading('Accepted')).toBeVisible();
  await expect(tablet.getByText(/^Accepted for \d\d:\d\d$/)).toBeVisible();
  await expect(tablet).toHaveTitle(/^Orders/);
  await tablet.getByRole('button', { name: /^Mark ready/ }).press('Enter');
  await expect(tablet.getByText(/^Ready at/)).toBeVisible();
  await expect(heading('Ready to collect')).toBeVisible();
  await tablet.getByRole('button', { name: /^Mark collected/ }).press('Enter');
  await expect(heading('Collected')).toBeVisible();
  await expect(tablet.getByRole('button', { name: /^Undo/ })).toBeVisible();

  // From any page "Lock" ends the shift and shows that it has.
  await tablet.getByRole('link', { name: 'Service', exact: true }).press('Enter');
  await expect(tablet.getByRole('heading', { level: 1, name: 'Service' })).toBeVisible();
  await tablet.getByRole('button', { name: 'Lock' }).press('Enter');
  await expect(tablet.getByRole('button', { name: 'Start shift' })).toBeVisible();

  await test.step('on its cover the tablet shows and rings for what waits, and one press answers', async () => {
    const before = await soundsOn(tablet, 'bell');
    await orderSoups(shop.domain);
    await expect(tablet.getByRole('heading', { level: 1, name: '1 order waits' })).toBeVisible();
    await expect(tablet).toHaveTitle(/^\(1\) Orders/);
    await hears(tablet, 'bell', before);
    await tablet.getByRole('button', { name: 'Start shift and answer' }).press('Enter');
    await expect(accept).toBeVisible();
  });
});

test('two tablets answer at once: one wins, the other reads who', { tag: '@soak' }, async ({
  browser,
  faultless,
}) => {
  // The browser logs the refusal that the second one reads.
  faultless.allow(/409/);
  const shop = await openCounter(browser, faultless);
  const [till, pass] = await Promise.all([shop.tablet('Till'), shop.tablet('Pass')]);
  await orderSoups(shop.domain);
  // The press on the second tablet is on its way while the first one is faster.
  const released = Promise.withResolvers<void>();
  await pass.route('**/*', async (route) => {
    if (route.request().method() === 'POST') await released.promise;
    await route.continue();
  });
  const accept = /^Accept \d\d:\d\d$/;
  await pass.getByRole('button', { name: accept }).press('Enter');
  await till.getByRole('button', { name: accept }).press('Enter');
  await isInKitchen(till);
  released.resolve();
  await expect(pass.getByText(/^Accepted by Till at \d\d:\d\d for \d\d:\d\d\.$/)).toBeVisible();
  await isInKitchen(pass);
  // The bell would ring again after eight seconds.
  const rung = await soundsOn(pass, 'bell');
  await pass.waitForTimeout(9_000);
  expect(await soundsOn(pass, 'bell')).toBe(rung);
});

test('without a connection the board can be read and nothing sent; on return what is over leaves', async ({
  browser,
  faultless,
}) => {
  faultless.allow(/ERR_INTERNET_DISCONNECTED|Failed to load resource/);
  const shop = await openCounter(browser, faultless);
  const tablet = await shop.tablet('Tablet by the till');
  const { account, orderId } = await orderSoups(shop.domain);
  const accept = tablet.getByRole('button', { name: /^Accept/ });
  await expect(accept).toBeEnabled();

  await tablet.context().setOffline(true);
  await expect(tablet.getByRole('alert')).toContainText(/No connection since \d\d:\d\d/);
  await hears(tablet, 'lost', 0);
  await expect(accept).toBeDisabled();

  await callBackend('POST', `/orders/${orderId}/cancel`, {
    account,
    idempotencyKey: crypto.randomUUID(),
    body: { expectedVersion: 1 },
  });
  await tablet.context().setOffline(false);
  await expect(tablet.getByRole('alert')).toBeHidden();
  await expect(accept).toBeHidden();
});

test('a ticket at Accept, money back with a PIN, and a decline that takes its dish off the menu', async ({
  browser,
  context,
  page,
  faultless,
}) => {
  // The browser logs what is refused: the PIN, and another day without one.
  faultless.allow(/401|403/);
  const shop = await openCounter(browser, faultless);
  const tablet = await shop.tablet('Tablet by the till');
  const [allergy, note] = ['Sesame', 'Please use clean tongs.'];
  const paid = await orderSoupsWithNotes(page, shop.domain, allergy, note);

  await test.step('the tablet keeps its printer, which prints at Accept, and its view of the kitchen', async () => {
    const printed: string[] = [];
    await tablet.getByRole('radio', { name: 'List' }).press('Space');
    await tablet.exposeFunction('keepPrinted', (text: string) => printed.push(text));
    await tablet.addInitScript(keepPrints);
    await tablet.getByRole('link', { name: 'Service', exact: true }).press('Enter');
    await tablet.getByRole('button', { name: '58 mm roll' }).press('Enter');
    // From here on a proxy holds the stream back: the next order comes by the board's own reads.
    await tablet.route(/\/stream$/, () => {});
    await tablet.reload();
    await expect(tablet.getByRole('button', { name: '58 mm roll' })).toHaveAttribute('aria-pressed', 'true');
    await tablet.getByRole('link', { name: /^Orders/ }).press('Enter');
    await expect(tablet.getByRole('radio', { name: 'List' })).toBeChecked();
    await tablet.getByRole('button', { name: 'Read and answer' }).press('Enter');
    await expect(tablet.getByRole('region', { name: 'Allergy' })).toContainText(allergy);
    await expect(tablet.getByRole('region', { name: 'Note for the kitchen' })).toContainText(note);
    await expect(tablet.getByText('Cutlery and napkins')).toBeVisible();
    await tablet.getByRole('button', { name: /^Accept/ }).press('Enter');
    await expect.poll(() => printed.length).toBe(1);
    for (const text of ['! ALLERGY', allergy, note, 'Cutlery and napkins'])
      expect(printed[0]).toContain(text);
    await tablet.getByRole('link', { name: 'Orders', exact: true }).press('Enter');
    await isInKitchen(tablet);
  });

  await test.step('the notes stand on the order and in the mail to its customer', async () => {
    await page.goto(`${originOf(shop.domain)}/orders/${paid.orderId}`);
    await expect(page.getByText(note)).toBeVisible();
    await expect(page.getByText('Your allergy:')).toBeVisible();
    const texts = async () => (await mailsTo(paid.account.email)).map(({ text }) => text).join('\n');
    await expect.poll(texts).toContain(note);
    expect(await texts()).toContain(`Your allergy\n${allergy}`);
  });

  await test.step('Back closes what is on top: the dialog, then the order', async () => {
    await tablet.getByRole('button', { name: /^Open/ }).press('Enter');
    const order = tablet.url();
    await tablet.getByRole('button', { name: 'Pay back', exact: true }).press('Enter');
    await expect(tablet.getByRole('dialog', { name: /^Pay back/ })).toBeVisible();
    await tablet.goBack();
    await expect(tablet.getByRole('dialog')).toHaveCount(0);
    await expect(tablet).toHaveURL(order);
    await tablet.goBack();
    await expect(tablet).toHaveURL(/:\d+\/$/);
  });

  await test.step('another day is shown with a PIN only', async () => {
    await tablet.getByRole('link', { name: 'Today', exact: true }).press('Enter');
    await tablet.getByRole('link', { name: 'Day before' }).press('Enter');
    await expect(tablet.getByText(/^The PIN of an owner or manager shows/)).toBeVisible();
    for (const figure of shop.pin)
      await tablet.getByRole('button', { name: figure, exact: true }).press('Enter');
    await expect(tablet.getByText('No orders on this day.')).toBeVisible();
    await tablet.getByRole('link', { name: 'Orders', exact: true }).press('Enter');
  });

  await test.step('outside of a shift the board asks for one, an order of Today does not', async () => {
    await tablet.getByRole('button', { name: 'Lock' }).press('Enter');
    const start = tablet.getByRole('button', { name: 'Start shift' });
    await expect(start).toBeVisible();
    await tablet.goto(`${counterOrigin}/today`);
    await tablet.getByRole('row').getByRole('link').first().press('Enter');
    await expect(tablet.getByRole('button', { name: 'Pay back', exact: true })).toBeVisible();
    await tablet.getByRole('link', { name: 'Orders', exact: true }).press('Enter');
    await start.press('Enter');
  });

  await test.step('money goes back, with the right PIN only', async () => {
    const read = () => callBackend('GET', `/orders/${paid.orderId}`, { account: paid.account });
    await tablet.getByRole('button', { name: /^Open/ }).press('Enter');
    await tablet.getByRole('button', { name: 'Pay back', exact: true }).press('Enter');
    const refunding = tablet.getByRole('dialog', { name: /^Pay back/ });
    await refunding.getByRole('radio', { name: 'Everything' }).press('Space');
    await refunding.getByRole('radio', { name: 'Late' }).press('Space');
    const wrongPin = shop.pin === '0000' ? '1111' : '0000';
    const enterPin = async (pin: string) => {
      for (const figure of pin)
        await refunding.getByRole('button', { name: figure, exact: true }).press('Enter');
    };
    await enterPin(wrongPin);
    const confirm = refunding.getByRole('button', { name: 'Pay back £19.00' });
    await confirm.press('Enter');
    await expect(refunding.getByText('This PIN is not right. Try again.')).toBeVisible();
    expect(await read()).toMatchObject({ refundedAmount: 0 });
    for (const _ of wrongPin)
      await refunding.getByRole('button', { name: 'Delete the last figure' }).press('Enter');
    await enterPin(shop.pin);
    await confirm.press('Enter');
    await expect(refunding).toBeHidden();
    expect(await read()).toMatchObject({ refundedAmount: 1900 });
    await tablet.getByRole('link', { name: 'Orders', exact: true }).press('Enter');
  });

  const { account, orderId } = await orderSoups(shop.domain);
  await enterAs(context, account, { hostname: shop.domain, mode: 'collection' });
  await page.goto(`${originOf(shop.domain)}/orders/${orderId}`);
  await expect(page.getByRole('heading', { level: 1, name: 'Order placed' })).toBeVisible();

  await test.step('by keyboard alone the order is declined and its dish taken off', async () => {
    await tabTo(tablet, tablet.getByRole('region', { name: 'New' }).getByRole('button', { name: /^Open/ }));
    await tablet.keyboard.press('Enter');
    await tabTo(tablet, tablet.getByRole('button', { name: 'Decline', exact: true }));
    await tablet.keyboard.press('Enter');
    const declining = tablet.getByRole('dialog', { name: /^Decline/ });
    await tabTo(tablet, declining.getByRole('radio', { name: 'Too busy' }));
    const outOfStock = declining.getByRole('radio', { name: 'Out of something' });
    for (let reason = 0; reason < 5 && !(await outOfStock.isChecked()); reason += 1)
      await tablet.keyboard.press('ArrowDown');
    await tabTo(tablet, declining.getByRole('checkbox', { name: 'Soup' }));
    await tablet.keyboard.press('Space');
    await expect(declining.getByText('Sold out until the next opening')).toBeVisible();
    await tabTo(tablet, declining.getByRole('button', { name: 'Decline and pay back £19.00' }));
    await tablet.keyboard.press('Enter');
    await expect(declining).toBeHidden();
    await expect(tablet).toHaveURL(/:\d+\/$/);
  });

  await test.step('the customer reads why, and the shop shows the dish as sold out', async () => {
    await expect(page.getByRole('heading', { level: 1, name: 'Order declined' })).toBeVisible();
    await expect(page.getByText('The restaurant has run out of something that you ordered.')).toBeVisible();
    await expect(page.getByRole('list', { name: 'Refunds' })).toContainText('£19.00');
    await tablet.getByRole('link', { name: 'Menu', exact: true }).press('Enter');
    await expect(tablet.getByRole('listitem').filter({ hasText: 'Soup' })).toContainText('Put back');
    // A page in a cache may be a few seconds old.
    const soup = page.getByRole('article').filter({ hasText: 'Soup' });
    await expect(async () => {
      await page.goto(`${originOf(shop.domain)}/`);
      await expect(soup).toContainText('Sold out today', { timeout: 1_000 });
    }).toPass({ timeout: 120_000 });
    await expect(page.getByRole('button', { name: 'Add Bread' })).toBeVisible();
  });

  await test.step('a manager closes for a holiday, and the shop says until when and why', async () => {
    await tablet.getByRole('link', { name: 'Service', exact: true }).press('Enter');
    await tablet.getByLabel('First day').fill('2026-11-20');
    await tablet.getByLabel('Last day').fill('2026-12-04');
    await tablet.getByLabel('What customers read').fill('Family holiday.');
    await tablet.getByRole('button', { name: 'Closed all day' }).press('Enter');
    const days = tablet.getByRole('list', { name: 'Days with other hours' });
    await expect(days).toContainText('Fri 20 Nov to Fri 4 Dec');
    await expect(async () => {
      await page.goto(`${originOf(shop.domain)}/`);
      await expect(page.getByText('Closed until 5 December')).toBeVisible({ timeout: 1_000 });
    }).toPass({ timeout: 120_000 });
    await expect(page.getByText('“Family holiday.”')).toBeVisible();
  });
});

test('what is done to an order on another device is heard here, and seen before more money leaves', async ({
  browser,
  faultless,
}) => {
  // The browser logs the refusals: of the PIN, and of the refund.
  faultless.allow(/401|409/);
  const shop = await openCounter(browser, faultless);
  const tablet = await shop.tablet('Tablet by the till');
  const elsewhere = (orderId: string, call: string, body: object) =>
    callBackend('POST', `/counter/restaurants/${shop.restaurantId}/orders/${orderId}/${call}`, {
      account: shop.account,
      idempotencyKey: crypto.randomUUID(),
      body,
    });
  const enterPin = async (pin: string) => {
    for (const figure of pin) await tablet.getByRole('button', { name: figure, exact: true }).press('Enter');
  };

  await test.step('a cancellation rings also where one was tried with a wrong PIN', async () => {
    const { orderId } = await orderSoups(shop.domain);
    await tablet.getByRole('button', { name: /^Accept/ }).press('Enter');
    await isInKitchen(tablet);
    await tablet.getByRole('button', { name: /^Open/ }).press('Enter');
    await tablet.getByRole('button', { name: 'Cancel order' }).press('Enter');
    const cancelling = tablet.getByRole('dialog', { name: /^Cancel/ });
    await cancelling.getByRole('radio', { name: 'Another reason' }).press('Space');
    await enterPin(shop.pin === '0000' ? '1111' : '0000');
    await cancelling.getByRole('button', { name: 'Cancel and pay back £19.00' }).press('Enter');
    await expect(cancelling.getByText('This PIN is not right. Try again.')).toBeVisible();
    await cancelling.getByRole('button', { name: 'Close' }).press('Enter');
    await elsewhere(orderId, 'actions', {
      action: 'cancel',
      expectedVersion: 2,
      reason: 'other',
      refund: { kind: 'full' },
    });
    await hears(tablet, 'cancelled', 0);
  });

  await test.step('what went back meanwhile is read first, also of an order that has left the board', async () => {
    const { account, orderId } = await orderSoups(shop.domain);
    await moveOrder(orderId, { action: 'accept', to: 'accepted', ago: '30 minutes' });
    await moveOrder(orderId, { action: 'complete', to: 'completed', ago: '20 minutes' });
    await tablet.goto(`${counterOrigin}/orders/${orderId}`);
    await tablet.getByRole('button', { name: 'Pay back', exact: true }).press('Enter');
    const refunding = tablet.getByRole('dialog', { name: /^Pay back/ });
    await expect(refunding.getByText('Nothing has been paid back yet.')).toBeVisible();
    await elsewhere(orderId, 'refunds', { amount: 500, reason: 'late', expectedRefunded: 0 });
    await refunding.getByRole('radio', { name: 'By amount' }).press('Space');
    await refunding.getByRole('textbox', { name: 'Amount in pounds' }).fill('5');
    await refunding.getByRole('radio', { name: 'Late' }).press('Space');
    await enterPin(shop.pin);
    const confirm = refunding.getByRole('button', { name: 'Pay back £5.00' });
    await confirm.press('Enter');
    const seen = refunding.getByRole('checkbox', { name: /^I have seen that £5\.00 has been paid back/ });
    await expect(seen).toBeVisible();
    await enterPin(shop.pin);
    await expect(confirm).toBeDisabled();
    await seen.press('Space');
    await confirm.press('Enter');
    await expect(refunding).toBeHidden();
    expect(await callBackend('GET', `/orders/${orderId}`, { account })).toMatchObject({
      refundedAmount: 1000,
    });
  });
});
