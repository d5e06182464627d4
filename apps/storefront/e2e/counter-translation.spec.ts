import { openCounter, orderSoups } from './counter.ts';
import { callBackend } from './services.ts';
import { expect, test } from './test.ts';
import { translate } from './translation.ts';

test('with the page translated, the counter accepts, pays back and takes a dish off the menu', async ({
  browser,
  faultless,
}) => {
  const shop = await openCounter(browser, faultless);
  const tablet = await shop.tablet('Tablet by the till');
  await expect(tablet.getByText('Sound on')).toBeVisible();
  await translate(tablet);
  const { account, orderId } = await orderSoups(shop.domain);

  await test.step('an order comes, is accepted and moves to the kitchen', async () => {
    await tablet.getByRole('button', { name: /^Accept \d\d:\d\d$/ }).press('Enter');
    // It is sent after ten seconds and keeps its place for ten more.
    await expect(tablet.getByRole('button', { name: /^Mark ready/ })).toBeVisible({ timeout: 60_000 });
  });

  await test.step('money goes back', async () => {
    await tablet.getByRole('button', { name: /^Open/ }).press('Enter');
    await tablet.getByRole('button', { name: 'Pay back', exact: true }).press('Enter');
    const refunding = tablet.getByRole('dialog', { name: /^Pay back/ });
    await refunding.getByRole('radio', { name: 'Everything' }).press('Space');
    await refunding.getByRole('radio', { name: 'Late' }).press('Space');
    for (const figure of shop.pin)
      await refunding.getByRole('button', { name: figure, exact: true }).press('Enter');
    await refunding.getByRole('button', { name: 'Pay back £19.00' }).press('Enter');
    await expect(refunding).toBeHidden();
    expect(await callBackend('GET', `/orders/${orderId}`, { account })).toMatchObject({
      refundedAmount: 1900,
    });
  });

  await test.step('a dish is taken off the menu and put back', async () => {
    await tablet.getByRole('link', { name: 'Menu', exact: true }).press('Enter');
    const soup = tablet.getByRole('listitem').filter({ hasText: 'Soup' });
    await soup.getByRole('button', { name: 'Take off Soup' }).press('Enter');
    await tablet.getByRole('button', { name: /^Until opening/ }).press('Enter');
    await expect(soup.getByRole('button', { name: 'Put back Soup' })).toBeEnabled();
    await soup.getByRole('button', { name: 'Put back Soup' }).press('Enter');
    await expect(soup.getByRole('button', { name: 'Take off Soup' })).toBeVisible();
  });
});
