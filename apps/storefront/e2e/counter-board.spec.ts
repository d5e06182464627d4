import type { Page } from '@playwright/test';
import { enterAs, originOf } from './accounts.ts';
import {
  counterOrigin,
  hears,
  keptText,
  letPlay,
  openCounter,
  orderSoups,
  orderSoupsWithNotes,
  soundsOn,
} from './counter.ts';
import { tabTo } from './focus.ts';
import { moveOrder } from './kitchen.ts';
import { mailsTo } from './mailbox.ts';
import { connectPrinter } from './paper.ts';
import { callBackend } from './services.ts';
import { settled } from './settled.ts';
import { expect, test } from './test.ts';

/** Waits until an accepted order has moved to the kitchen: it is sent after ten seconds and stays for ten more. */
const isInKitchen = (tablet: Page) =>
  expect(tablet.getByRole('button', { name: /^Mark ready/ })).toBeVisible({ timeout: 60_000 });

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
    // The other devices have rung all the time.
    await letPlay(tablet);
    await hears(tablet, 'bell', 0);
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

test('without a connection the board can be read and nothing sent; on return what was cancelled stays until OK', async ({
  browser,
  faultless,
}) => {
  faultless.allow(
    /ERR_INTERNET_DISCONNECTED|Failed to load|code of this page could not be fetched|when fetching the script/,
  );
  const shop = await openCounter(browser, faultless);
  const tablet = await shop.tablet('Tablet by the till');
  const { account, orderId } = await orderSoups(shop.domain);
  const accept = tablet.getByRole('button', { name: /^Accept/ });
  await expect(accept).toBeEnabled();

  await tablet.context().setOffline(true);
  await expect(tablet.getByRole('alert')).toContainText(/No connection since \d\d:\d\d/);
  await hears(tablet, 'lost', 0);
  await expect(accept).toBeDisabled();

  await test.step('a page whose code has not come leaves the app standing, and comes with the network', async () => {
    // On a slow machine the worker has started by now, and the browser has kept all code.
    await tablet.route('**/assets/**', (route) => route.abort('internetdisconnected'));
    await tablet.getByRole('link', { name: 'Menu', exact: true }).press('Enter');
    await expect(tablet.getByRole('heading', { name: 'You are offline' })).toBeVisible();
    await tablet.unroute('**/assets/**');
    await tablet.context().setOffline(false);
    await tablet.getByRole('button', { name: 'Try again' }).press('Enter');
    await expect(tablet.getByRole('searchbox')).toBeVisible();
    await tablet.getByRole('link', { name: /^Orders/ }).press('Enter');
    await expect(accept).toBeEnabled();
  });

  await test.step('a reload without a network shows the board as it was, read-only', async () => {
    await tablet.context().setOffline(false);
    await expect(accept).toBeEnabled();
    // The worker and the keeper of the board come when the page has nothing else to do.
    await tablet.evaluate(() => navigator.serviceWorker.ready.then(() => undefined));
    await expect.poll(() => keptText(tablet)).toContain('"status":"placed"');
    expect(await keptText(tablet)).toContain('"phoneNumber":null');
    await tablet.context().setOffline(true);
    await tablet.reload();
    await expect(tablet.getByRole('alert')).toContainText(/The board is as it was at \d\d:\d\d/);
    await expect(tablet.getByRole('article')).toContainText('Soup');
    await expect(accept).toBeDisabled();
    await tablet.getByRole('button', { name: /^Open/ }).press('Enter');
    await expect(tablet.getByText(/^This needs the network/).first()).toBeVisible();
  });

  await test.step('it goes live by itself', async () => {
    await tablet.context().setOffline(false);
    await expect(accept).toBeEnabled();
    await expect(tablet).toHaveURL(`${counterOrigin}/`);
  });

  await test.step('locked without a network, nothing is left to read', async () => {
    await expect.poll(() => keptText(tablet)).toContain('"status":"placed"');
    await tablet.context().setOffline(true);
    await tablet.reload();
    await tablet.getByRole('button', { name: 'Lock' }).press('Enter');
    await expect(tablet.getByRole('heading', { level: 1 })).toHaveText('You are offline');
    await expect.poll(() => keptText(tablet)).toBe('');
    await tablet.reload();
    await expect(tablet.getByRole('heading', { level: 1 })).toHaveText('You are offline');
    await expect(tablet.getByText('Soup')).toHaveCount(0);
    await tablet.context().setOffline(false);
    // The cover comes with a new page, which says what waits once it has read the board.
    await expect(tablet.getByRole('alert')).toContainText('1 order waits');
    await tablet.getByRole('button', { name: /^Start shift/ }).press('Enter');
    await expect(accept).toBeEnabled();
    await tablet.context().setOffline(true);
    await expect(accept).toBeDisabled();
  });

  await callBackend('POST', `/orders/${orderId}/cancel`, {
    account,
    idempotencyKey: crypto.randomUUID(),
    body: { expectedVersion: 1 },
  });
  await tablet.context().setOffline(false);
  await expect(tablet.getByRole('alert')).toBeHidden();
  await expect(accept).toBeHidden();
  await expect(tablet.getByRole('heading', { name: /^Cancelled. Do not cook/ })).toBeVisible();
  await hears(tablet, 'cancelled', 0);
  await tablet.getByRole('button', { name: /^OK, we have stopped/ }).press('Enter');
  await expect(tablet.getByText('Seen. It leaves the board.')).toBeVisible();
});

