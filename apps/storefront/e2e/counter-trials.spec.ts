import type { Page } from '@playwright/test';
import { newCustomer } from './accounts.ts';
import {
  type CounterShop,
  counterOrigin,
  hears,
  letPlay,
  openCounter,
  orderSoups,
  soundsOn,
} from './counter.ts';
import { attendedAt } from './kitchen.ts';
import { lastOf, type Papers, printQuestions, setToPrint } from './paper.ts';
import { placeOrder } from './payments.ts';
import { addToCart, callBackend } from './services.ts';
import { rounds } from './soak.ts';
import { expect, test } from './test.ts';
import { watchBoard } from './watch-board.ts';

interface BoardOrder {
  readonly order: { readonly _id: string; readonly number: string; readonly status: string };
  readonly acknowledgements: readonly { readonly of: string }[];
  readonly prints: readonly {
    readonly of: string;
    readonly device: string;
    readonly confirmedAt?: string | null;
  }[];
}

const numberOn = (paper: string) => /^Kitchen ticket (\S+):/.exec(paper)?.[1] ?? '';

/** How often each order is on the paper of a printer, without copies. */
function ticketsOf(papers: Papers): ReadonlyMap<string, number> {
  const counts = new Map<string, number>();
  for (const paper of papers) {
    const number = numberOn(paper);
    if (!paper.includes('COPY')) counts.set(number, (counts.get(number) ?? 0) + 1);
  }
  return counts;
}

async function ordersOf({ restaurantId, account }: CounterShop): Promise<readonly BoardOrder[]> {
  const path = `/counter/restaurants/${restaurantId}/changes?shift=off&limit=100`;
  return (await callBackend<{ readonly orders: readonly BoardOrder[] }>('GET', path, { account })).orders;
}

const setAcceptance = ({ restaurantId, account }: CounterShop, acceptance: 'auto' | 'manual') =>
  callBackend('PUT', `/counter/restaurants/${restaurantId}/acceptance`, {
    account,
    body: { acceptance, minutes: 15 },
  });

/** Customers pay for `count` orders within `withinMs`; returns how long it took, in ms. */
async function orderInARush(domain: string, count: number, withinMs: number): Promise<number> {
  const people = Math.min(20, count);
  const accounts = await Promise.all(Array.from({ length: people }, () => newCustomer('rush')));
  const began = Date.now();
  await Promise.all(
    accounts.map(async (account, first) => {
      for (let turn = first; turn < count; turn += people) {
        await addToCart(account, 'Soup', 2, domain);
        await new Promise((resolve) => setTimeout(resolve, began + (turn * withinMs) / count - Date.now()));
        await placeOrder(account, {}, domain);
      }
    }),
  );
  return Date.now() - began;
}

/** Presses what a tablet offers for new orders, page by page, until `isDone`. */
async function answerAll(tablet: Page, name: RegExp, isDone: () => Promise<boolean>): Promise<void> {
  const lane = tablet.getByRole('region', { name: 'New' });
  const next = lane.getByRole('button', { name }).and(tablet.locator(':not([aria-busy="true"])')).first();
  const turn = lane.getByRole('button', { name: /Page/ });
  while (!(await isDone())) {
    for (let press = 0; press < 5; press += 1) {
      // The card may go at any moment: then the next round finds another.
      if (await next.isVisible()) await next.press('Enter', { timeout: 2_000 }).catch(() => undefined);
      else if (await turn.isVisible()) await turn.press('Enter', { timeout: 2_000 }).catch(() => undefined);
      await tablet.waitForTimeout(150);
    }
  }
}

/** When every printer had printed as many papers. */
async function untilPrinted(printers: readonly Papers[], count: number): Promise<number> {
  const isPrinted = () => printers.every(({ length }) => length >= count);
  await expect.poll(isPrinted, { timeout: 800_000 }).toBe(true);
  return Date.now();
}

const answers = {
  auto: { button: /^Got it/, isAnswered: (one: BoardOrder) => one.acknowledgements.length > 0 },
  manual: { button: /^Accept \d/, isAnswered: ({ order }: BoardOrder) => order.status === 'accepted' },
} as const;

