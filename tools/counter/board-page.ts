import type { Browser, Locator, Page } from 'playwright';
import type { OwnStack } from '../stack/own-stack.ts';
import type { OpenedCounter } from './open-counter.ts';
import { type BoardRecord, type LaneTitle, recordBoard } from './record-board.ts';

/** The counter's board on a tablet in Chromium, after "Start shift". */
export interface BoardPage {
  readonly page: Page;
  /** What it has shown so far. */
  readonly record: () => Promise<BoardRecord>;
  /** Waits until an order is painted in a lane, by default for 30 s; returns when it was, in ms since the epoch. */
  readonly waitUntilPainted: (number: string, lane: LaneTitle, withinMs?: number) => Promise<number>;
  /** Returns what it has shown since the last call, except orders, and removes it from the page. */
  readonly drain: () => Promise<Omit<BoardRecord, 'painted'>>;
  /** Removes the records of orders that have left the board. */
  readonly forgetOrders: (numbers: readonly string[]) => Promise<void>;
  /** The orders of a lane, most urgent first, also those on its other pages. */
  readonly lane: (title: LaneTitle) => Locator;
  /** The orders on the shown page of a lane on which something can be pressed. */
  readonly pressable: (title: LaneTitle) => Locator;
  /** The card or row of an order. */
  readonly card: (number: string) => Locator;
}

// What was pressed keeps its place for a while, without its button.
const pressIn = {
  New: /^(Accept|Read)/,
  'In the kitchen': /^Mark ready/,
  'Ready and out': /^Mark (collected|sent out|delivered)/,
} as const satisfies Record<LaneTitle, RegExp>;

/** Opens the board with the tablet's token, as a paired tablet does, and presses "Start shift". */
export async function openBoard(
  browser: Browser,
  { ports }: OwnStack,
  { deviceToken }: OpenedCounter,
): Promise<BoardPage> {
  const origin = `http://localhost:${ports.counter}`;
  const context = await browser.newContext({
    viewport: { width: 1180, height: 820 },
    locale: 'en-GB',
    timezoneId: 'Europe/London',
  });
  await context.addCookies([
    { name: 'tiffin-counter-device', value: deviceToken, url: origin, httpOnly: true, sameSite: 'Lax' },
  ]);
  await context.addInitScript(recordBoard);
  const page = await context.newPage();
  await page.goto(origin);
  await page.getByRole('button', { name: 'Start shift' }).click();
  await page.getByRole('heading', { level: 1, name: 'Orders' }).or(page.getByText('All quiet')).waitFor();
  const record = () =>
    page.evaluate(() => ({
      ...window.boardRecord,
      presses: Object.values(window.boardRecord.presses),
    }));
  return {
    page,
    record,
    async waitUntilPainted(number, lane, withinMs = 30_000) {
      const at = await page.waitForFunction(
        ([one, title]) => window.boardRecord.painted[one]?.[title],
        [number, lane] as const,
        { polling: 50, timeout: withinMs },
      );
      const ms = Number(await at.jsonValue());
      await at.dispose();
      return ms;
    },
    drain: () =>
      page.evaluate(() => {
        const { doubled, rings, longTasks, presses } = window.boardRecord;
        const taken = {
          doubled: doubled.splice(0),
          rings: rings.splice(0),
          longTasks: longTasks.splice(0),
          presses: Object.values(presses),
        };
        for (const id of Object.keys(presses)) delete presses[Number(id)];
        return taken;
      }),
    forgetOrders: (numbers) =>
      page.evaluate((gone) => {
        for (const number of gone) delete window.boardRecord.painted[number];
      }, numbers),
    lane: (title) =>
      page
        .getByRole('region', { name: title })
        // Those on other pages are hidden.
        .getByRole('article', { includeHidden: true })
        .filter({ has: page.getByRole('heading', { level: 3, includeHidden: true }) }),
    pressable: (title) =>
      page
        .getByRole('region', { name: title })
        .getByRole('article')
        .filter({ has: page.getByRole('button', { name: pressIn[title] }) }),
    // By text and not by name: a row's heading contains a button, so its name is "Open S-4821".
    card: (number) =>
      page
        .getByRole('article')
        .filter({ has: page.locator('h3').filter({ hasText: new RegExp(`^${number}$`) }) }),
  };
}
