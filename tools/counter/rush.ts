// A rush at one counter: so many paid orders within a minute, on a real board in Chromium, while staff answer them; a
// part of `npm run test:soak`. Prints how long each card takes and how the board answers, and fails when an order is
// lost or doubled, a press goes unanswered, or the bell rings more often than it should.
//   npm run test:soak -- rush --orders=100 --cpu=4
import { setTimeout as wait } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import type { CDPSession } from 'playwright';
import { logStep, reason } from '../../scripts/stack/cli.ts';
import { Findings } from '../soak/findings.ts';
import { startOwnStack, withoutRateLimits } from '../stack/own-stack.ts';
import { startBrowser } from '../stack/start-browser.ts';
import { type BoardPage, openBoard } from './board-page.ts';
import { openCounter } from './open-counter.ts';
import { type PayingCustomer, type PreparedOrder, startCustomer } from './paying-customer.ts';
import { printProblems, timesOf } from './print-figures.ts';
import type { BoardRecord } from './record-board.ts';

const { values } = parseArgs({
  options: {
    orders: { type: 'string', default: '100' },
    // How much slower than this machine the tablet is.
    cpu: { type: 'string', default: '1' },
  },
});
const orders = Number(values.orders);
const rushMs = 60_000;
const customerCount = Math.min(20, orders);
// Staff answer the oldest order about every third second: the lane of new orders grows all the same.
const pressEveryMs = 3_000;
const answeredWithinMs = 10_000;
// The bell rings every 8 seconds while orders wait.
const bellEveryMs = 8_000;
const settleMs = 30_000;

const findings = new Findings();
const problems = findings.violations;
const stack = await startOwnStack(withoutRateLimits);
const browser = await startBrowser();
try {
  // Long enough that no order is declined for want of an answer.
  const counter = await openCounter(stack, 15);
  const customers: PayingCustomer[] = [];
  for (let index = 0; index < customerCount; index += 1) {
    customers.push(await startCustomer(stack, counter.restaurantId, `rush-${index}@example.com`, findings));
  }
  const board = await openBoard(browser, stack, counter);
  const devTools = await board.page.context().newCDPSession(board.page);
  await devTools.send('Emulation.setCPUThrottlingRate', { rate: Number(values.cpu) });
  logStep('rush', `${orders} orders in ${rushMs / 1000} s, processor ${values.cpu} times slower ...`);
  await rush(board, customers);
  logStep('rush', `a second of the full board: ${await costOfASecond(devTools)}`);
} catch (error) {
  problems.push(reason(error));
} finally {
  await browser.close();
  await stack.stop();
}
for (const [what, times] of findings.failures) logStep('rush', `repeated: ${what}, ${times} times`);
printProblems('rush', problems);
process.exit(problems.length === 0 ? 0 : 1);

async function rush(board: BoardPage, customers: readonly PayingCustomer[]): Promise<void> {
  const prepared: PreparedOrder[] = [];
  for (const customer of customers) prepared.push(await customer.prepare());
  const paidAt = new Map<string, number>();
  const began = Date.now();
  let lastPaidAt = began;
  const staff = answerOldest(board, began + rushMs);
  // Each customer's turn comes again after that of all others.
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
    if (at === undefined) problems.push(`${number} never came to the board`);
    return at === undefined ? [] : [at - paid];
  });
  for (const number of new Set(doubled)) problems.push(`${number} stood on the board twice`);
  const left = orders - answered.length;
  const count = await board.page.getByRole('region', { name: 'New' }).getByRole('article').count();
  if (count !== left) problems.push(`${count} new orders are shown, and ${left} wait`);
  // Too soon only while an order waits: the bell rings at once for the first order after all were answered.
  const close = rings.filter((at, index) => {
    const before = rings[index - 1] ?? Number.NEGATIVE_INFINITY;
    return at - before < bellEveryMs - 1_500 && hasWaited(record.painted, before, at);
  }).length;
  if (rings.length === 0 || close > 0)
    problems.push(`the bell rang ${rings.length} times, ${close} of them too soon after the one before`);

  logStep(
    'rush',
    `${paidAt.size} orders paid in ${((lastPaidAt - began) / 1000).toFixed(0)} s; ${answered.length} answered`,
  );
  logStep('rush', `payment to card: ${timesOf(cards)}`);
  logStep('rush', `press to next paint: ${timesOf(presses)}`);
  logStep('rush', `press to the order in its next lane: ${timesOf(answered)}`);
  logStep('rush', `long tasks: ${timesOf(longTasks)}; together ${longTasks.reduce((a, b) => a + b, 0)} ms`);
  logStep('rush', `the bell rang ${rings.length} times`);
}

/** Whether an order waited for its answer from one instant to another. */
function hasWaited(painted: BoardRecord['painted'], from: number, to: number): boolean {
  return Object.values(painted).some(
    (lanes) => (lanes.New ?? to) <= from && (lanes['In the kitchen'] ?? to) >= to,
  );
}

/** Accepts the oldest order again and again; returns how long each took until it was painted in the kitchen's lane. */
async function answerOldest({ page, painted }: BoardPage, until: number): Promise<readonly number[]> {
  const times: number[] = [];
  while (Date.now() < until) {
    await wait(pressEveryMs);
    const card = page.getByRole('region', { name: 'New' }).getByRole('article').first();
    if ((await card.count()) === 0) continue;
    const number = (await card.getByRole('heading', { level: 3 }).textContent()) ?? '';
    const box = await card.getByRole('button', { name: /^Accept/ }).boundingBox();
    if (box === null) throw new Error(`${number} cannot be pressed.`);
    const pressedAt = Date.now();
    // A bare press: a locator's own click looks the element up within the time that is measured.
    await page.mouse.click(box.x + box.width / 2, box.y + box.height / 2);
    try {
      times.push((await painted(number, 'In the kitchen', answeredWithinMs)) - pressedAt);
    } catch {
      problems.push(`the press on ${number} was not answered within ${answeredWithinMs / 1000} s`);
    }
  }
  return times;
}

/** What the main thread does in a second in which no order comes: the board is drawn again with each. */
async function costOfASecond(devTools: CDPSession): Promise<string> {
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

/** When each order was first painted, in whatever lane; waits for those that are missing, for a while. */
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
