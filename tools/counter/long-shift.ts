// A long shift at one counter, shortened: access tokens live a minute and streams half a minute, customers keep ordering,
// and staff accept, decline, make ready and hand over on a board in Chromium; a part of `npm run test:soak`. It warms up
// for half of --minutes first, since a closed order stays on the board for a quarter of an hour. Prints what was done and
// the page's memory; fails when an order is lost, a press has no effect, the bell rings with nothing to answer, or (from
// 20 minutes on) the page holds over 5 % more in the last quarter than in the first.
//   npm run test:soak -- shift --minutes=5 --orders=80
import { setTimeout as wait } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { logStep } from '../../scripts/stack/cli.ts';
import { positiveNumber } from '../positive-number.ts';
import { Findings } from '../soak/findings.ts';
import { memoryBar } from '../soak/memory.ts';
import { trendOf } from '../statistics.ts';
import type { BoardPage } from './board-page.ts';
import { describeTimes } from './describe-times.ts';
import { type PageFigure, watchPageMemory } from './page-memory.ts';
import type { PayingCustomer } from './paying-customer.ts';
import { runAtCounter } from './run-at-counter.ts';
import { newShiftWork, type ShiftWork, workShift } from './shift-staff.ts';

const { values } = parseArgs({
  options: {
    minutes: { type: 'string', default: '30' },
    orders: { type: 'string', default: '500' },
  },
});
const judgedMs = positiveNumber('--minutes', values.minutes) * 60_000;
const warmUpMs = judgedMs / 2;
const betweenOrdersMs = judgedMs / positiveNumber('--orders', values.orders);
const noteEvery = 8;
const isJudged = judgedMs >= memoryBar.fromMs;
const silenceMs = 12_000;

const findings = new Findings();
const problems = findings.violations;
const environment = { ACCESS_TOKEN_SECONDS: '60', STREAM_SECONDS: '30' };

await runAtCounter(
  { part: 'shift', findings, minutesToAnswer: 5, customerCount: 10, environment },
  async (board, customers) => {
    logStep(
      'shift',
      `${warmUpMs / 60_000} minutes to warm up and ${values.minutes} more, ${values.orders} orders in these`,
    );
    await keepShift(board, customers);
  },
);

async function keepShift(board: BoardPage, customers: readonly PayingCustomer[]): Promise<void> {
  let streams = 0;
  board.page.on('request', (request) => {
    if (request.url().endsWith('/stream')) streams += 1;
  });
  const devTools = await board.page.context().newCDPSession(board.page);
  const warmUntil = Date.now() + warmUpMs;
  const until = warmUntil + judgedMs;
  let isOrdering = true;
  const memory = watchPageMemory(devTools, until);
  const work = newShiftWork();
  const staff = workShift(board, work, () => isOrdering);
  const progress = keepProgress(board, work, () => isOrdering);
  const ordering = keepOrdering(board, customers, until).finally(() => {
    isOrdering = false;
  });
  const [cards, samples] = await Promise.all([ordering, memory, staff, progress]);

  const { problems: presses, gone: _, ...done } = work;
  problems.push(...presses);
  const { page } = board;
  // When no order waits, the bell must stay silent.
  await drain(board);
  await wait(silenceMs);
  const { rings } = await board.drain();
  if (rings.length > 0) problems.push(`the bell rang ${rings.length} times with nothing to answer`);
  if (/^\(/.test(await page.title())) problems.push(`the title still counts orders: ${await page.title()}`);
  const answered = work.accepted + work.declined;
  if (answered !== cards.length) problems.push(`${cards.length} orders were paid, ${answered} answered`);
  if (work.handedOver !== work.accepted)
    problems.push(`${work.accepted} orders were accepted, ${work.handedOver} handed over`);
  const renewals = customers.reduce((sum, customer) => sum + customer.renewals(), 0);
  if (renewals === 0 || streams < 2)
    problems.push(`${renewals} tokens renewed and ${streams} streams opened`);

  logStep(
    'shift',
    `${cards.length} orders: ${Object.entries(done)
      .map(([what, count]) => `${what} ${count}`)
      .join(', ')}`,
  );
  logStep('shift', `${renewals} tokens renewed, ${streams} streams opened`);
  logStep('shift', `payment to card: ${describeTimes(cards)}`);
  const judged = samples.filter(({ at }) => at >= warmUntil);
  for (const figure of ['heapMegabytes', 'nodes', 'listeners'] satisfies PageFigure[]) {
    const trend = trendOf(judged.map((sample) => sample[figure]));
    if (trend === undefined) {
      problems.push(`${figure}: too few samples`);
      continue;
    }
    const { first, last, growth } = trend;
    logStep('shift', `${figure}: ${first.toFixed(1)} -> ${last.toFixed(1)} (${growth.toFixed(1)} %)`);
    if (isJudged && growth > memoryBar.growth) problems.push(`${figure} grew by ${growth.toFixed(1)} %`);
  }
  if (!isJudged) logStep('shift', 'shorter than 20 minutes: memory is shown, not judged');
}

/** Prints each minute how far the shift is, and empties the page's record, which would count as the page's memory. */
async function keepProgress(board: BoardPage, work: ShiftWork, isOn: () => boolean): Promise<void> {
  const began = Date.now();
  let leaving: readonly string[] = [];
  for (let minute = 1; isOn(); minute += 1) {
    while (isOn() && Date.now() < began + minute * 60_000) await wait(500);
    logStep(
      'shift',
      `minute ${minute}: ${work.accepted + work.declined} answered, ${problems.length} problems`,
    );
    await drain(board);
    // No one waits for these orders a minute after they left the board.
    await board.forgetOrders(leaving);
    leaving = work.gone.splice(0);
  }
}

async function drain(board: BoardPage): Promise<void> {
  const { doubled } = await board.drain();
  for (const number of doubled) problems.push(`${number} stood on the board twice`);
}

/** Customers order in turn until `until`; returns how long each card took after its payment, in ms. */
async function keepOrdering(
  board: BoardPage,
  customers: readonly PayingCustomer[],
  until: number,
): Promise<readonly number[]> {
  const times: number[] = [];
  const began = Date.now();
  const turns = customers.map(async (customer, first) => {
    for (let turn = first; ; turn += customers.length) {
      const paysAt = began + turn * betweenOrdersMs;
      if (paysAt >= until) return;
      const order = await customer.prepare(turn % noteEvery === 0 ? 'No nuts, please.' : undefined);
      await wait(Math.max(0, paysAt - Date.now()));
      const paidAt = await order.pay();
      times.push((await board.waitUntilPainted(order.number, 'New')) - paidAt);
    }
  });
  await Promise.all(turns);
  return times;
}
