import type { OrderChanges } from '@tiffin/api/counter';
import { type CounterOrder, type OrderProblem, pence } from '@tiffin/domain';
import { describe, expect, test, vi } from 'vitest';
import { applyAnswer, type Board, keepAnswers } from './board.ts';
import { longestGapMs, readBoard, readUpTo, spaced } from './read-board.ts';
import { at, counterOrder, type Stages } from './testing/counter-orders.ts';

const placed: Stages = [['placed', '18:30']];
const accepted: Stages = [...placed, ['accepted', '18:31']];
const completed: Stages = [...accepted, ['ready', '18:40'], ['completed', '18:45']];

function changes(
  seq: number,
  orders: readonly CounterOrder[],
  rest: Partial<OrderChanges> = {},
): OrderChanges {
  const acceptance = { acceptance: 'manual', minutes: 5 } as const;
  return {
    seq,
    orders,
    acceptance,
    lock: { needsPin: false },
    service: { pause: null, busy: null },
    now: at('18:50'),
    hasMore: false,
    ...rest,
  };
}

/** A device whose clock shows what the test says, and a server that answers by the script. */
function device() {
  const clock = { now: Date.parse(at('18:50')), readMs: 0 };
  let board: Board | null = null;
  return {
    clock,
    async read(...script: readonly (OrderChanges | Error | null)[]) {
      const asked: (number | undefined)[] = [];
      const answers = [...script];
      const readPage = async (after: number | undefined) => {
        asked.push(after);
        clock.now += clock.readMs;
        const answer = answers.shift();
        if (answer === undefined) throw new Error('The script has no more answers.');
        if (answer instanceof Error) throw answer;
        return answer;
      };
      board = await readBoard(board, { readPage, clock: () => clock.now });
      return { board, asked, orders: board.orders.map(({ order }) => `${order.number} ${order.status}`) };
    },
  };
}

test('reads what is open first, then what has changed from the cursor on', async () => {
  const { read } = device();
  const first = await read(changes(7, [counterOrder(1, placed)]));
  expect(first).toMatchObject({ asked: [undefined], board: { seq: 7 }, orders: ['S-1 placed'] });
  const next = await read(changes(9, [counterOrder(1, accepted), counterOrder(2, placed)]));
  expect(next).toMatchObject({ asked: [7], board: { seq: 9 }, orders: ['S-1 accepted', 'S-2 placed'] });
});

test('reads on at once while there is more', async () => {
  const { read } = device();
  await read(changes(1, []));
  const more = await read(
    changes(2, [counterOrder(1, placed)], { hasMore: true }),
    changes(3, [counterOrder(2, placed)]),
  );
  expect(more).toMatchObject({ asked: [1, 2], orders: ['S-1 placed', 'S-2 placed'] });
});

test('an older read never replaces a newer order, and one of the same version does', async () => {
  const { read } = device();
  await read(changes(1, [counterOrder(1, accepted)]));
  expect(await read(changes(2, [counterOrder(1, placed)]))).toMatchObject({ orders: ['S-1 accepted'] });
  const refunded = counterOrder(1, accepted, { refundedAmount: pence(500) });
  const { board } = await read(changes(3, [refunded]));
  expect(board.orders[0]?.order.refundedAmount).toBe(500);
});

test('an order of days ago whose problem has changed stays, so that its page follows it; others leave', async () => {
  const { read } = device();
  const daysAgo: Stages = [
    ['placed', '08:30'],
    ['completed', '09:15'],
  ];
  const problem = {
    ...({ id: 'p', reason: 'missing', state: 'open', lines: [], text: '', photos: [], answers: [] } as const),
    ...{ createdAt: at('18:49'), closedAt: null },
  };
  const withProblem = (change: Partial<OrderProblem>) =>
    counterOrder(1, daysAgo, { problems: [{ ...problem, ...change }] });
  await read(changes(1, []));
  expect(await read(changes(2, [withProblem({}), counterOrder(2, daysAgo)]))).toMatchObject({
    orders: ['S-1 completed'],
  });
  const closed = await read(changes(3, [withProblem({ state: 'closed', closedAt: at('18:50') })]));
  expect(closed.orders).toEqual(['S-1 completed']);
  expect(closed.board.orders[0]?.order.problems?.[0]?.state).toBe('closed');
});

