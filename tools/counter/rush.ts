// A rush at one counter: many orders are paid within a minute while staff answer them on a board in Chromium; a part of
// `npm run test:soak`. Prints how long cards, presses and long tasks take, and fails when an order is lost or doubled, a
// press has no effect, or the bell rings too soon after the last time.
//   npm run test:soak -- rush --orders=100 --cpu=4    (a tablet four times slower than this machine)
import { setTimeout as wait } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import type { CDPSession } from 'playwright';
import { logStep } from '../../scripts/stack/cli.ts';
import { positiveNumber } from '../positive-number.ts';
import { Findings } from '../soak/findings.ts';
import type { BoardPage } from './board-page.ts';
import { describeTimes } from './describe-times.ts';
import type { PayingCustomer, PreparedOrder } from './paying-customer.ts';
import type { BoardRecord } from './record-board.ts';
import { runAtCounter } from './run-at-counter.ts';

const { values } = parseArgs({
  options: {
    orders: { type: 'string', default: '100' },
    cpu: { type: 'string', default: '1' },
  },
});
const orders = positiveNumber('--orders', values.orders);
const slowdown = positiveNumber('--cpu', values.cpu);
const rushMs = 60_000;
const customerCount = Math.min(20, orders);
// Staff answer the oldest order every third second or so, so that the lane of new orders grows.
const pressEveryMs = 3_000;
const answeredWithinMs = 10_000;
// The bell rings every 8 seconds while orders wait.
const bellEveryMs = 8_000;
const settleMs = 30_000;

const findings = new Findings();
const problems = findings.violations;

// Staff have long enough that no order is declined as unanswered.
await runAtCounter(
  { part: 'rush', findings, minutesToAnswer: 15, customerCount },
  async (board, customers) => {
    const devTools = await board.page.context().newCDPSession(board.page);
    await devTools.send('Emulation.setCPUThrottlingRate', { rate: slowdown });
    logStep('rush', `${orders} orders in ${rushMs / 1000} s, processor ${slowdown} times slower ...`);
    await rush(board, customers);
    logStep('rush', `main thread on the full board, for each second: ${await mainThreadPerSecond(devTools)}`);
  },
);

async function rush(board: BoardPage, customers: readonly PayingCustomer[]): Promise<void> {
  const prepared: PreparedOrder[] = [];
  for (const customer of customers) prepared.push(await customer.prepare());
  const paidAt = new Map<string, number>();
  const began = Date.now();
  let lastPaidAt = began;
  const staff = answerOldest(board, began + rushMs);
  // Customers take turns.
  const turns = customers.map(async (customer, first) => {
    for (let turn = first; turn < orders; turn += customers.length) {
      const order = (turn === first ? prepared[first] : undefined) ?? (await customer.prepare());
      await wait(Math.max(0, began + (turn * rushMs) / orders - Date.now()));
      lastPaidAt = await order.pay();
      paidAt.set(order.number, lastPaidAt);
    }
  });
  const [answered] = await Promise.all([staff, ...turns]);
  const shown = await untilAllShown(board, [...paidAt.keys()]);

  const { doubled, longTasks, presses, ...record } = await board.record();
  // "Start shift" has rung once, before the first order.
  const rings = record.rings.filter((at) => at >= began);
  const cards = [...paidAt].flatMap(([number, paid]) => {
    const at = shown.get(number);
    if (at === undefined) problems.push(`${number} never appeared on the board`);
    return at === undefined ? [] : [at - paid];
  });
  for (const number of new Set(doubled)) problems.push(`${number} stood on the board twice`);
  const left = orders - answered.length;
  const count = await board.page
    .getByRole('region', { name: 'New' })
    .getByRole('article', { includeHidden: true })
    .count();
  if (count !== left) problems.push(`${count} new orders are shown, and ${left} wait`);
  // Only while an order waits: the bell rings at once for the first order after all were answered.
  const tooSoon = rings.filter((at, index) => {
    const before = rings[index - 1] ?? Number.NEGATIVE_INFINITY;
    return at - before < bellEveryMs - 1_500 && hasWaited(record.painted, before, at);
  }).length;
  if (rings.length === 0 || tooSoon > 0)
    problems.push(`the bell rang ${rings.length} times, ${tooSoon} of them too soon after the one before`);

  logStep(
    'rush',
    `${paidAt.size} orders paid in ${((lastPaidAt - began) / 1000).toFixed(0)} s; ${answered.length} answered`,
  );
  logStep('rush', `payment to card: ${describeTimes(cards)}`);
  logStep('rush', `press to next paint: ${describeTimes(presses)}`);
  logStep('rush', `press to its card saying so: ${describeTimes(answered)}`);
  logStep(
    'rush',
    `long tasks: ${describeTimes(longTasks)}; together ${longTasks.reduce((a, b) => a + b, 0)} ms`,
  );
  logStep('rush', `the bell rang ${rings.length} times`);
}