for (const acceptance of ['auto', 'manual'] as const) {
  test(`a hundred orders in a minute, ${acceptance}: each printed once on each printer and on every board`, {
    tag: '@soak',
  }, async ({ browser, faultless }) => {
    test.setTimeout(900_000);
    const shop = await openCounter(browser, faultless);
    const count = rounds(2, 100);
    const tablets = [
      await shop.tablet('Till'),
      await shop.tablet('Pass'),
      await shop.tablet('Door'),
    ] as const;
    const [till, pass, door] = tablets;
    await setAcceptance(shop, acceptance);
    const boards = await Promise.all(tablets.map(watchBoard));
    await door.reload();
    const printers = [await setToPrint(till, 100), await setToPrint(pass, 100)];
    for (const tablet of tablets) await letPlay(tablet);
    const rung = await Promise.all(tablets.map((tablet) => soundsOn(tablet, 'bell')));
    const { button, isAnswered } = answers[acceptance];
    const ordering = orderInARush(shop.domain, count, 60_000);
    const began = Date.now();
    const printing = untilPrinted(printers, count);
    await answerAll(door, button, async () => {
      const orders = await ordersOf(shop);
      return orders.length === count && orders.every(isAnswered);
    });
    const orderedMs = await ordering;
    const answeredMs = Date.now() - began;
    const numbers = (await ordersOf(shop)).map(({ order }) => order.number).sort();
    expect(numbers).toHaveLength(count);
    const printedMs = (await printing) - began;
    for (const papers of printers) {
      expect([...ticketsOf(papers)].sort()).toEqual(numbers.map((number) => [number, 1]));
    }
    for (const shown of boards) {
      const { numbers: seen, doubled } = await shown();
      expect([[...seen].sort(), doubled]).toEqual([numbers, []]);
    }
    for (const [index, tablet] of tablets.entries()) {
      expect(await soundsOn(tablet, 'bell')).toBeGreaterThan(rung[index] ?? 0);
      await expect(printQuestions(tablet)).toBeHidden();
      await expect(tablet.getByRole('alert')).toBeHidden();
    }
    await expect
      .poll(async () => (await ordersOf(shop)).every(({ prints }) => prints.every((one) => one.confirmedAt)))
      .toBe(true);
    const silent = await Promise.all(tablets.map((tablet) => soundsOn(tablet, 'bell')));
    await door.waitForTimeout(9_000);
    expect(await Promise.all(tablets.map((tablet) => soundsOn(tablet, 'bell')))).toEqual(silent);
    const seconds = (ms: number) => `${(ms / 1_000).toFixed(0)} s`;
    console.log(
      `${acceptance}: ${count} orders in ${seconds(orderedMs)}, answered after ${seconds(answeredMs)}, printed after ${seconds(printedMs)}`,
    );
  });
}

/** What becomes of a tablet in the middle of printing; returns the page that it has afterwards. */
const mishaps = {
  async reloaded(tablet: Page) {
    await tablet.reload();
    return tablet;
  },
  async killed(tablet: Page) {
    const next = await tablet.context().newPage();
    await tablet.close({ runBeforeUnload: false });
    await next.goto(counterOrigin);
    return next;
  },
  async asleep(tablet: Page) {
    const devTools = await tablet.context().newCDPSession(tablet);
    await devTools.send('Page.setWebLifecycleState', { state: 'frozen' });
    await new Promise((resolve) => setTimeout(resolve, 2_000));
    await devTools.send('Page.setWebLifecycleState', { state: 'active' });
    await devTools.detach();
    return tablet;
  },
  async locked(tablet: Page) {
    await tablet.getByRole('button', { name: 'Lock' }).press('Enter');
    await tablet.getByRole('button', { name: /^Start shift/ }).press('Enter');
    return tablet;
  },
  async offline(tablet: Page) {
    await tablet.context().setOffline(true);
    await tablet.waitForTimeout(2_000);
    await tablet.context().setOffline(false);
    return tablet;
  },
} as const;

