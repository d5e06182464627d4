import { openCounter, orderSoups } from './counter.ts';
import { connectPrinter, lastOf, printQuestions as question, setToPrint, silencePrinter } from './paper.ts';
import { callBackend } from './services.ts';
import { expect, test } from './test.ts';

test('each device that is set to it prints each order once, in both modes; what is doubtful is asked', async ({
  browser,
  faultless,
}) => {
  const shop = await openCounter(browser, faultless);
  const at = `/counter/restaurants/${shop.restaurantId}`;
  const setAcceptance = (acceptance: 'auto' | 'manual') =>
    callBackend('PUT', `${at}/acceptance`, { account: shop.account, body: { acceptance, minutes: 5 } });
  const [till, pass, door] = [
    await shop.tablet('Till'),
    await shop.tablet('Pass'),
    await shop.tablet('Door'),
  ];
  const [onTill, onPass] = [await setToPrint(till), await setToPrint(pass)];
  const onDoor = await connectPrinter(door);
  await setAcceptance('auto');
  const first =
    await test.step('the system accepts: both print, the third device says that it was seen', async () => {
      const order = await orderSoups(shop.domain);
      for (const papers of [onTill, onPass]) expect(await lastOf(papers, 1)).toMatch(/Soup.*Printed/);
      await door.getByRole('button', { name: /^Got it/ }).press('Enter');
      return order;
    });

  await test.step('reloaded in the middle of printing: that device asks, and its second ticket is a copy', async () => {
    await silencePrinter(till);
    await orderSoups(shop.domain);
    for (const papers of [onTill, onPass]) expect(await lastOf(papers, 2)).not.toContain('COPY');
    await till.reload();
    await expect(question(till)).toContainText(/K-\d+: was it printed\?/);
    await expect(question(pass)).toBeHidden();
    await question(till)
      .getByRole('button', { name: /^Print/ })
      .press('Enter');
    expect(await lastOf(onTill, 3)).toMatch(/COPY 2.*first/i);
    await expect(question(till)).toBeHidden();
  });

  await test.step('cancelled: a slip where the ticket was printed', async () => {
    await callBackend('POST', `${at}/orders/${first.orderId}/actions`, {
      account: shop.account,
      idempotencyKey: crypto.randomUUID(),
      body: { action: 'cancel', expectedVersion: 2, reason: 'other', refund: { kind: 'full' } },
    });
    for (const [papers, count] of [
      [onTill, 4],
      [onPass, 3],
    ] as const)
      expect(await lastOf(papers, count)).toContain('DO NOT COOK');
  });

  await test.step('we accept: both print what the device without a printer has accepted, once over reloads', async () => {
    await setAcceptance('manual');
    await orderSoups(shop.domain);
    await door.getByRole('button', { name: /^Accept \d\d:\d\d$/ }).press('Enter');
    for (const [papers, count] of [
      [onTill, 5],
      [onPass, 4],
    ] as const)
      expect(await lastOf(papers, count)).not.toContain('COPY');
    await Promise.all([till.reload(), pass.reload()]);
    for (const tablet of [till, pass]) {
      await expect(tablet.getByRole('button', { name: /^Mark ready/ }).first()).toBeVisible();
      await tablet.waitForTimeout(2_000);
      await expect(question(tablet)).toBeHidden();
    }
    expect([onTill.length, onPass.length, onDoor.length]).toEqual([5, 4, 0]);
  });
});