describe('everything is read again, and what is not open any more leaves,', () => {
  test('when the cursor is not known any more', async () => {
    const { read } = device();
    await read(changes(50, [counterOrder(1, placed), counterOrder(2, placed)]));
    const again = await read(null, changes(3, [counterOrder(2, placed)]));
    expect(again).toMatchObject({ asked: [50, undefined], board: { seq: 3 }, orders: ['S-2 placed'] });
  });

  test('after a gap of more than 40 seconds', async () => {
    const { read, clock } = device();
    await read(changes(5, [counterOrder(1, placed)]));
    clock.now += longestGapMs;
    expect((await read(changes(5, []))).asked).toEqual([5]);
    clock.now += longestGapMs + 1;
    expect(await read(changes(9, []), changes(9, []))).toMatchObject({ asked: [undefined, 5], orders: [] });
  });

  test('but not what the gap has closed: a cancellation is still heard', async () => {
    const { read, clock } = device();
    await read(changes(5, [counterOrder(1, accepted)]));
    clock.now += longestGapMs + 1;
    const cancelled = counterOrder(1, [...accepted, ['cancelled', '18:45']]);
    expect(await read(changes(6, []), changes(6, [cancelled]))).toMatchObject({
      board: { seq: 6 },
      orders: ['S-1 cancelled'],
    });
  });

  test.each([
    ['fails', new Error('No answer')],
    ['is not known any more', null],
  ])('also where the read from the old cursor %s', async (_, answer) => {
    const { read, clock } = device();
    await read(changes(5, [counterOrder(1, accepted)]));
    clock.now += longestGapMs + 1;
    const again = await read(changes(6, [counterOrder(2, placed)]), answer);
    expect(again).toMatchObject({ board: { seq: 6 }, orders: ['S-2 placed'] });
  });

  test('but no order that this device knows in a newer version', async () => {
    const { read, clock } = device();
    await read(changes(5, [counterOrder(1, accepted)]));
    clock.now += longestGapMs + 1;
    const again = await read(changes(9, [counterOrder(1, placed)]), changes(9, []));
    expect(again.orders).toEqual(['S-1 accepted']);
  });

  test('in the middle of its pages', async () => {
    const { read } = device();
    await read(changes(5, [counterOrder(1, placed)]));
    const again = await read(changes(6, [], { hasMore: true }), null, changes(2, []));
    expect(again).toMatchObject({ asked: [5, 6, undefined], orders: [] });
  });
});

test('an order that was closed stays for as long as it can be set back', async () => {
  const { read, clock } = device();
  await read(changes(1, [counterOrder(1, completed)]));
  clock.now += longestGapMs + 1;
  const readAt = (now: string) => read(changes(1, [], { now: at(now) }), changes(1, [], { now: at(now) }));
  expect((await readAt('18:59')).orders).toEqual(['S-1 completed']);
  clock.now += longestGapMs + 1;
  expect((await readAt('19:00')).orders).toEqual([]);
});

test.each([
  ['slow by ten minutes', 600_000],
  ['fast by ten minutes', -600_000],
])("counts by the server's clock where the tablet's is %s", async (_, aheadMs) => {
  const { read, clock } = device();
  clock.now -= aheadMs;
  expect((await read(changes(1, []))).board.aheadMs).toBe(aheadMs);
});

test('a slow read does not move the clock, a change of it does', async () => {
  const { read, clock } = device();
  const aheadMs = 2_000;
  const serverNow = () => new Date(clock.now + aheadMs).toISOString();
  const aheadAfterRead = async (now: string) => (await read(changes(1, [], { now }))).board.aheadMs;
  expect(await aheadAfterRead(serverNow())).toBe(aheadMs);
  clock.readMs = 6_000;
  // The server has answered at once, and the answer was long on its way.
  expect(await aheadAfterRead(serverNow())).toBe(aheadMs);
  clock.readMs = 0;
  const now = serverNow();
  clock.now -= 600_000;
  expect(await aheadAfterRead(now)).toBe(aheadMs + 600_000);
});

describe('an answer to an action', () => {
  const boardWith = async (...orders: CounterOrder[]) => (await device().read(changes(1, orders))).board;
  const statuses = ({ orders }: Board) => orders.map(({ order }) => order.status);

  test('shows at once, unless the board knows better', async () => {
    const before = await boardWith(counterOrder(1, placed));
    expect(statuses(applyAnswer(before, counterOrder(1, accepted)))).toEqual(['accepted']);
    const refunded = counterOrder(1, accepted, { refundedAmount: pence(500) });
    const known = await boardWith(refunded);
    expect(applyAnswer(known, counterOrder(1, accepted)).orders).toEqual([refunded]);
  });

  test('that comes while the board is read is not lost to the older read', async () => {
    const before = await boardWith(counterOrder(1, placed), counterOrder(2, placed));
    const present = applyAnswer(before, counterOrder(1, completed));
    // The read began before the answer, and has seen the first order as it was, and the second one gone.
    const read = { ...before, orders: [counterOrder(1, placed)] };
    expect(statuses(keepAnswers(read, before, present))).toEqual(['completed']);
    expect(keepAnswers(read, before, before)).toBe(read);
  });
});

test('a change that the read under way began too early for is read by the next one, and no more than that', async () => {
  let seq = 4;
  const reads: number[] = [];
  const readTo = (...found: number[]) => ({
    read: async () => {
      seq = found[reads.push(seq) - 1] ?? seq;
    },
    known: () => seq,
  });
  await readUpTo(4, readTo());
  expect(reads).toEqual([]);
  await readUpTo(5, readTo(4, 5));
  expect(reads).toEqual([4, 4]);
  reads.length = 0;
  await readUpTo(9, readTo(5, 5, 9));
  expect(reads).toHaveLength(2);
});

test('a rush of changes is read once a second, the first at once and the last within one', async () => {
  vi.useFakeTimers();
  try {
    const reads: number[] = [];
    const began = performance.now();
    const read = spaced(async () => void reads.push(performance.now() - began), 1_000);
    for (let change = 0; change < 100; change += 1) {
      void read();
      await vi.advanceTimersByTimeAsync(25);
    }
    await vi.advanceTimersByTimeAsync(60_000);
    expect(reads).toEqual([0, 1_000, 2_000, 3_000]);
    void read();
    await vi.advanceTimersByTimeAsync(1);
    expect(reads).toHaveLength(5);
  } finally {
    vi.useRealTimers();
  }
});
