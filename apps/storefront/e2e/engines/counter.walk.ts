import { expect } from '@playwright/test';
import { counterOrigin, countSounds, openPairingShop, orderSoups, pitchOf } from '../counter.ts';
import { type EnginePage, the } from './engine-page.ts';
import { test } from './test.ts';

const tablet = { width: 1180, height: 820 };

const bells = (page: EnginePage) =>
  page.window.evaluate(
    (bell) => (window as unknown as { pitches: number[] }).pitches.filter((pitch) => pitch === bell).length,
    pitchOf.bell,
  );

// Without a sound device Firefox never starts an audio context; notes are counted all the same.
const pretendSound = (page: EnginePage) =>
  page.window.evaluate(() => {
    Object.defineProperty(AudioContext.prototype, 'state', { get: () => 'running' });
    AudioContext.prototype.resume = () => Promise.resolve();
  });

// The engine's own dialog would wait for a person.
const countPrints = (page: EnginePage) =>
  page.window.evaluate(() => {
    Object.assign(window, { prints: 0 });
    window.print = () => {
      (window as unknown as { prints: number }).prints += 1;
      window.dispatchEvent(new Event('afterprint'));
    };
  });
const prints = (page: EnginePage) =>
  page.window.evaluate(() => (window as unknown as { prints: number }).prints);

test('a shift at the counter: paired, started, rung, accepted, printed, handed over', {
  tag: '@soak',
}, async ({ arrive, engineName }) => {
  const page = await arrive(tablet);
  const shop = await openPairingShop();

  await test.step('the tablet is paired by its code and prints tickets', async () => {
    await page.goto(counterOrigin);
    await page.untilAt(/\/pair$/);
    await page.type(the('textbox', 'Code'), await shop.pairingCode('Tablet by the till'));
    await page.see(the('button', 'Start shift'));
    await page.window.evaluate(countSounds);
    await countPrints(page);
    if (engineName === 'Firefox') await pretendSound(page);
  });

  await test.step('the shift starts with a bell', async () => {
    await page.press(the('button', 'Start shift'));
    await page.see(the('text', 'Sound on'));
    await page.until('the bell', async () => (await bells(page)) > 0);
    await page.press(the('link', 'Service'));
    await page.press(the('button', '80 mm roll'));
    await page.press(the('link', /^Orders/));
  });

  await test.step('an order rings, is accepted and printed', async () => {
    const before = await bells(page);
    await orderSoups(shop.domain);
    const accept = the('button', /^Accept \d\d:\d\d$/);
    await page.see(accept);
    await page.until('the bell', async () => (await bells(page)) > before);
    await page.press(accept);
    await page.until('a ticket', async () => (await prints(page)) === 1);
  });

  await test.step('it is made ready and handed over, and the shift ends', async () => {
    await page.press(the('button', /^Mark ready/));
    await page.press(the('button', /^Mark collected/));
    await page.see(the('button', /^Undo/));
    const signs = {
      Menu: the('button', /^Take off/),
      Service: the('heading', 'Pause orders'),
      Today: the('heading', /./),
    };
    for (const [name, sign] of Object.entries(signs)) {
      await page.press(the('link', name));
      await page.untilAt(new RegExp(`/${name.toLowerCase()}$`));
      await page.see(sign);
    }
    await page.press(the('button', 'Lock'));
    await page.see(the('button', 'Start shift'));
  });
  expect(await prints(page)).toBe(1);
});
