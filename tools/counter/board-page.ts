import type { Browser, Locator, Page } from 'playwright';
import type { OwnStack } from '../stack/own-stack.ts';
import type { OpenedCounter } from './open-counter.ts';
import { type BoardRecord, type LaneTitle, recordBoard } from './record-board.ts';

/** The board on a tablet in a real browser, with its shift begun. */
export interface BoardPage {
  readonly page: Page;
  /** What it has shown so far. */
  readonly record: () => Promise<BoardRecord>;
  /** Waits until an order was painted in a lane, for 30 s unless said otherwise; returns when, in ms since 1970. */
  readonly painted: (number: string, lane: LaneTitle, withinMs?: number) => Promise<number>;
  /** The card or row of an order. */
  readonly card: (number: string) => Locator;
  readonly close: () => Promise<void>;
}

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
    async painted(number, lane, withinMs = 30_000) {
      const at = await page.waitForFunction(
        ([one, title]) => window.boardRecord.painted[one]?.[title],
        [number, lane] as const,
        { polling: 50, timeout: withinMs },
      );
      return Number(await at.jsonValue());
    },
    card: (number) =>
      page.getByRole('article').filter({ has: page.getByRole('heading', { level: 3, name: number }) }),
    close: () => context.close(),
  };
}