test('a ticket at Accept, money back with a PIN, and a decline that takes its dish off the menu', async ({
  browser,
  context,
  page,
  faultless,
}) => {
  // The browser logs what is refused: the PIN, and another day without one.
  faultless.allow(/401|403|ERR_INTERNET_DISCONNECTED|Failed to load|when fetching the script/);
  const shop = await openCounter(browser, faultless);
  const tablet = await shop.tablet('Tablet by the till');
  const [allergy, note] = ['Sesame', 'Please use clean tongs.'];
  const paid = await orderSoupsWithNotes(page, shop.domain, allergy, note);

  await test.step('the tablet keeps its printer, which prints at Accept and a label for each bag, and its view of the kitchen', async () => {
    await tablet.getByRole('radio', { name: 'List' }).press('Space');
    const printed = await connectPrinter(tablet);
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
    await tablet.getByRole('button', { name: 'One bag more' }).press('Enter');
    await tablet.getByRole('button', { name: 'Print 2 labels' }).press('Enter');
    await expect.poll(() => printed.length).toBe(2);
    expect(printed[1]?.split('\n')).toEqual([
      expect.stringMatching(/Bag 1 of 2.*Sesame.*2.×.*Soup/),
      expect.stringMatching(/Bag 2 of 2.*Sesame.*2.×.*Soup/),
    ]);
    await tablet.getByRole('link', { name: 'Orders', exact: true }).press('Enter');
    await isInKitchen(tablet);
  });

  await test.step('the notes stand on the order and in the mail to its customer', async () => {
    await page.goto(`${originOf(shop.domain)}/orders/${paid.orderId}`);
    await expect(page.getByText(note)).toBeVisible();
    await expect(page.getByText(/^your allergy, seen by the restaurant at \d\d:\d\d$/)).toBeVisible();
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

  const typePin = async () => {
    for (const figure of shop.pin)
      await tablet.getByRole('button', { name: figure, exact: true }).press('Enter');
  };
  const wrongPin = shop.pin === '0000' ? '1111' : '0000';
  const managerMode = tablet.getByRole('region', { name: 'Manager mode' });
  const payBack = tablet.getByRole('dialog', { name: /^Pay back/ });

  await test.step('another day is shown with a PIN only, until End', async () => {
    await tablet.getByRole('link', { name: 'Today', exact: true }).press('Enter');
    await tablet.getByRole('link', { name: 'Day before' }).press('Enter');
    const asked = tablet.getByText(/^The PIN of an owner or manager shows/);
    await expect(asked).toBeVisible();
    await typePin();
    await expect(tablet.getByText('No orders on this day.')).toBeVisible();
    await managerMode.getByRole('button', { name: 'End manager mode' }).press('Enter');
    await expect(managerMode).toBeHidden();
    await expect(asked).toBeVisible();
    await typePin();
    await expect(managerMode).toContainText('10 min');
    await tablet.getByRole('link', { name: 'Orders', exact: true }).press('Enter');
  });

  await test.step('in manager mode paying back asks for no PIN', async () => {
    await tablet.getByRole('button', { name: /^Open/ }).press('Enter');
    await tablet.getByRole('button', { name: 'Pay back', exact: true }).press('Enter');
    await expect(payBack).toBeVisible();
    await expect(payBack.getByText('Type your PIN')).toBeHidden();
    await tablet.goBack();
    await tablet.goBack();
  });

  await test.step('outside of a shift the board asks for one, an order of Today does not', async () => {
    const start = tablet.getByRole('button', { name: 'Start shift' });
    // "Lock" ends manager mode too, without a network as soon as there is one: the next step types the PIN again.
    await expect(managerMode).toBeVisible();
    await tablet.context().setOffline(true);
    await tablet.getByRole('button', { name: 'Lock' }).press('Enter');
    await expect(start).toBeVisible();
    const isEndOwed = () => tablet.evaluate(() => localStorage.getItem('tiffin-end-elevation'));
    expect(await isEndOwed()).toBe('true');
    await tablet.context().setOffline(false);
    await expect.poll(isEndOwed).toBe('false');
    await tablet.goto(`${counterOrigin}/today`);
    await tablet.getByRole('row').getByRole('link').first().press('Enter');
    await expect(tablet.getByRole('button', { name: 'Pay back', exact: true })).toBeVisible();
    await expect(managerMode).toBeHidden();
    await tablet.getByRole('link', { name: 'Orders', exact: true }).press('Enter');
    await start.press('Enter');
  });

  await test.step('money goes back, with the right PIN only', async () => {
    const read = () => callBackend('GET', `/orders/${paid.orderId}`, { account: paid.account });
    await tablet.getByRole('button', { name: /^Open/ }).press('Enter');
    await tablet.getByRole('button', { name: 'Pay back', exact: true }).press('Enter');
    await payBack.getByRole('radio', { name: 'Everything' }).press('Space');
    await payBack.getByRole('radio', { name: 'Late' }).press('Space');
    const enterPin = async (pin: string) => {
      for (const figure of pin)
        await payBack.getByRole('button', { name: figure, exact: true }).press('Enter');
    };
    await enterPin(wrongPin);
    const confirm = payBack.getByRole('button', { name: 'Pay back £19.00' });
    await confirm.press('Enter');
    await expect(payBack.getByText('This PIN is not right. Try again.')).toBeVisible();
    expect(await read()).toMatchObject({ refundedAmount: 0 });
    for (const _ of wrongPin)
      await payBack.getByRole('button', { name: 'Delete the last figure' }).press('Enter');
    await enterPin(shop.pin);
    await confirm.press('Enter');
    await expect(payBack).toBeHidden();
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
    await expect(declining.getByText(/Sold out until \w+day \d\d:\d\d/)).toBeVisible();
    await expect(declining.getByText(/reads at once: “The restaurant has run out of Soup.”$/)).toBeVisible();
    await tabTo(tablet, declining.getByRole('button', { name: 'Decline and pay back £19.00' }));
    await tablet.keyboard.press('Enter');
    await expect(declining).toBeHidden();
    // The page stays, and says what has become of the order.
    await expect(tablet.getByText('Declined. £19.00 goes back.')).toBeVisible();
    await tabTo(tablet, tablet.getByRole('button', { name: 'To the orders' }));
    await tablet.keyboard.press('Enter');
    await expect(tablet).toHaveURL(/:\d+\/$/);
  });

  await test.step('the customer reads why, and the shop shows the dish as sold out', async () => {
    await expect(page.getByRole('heading', { level: 1, name: 'Order declined' })).toBeVisible();
    await expect(page.getByText('The restaurant has run out of Soup.')).toBeVisible();
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

  await test.step('a PIN opens who answers orders, and manager mode changes it again', async () => {
    await tablet.getByRole('link', { name: 'Service', exact: true }).press('Enter');
    await managerMode.getByRole('button', { name: 'End manager mode' }).press('Enter');
    await expect(managerMode).toBeHidden();
    // The mode has left the screen at once; until the server has ended it too, a press would still be a manager's.
    await settled(tablet);
    const system = tablet.getByRole('button', { name: 'The system, at once' });
    const staff = tablet.getByRole('button', { name: 'We do' });
    await system.press('Enter');
    await expect(tablet.getByRole('heading', { name: 'A manager’s PIN for who answers' })).toBeVisible();
    await typePin();
    await expect(system).toHaveAttribute('aria-pressed', 'true');
    // The change is shown before its mutation has ended.
    await expect(staff).toBeEnabled();
    await staff.press('Enter');
    await expect(staff).toHaveAttribute('aria-pressed', 'true');
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
    await days.getByRole('button', { name: 'Remove Fri 20 Nov to Fri 4 Dec' }).press('Enter');
    await expect(days).toContainText('Removed');
    const undo = days.getByRole('button', { name: 'Undo Fri 20 Nov to Fri 4 Dec' });
    // Once the days have been read anew.
    await expect(undo).toBeEnabled();
    await undo.press('Enter');
    await expect(days).toContainText('Closed all day');
  });

  await test.step('Lock asks for a PIN where a manager has set so; it opens the board, and nothing more', async () => {
    const asksForPin = tablet.getByRole('button', { name: 'A PIN', exact: true });
    await asksForPin.press('Enter');
    await expect(asksForPin).toHaveAttribute('aria-pressed', 'true');
    await tablet.getByRole('button', { name: 'Lock' }).press('Enter');
    const start = tablet.getByRole('button', { name: 'Start shift' });
    await expect(start).toBeVisible();
    await tablet.goto(`${counterOrigin}/menu`);
    await start.press('Enter');
    const unlocking = tablet.getByRole('dialog', { name: 'A PIN starts the shift' });
    await expect(unlocking).toBeVisible();
    for (const figure of wrongPin)
      await unlocking.getByRole('button', { name: figure, exact: true }).press('Enter');
    await expect(unlocking.getByText('This PIN is not right. Try again.')).toBeVisible();
    await typePin();
    await expect(unlocking).toBeHidden();
    await expect(tablet.getByRole('button', { name: 'Lock' })).toBeVisible();
    await expect(managerMode).toBeHidden();
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
    await expect(confirm).toBeDisabled();
    await seen.press('Space');
    await confirm.press('Enter');
    await expect(refunding).toBeHidden();
    expect(await callBackend('GET', `/orders/${orderId}`, { account })).toMatchObject({
      refundedAmount: 1000,
    });
  });
});
