import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { embeddedDatabaseUrl, environments, ownSecrets, root } from '../../../scripts/stack/settings.ts';
import { keptText, openCounter } from './counter.ts';
import { httpsPorts, ports } from './ports.ts';
import { expect, test } from './test.ts';

const origin = `http://localhost:${httpsPorts.counter}`;

/** One more counter beside the stack's own, as an operator starts it with the switch. */
async function startCounter(offlineBoard: 'on' | 'off'): Promise<ChildProcess> {
  const folder = process.env.JOURNEY_DATA_FOLDER ?? '';
  const { counter } = environments(
    { ...ports, counter: httpsPorts.counter, storybook: 0 },
    embeddedDatabaseUrl(ports.database),
    ownSecrets(folder),
    folder,
  );
  const child = spawn(process.execPath, [join(root, 'apps/counter/dist/host.js')], {
    env: { ...counter, OFFLINE_BOARD: offlineBoard },
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  const isReady = () =>
    fetch(`${origin}/readyz`).then(
      ({ ok }) => ok,
      () => false,
    );
  await expect.poll(isReady, { intervals: [100], timeout: 60_000 }).toBe(true);
  return child;
}

async function end(child: ChildProcess | undefined): Promise<void> {
  if (child === undefined || child.exitCode !== null || child.signalCode !== null) return;
  const ended = once(child, 'exit');
  child.kill();
  await ended;
}

/** How many workers and caches a browser has of the counter. */
const offlineParts = (page: Page) =>
  page.evaluate(async () => [
    (await navigator.serviceWorker.getRegistrations()).length,
    (await caches.keys()).length,
  ]);

test('counters started with OFFLINE_BOARD=off take worker, files and board out of the browsers that have them', async ({
  browser,
  faultless,
}) => {
  const shop = await openCounter(browser, faultless);
  const tablet = await shop.tablet('Tablet by the till');
  let counter: ChildProcess | undefined;
  try {
    counter = await startCounter('on');
    // The cookies of one host go to all its ports.
    await tablet.goto(origin);
    await tablet.getByRole('button', { name: /^Start shift/ }).press('Enter');
    await tablet.evaluate(() => navigator.serviceWorker.ready.then(() => undefined));
    await expect.poll(() => keptText(tablet)).not.toBe('');
    expect(await offlineParts(tablet)).toEqual([1, 1]);

    await tablet.goto('about:blank');
    await end(counter);
    counter = await startCounter('off');
    await tablet.goto(origin);
    await expect.poll(() => offlineParts(tablet)).toEqual([0, 0]);
    await expect.poll(() => keptText(tablet)).toBe('');
    await tablet.reload();
    await expect(tablet.getByRole('button', { name: 'Lock' })).toBeVisible();
    // As long after the page as worker and board come where the switch is on.
    await tablet.waitForTimeout(4_000);
    expect([await offlineParts(tablet), await keptText(tablet)]).toEqual([[0, 0], '']);
  } finally {
    await tablet.goto('about:blank');
    await end(counter);
  }
});