/** Whether an order waited for its answer from one instant to another. */
function hasWaited(painted: BoardRecord['painted'], from: number, to: number): boolean {
  return Object.values(painted).some(
    (lanes) => (lanes.New ?? to) <= from && (lanes['In the kitchen'] ?? to) >= to,
  );
}

/** Keeps accepting the oldest order; returns how long each took until its card said so, in ms. */
async function answerOldest(
  { page, pressable, card: cardOf }: BoardPage,
  until: number,
): Promise<readonly number[]> {
  const times: number[] = [];
  while (Date.now() < until) {
    await wait(pressEveryMs);
    const lane = page.getByRole('region', { name: 'New' });
    // What was pressed stays in sight for ten seconds, or until the page is turned.
    if ((await pressable('New').count()) === 0 && (await lane.getByRole('article').count()) > 0) {
      const turn = lane.getByRole('button', { name: /Page/ });
      if ((await turn.count()) > 0) await turn.click();
    }
    const card = pressable('New').first();
    if ((await card.count()) === 0) continue;
    const number = (await card.getByRole('heading', { level: 3 }).textContent()) ?? '';
    const box = await card.getByRole('button', { name: /^Accept/ }).boundingBox();
    if (box === null) throw new Error(`The button of order ${number} is not visible.`);
    const pressedAt = Date.now();
    // Not a locator's click, which would look the element up within the time that is measured.
    await page.mouse.click(box.x + box.width / 2, box.y + box.height / 2);
    try {
      await cardOf(number)
        .getByText(/^Accepting/)
        .waitFor({ timeout: answeredWithinMs });
      times.push(Date.now() - pressedAt);
    } catch {
      problems.push(`the press on ${number} was not answered within ${answeredWithinMs / 1000} s`);
    }
  }
  return times;
}

/** How long the main thread works in each second without new orders; a new order renders the board again. */
async function mainThreadPerSecond(devTools: CDPSession): Promise<string> {
  const read = async () => {
    const { metrics } = await devTools.send('Performance.getMetrics');
    return new Map(metrics.map(({ name, value }) => [name, value * 1_000]));
  };
  await devTools.send('Performance.enable');
  const seconds = 10;
  const before = await read();
  await wait(seconds * 1_000);
  const after = await read();
  return ['Task', 'Script', 'RecalcStyle', 'Layout']
    .map((name) => {
      const used = (after.get(`${name}Duration`) ?? 0) - (before.get(`${name}Duration`) ?? 0);
      return `${name} ${(used / seconds).toFixed(1)} ms`;
    })
    .join(', ');
}

/** When each order was first painted, in any lane; waits at most `settleMs` for missing ones. */
async function untilAllShown(
  board: BoardPage,
  numbers: readonly string[],
): Promise<ReadonlyMap<string, number>> {
  const until = Date.now() + settleMs;
  for (;;) {
    const { painted } = await board.record();
    const shown = new Map(
      numbers.flatMap((number) => {
        const at = Math.min(...Object.values(painted[number] ?? {}));
        return Number.isFinite(at) ? [[number, at] as const] : [];
      }),
    );
    if (shown.size === numbers.length || Date.now() > until) return shown;
    await wait(200);
  }
}
