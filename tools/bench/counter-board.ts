import { openBoard } from '../counter/board-page.ts';
import { openCounter } from '../counter/open-counter.ts';
import { startCustomer } from '../counter/paying-customer.ts';
import { Findings } from '../soak/findings.ts';
import type { OwnStack } from '../stack/own-stack.ts';
import { startBrowser } from '../stack/start-browser.ts';
import { plainRow } from './measured-rows.ts';
import type { Measured } from './report.ts';
import { roundsOr } from './settings.ts';

const rounds = Math.max(9, roundsOr(9));

/**
 * Measures the time from the press of "Pay" on the provider's page to the card on a board, and to the bell. It includes the
 * delivery of the provider's event, the work of the backend, the stream, the board's read and its rendering.
 */
export async function measureCounterBoard(stack: OwnStack): Promise<Measured[]> {
  const counter = await openCounter(stack, 5);
  const customer = await startCustomer(
    stack,
    counter.restaurantId,
    'bench.counter@example.com',
    new Findings(),
  );
  const browser = await startBrowser();
  const [cards, bells]: [number[], number[]] = [[], []];
  try {
    const board = await openBoard(browser, stack, counter);
    // The first order is not counted: it opens connections, compiles code and renders the board's lanes.
    for (let round = 0; round <= rounds; round += 1) {
      const { number, pay } = await customer.prepare();
      const paidAt = await pay();
      const shownAt = await board.waitUntilPainted(number, 'New');
      const { rings } = await board.record();
      const rangAt = rings.find((at) => at >= paidAt);
      if (rangAt === undefined) throw new Error(`The bell did not ring for ${number}.`);
      await board
        .card(number)
        .getByRole('button', { name: /^Accept/ })
        .click();
      // Once it is answered and has left, the bell is silent and nothing moves under the next order.
      await board.waitUntilPainted(number, 'In the kitchen');
      if (round === 0) continue;
      cards.push(shownAt - paidAt);
      bells.push(rangAt - paidAt);
    }
  } finally {
    await browser.close();
  }
  const row = { unit: 'ms', better: 'less' } as const;
  return [
    plainRow({ what: "payment to card on the counter's board", bar: 1_000, aim: 500, ...row }, cards),
    plainRow({ what: 'payment to bell', ...row }, bells),
  ];
}