test('a tablet in the middle of printing is reloaded, killed, put to sleep, locked or cut off: no ticket is lost, what is doubtful is asked', {
  tag: '@soak',
}, async ({ browser, faultless }) => {
  test.setTimeout(1_800_000);
  faultless.allow(/ERR_INTERNET_DISCONNECTED|Failed to (load|fetch)|network error|fetched|fetching/);
  const shop = await openCounter(browser, faultless);
  await setAcceptance(shop, 'auto');
  let tablet = await shop.tablet('Till');
  const papers = await setToPrint(tablet, 200);
  const asked = new Set<string>();
  for (let round = 0; round < rounds(1, 20); round += 1) {
    for (const [name, happen] of Object.entries(mishaps)) {
      await test.step(`${name}, round ${round + 1}`, async () => {
        const { orderId } = await orderSoups(shop.domain);
        // From before its claim to after its end.
        await tablet.waitForTimeout(Math.random() * 600);
        tablet = await happen(tablet);
        const claim = async () => {
          const found = (await ordersOf(shop)).find(({ order }) => order._id === orderId);
          return [found?.order.number ?? '', found?.prints.at(0)] as const;
        };
        // Confirmed, or asked about.
        const number = await expect
          .poll(async () => {
            const [one, print] = await claim();
            const question = (await printQuestions(tablet).allTextContents()).join();
            return print?.confirmedAt != null || question.includes(`${one}: was it printed?`);
          })
          .toBe(true)
          .then(async () => (await claim())[0]);
        if ((await claim())[1]?.confirmedAt == null) {
          asked.add(number);
          const before = papers.length;
          await printQuestions(tablet)
            .getByRole('button', { name: `Print ${number}` })
            .press('Enter');
          expect(await lastOf(papers, before + 1)).toContain('COPY');
        }
        await expect(printQuestions(tablet)).toBeHidden();
      });
    }
  }
  const orders = await ordersOf(shop);
  for (const { order, prints } of orders) {
    const about = papers.filter((paper) => numberOn(paper) === order.number);
    expect(about.length, `paper of ${order.number}`).toBeGreaterThan(0);
    expect(ticketsOf(about).get(order.number) ?? 0, `first tickets of ${order.number}`).toBeLessThan(2);
    expect(
      prints.every(({ confirmedAt }) => confirmedAt != null),
      `${order.number} is confirmed`,
    ).toBe(true);
    // Without a question there is one paper.
    if (!asked.has(order.number)) expect(about).toHaveLength(1);
  }
  console.log(`${orders.length} orders cut in the middle: ${asked.size} asked about, none lost, none twice`);
});

test('a cover that was left on overnight rings and counts in the morning, and attends nothing', {
  tag: '@soak',
}, async ({ browser, faultless }) => {
  const shop = await openCounter(browser, faultless);
  const tablet = await shop.tablet('Till');
  await tablet.clock.install();
  await tablet.reload();
  await tablet.getByRole('button', { name: 'Lock' }).press('Enter');
  await expect(tablet.getByRole('button', { name: /^Start shift/ })).toBeVisible();
  const attended = await attendedAt(shop.restaurantId);
  await tablet.clock.fastForward('11:30:00');
  const before = await soundsOn(tablet, 'bell');
  await orderSoups(shop.domain);
  await expect(tablet.getByRole('heading', { level: 1, name: '1 order waits' })).toBeVisible();
  await expect(tablet.getByText(/[45]:\d\d/).first()).toBeVisible();
  await expect(tablet).toHaveTitle(/^\(1\) Orders/);
  await hears(tablet, 'bell', before);
  // It reads every 30 s, and more often than a shift is noted.
  await tablet.clock.runFor(90_000);
  expect(await attendedAt(shop.restaurantId)).toEqual(attended);
  await tablet.getByRole('button', { name: 'Start shift and answer' }).press('Enter');
  await expect(tablet.getByRole('button', { name: /^Accept \d/ })).toBeVisible();
  await expect.poll(() => attendedAt(shop.restaurantId)).not.toEqual(attended);
});
