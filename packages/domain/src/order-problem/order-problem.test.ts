import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { pence, zeroPence } from '../money/pence.ts';
import type { Refund } from '../refund/refund.ts';
import { exampleCounterOrder } from '../testing/example-counter-order.ts';
import { rounds } from '../testing/soak.ts';
import { type ProblemAnswer, whyNotAnswered } from './answer-problem.ts';
import { type OrderProblemState, orderProblemReasons, orderProblemStates } from './order-problem.ts';
import { refundOfProblem } from './refund-of-problem.ts';
import { whyNotReported } from './report-problem.ts';

const placedAt = '2026-03-14T18:32:10.000Z';
const after = (ms: number) => new Date(Date.parse(placedAt) + ms);
const daysMs = (days: number) => days * 86_400_000;

describe('a problem is reported', () => {
  test('within 30 days after the order was placed, to the millisecond', () => {
    expect(whyNotReported({ placedAt }, after(0))).toBeNull();
    expect(whyNotReported({ placedAt }, after(daysMs(30)))).toBeNull();
    expect(whyNotReported({ placedAt }, after(daysMs(30) + 1))).toEqual({
      code: 'too_late',
      message: 'This order is more than 30 days old. Please ring the restaurant.',
    });
  });

  test('three times at most', () => {
    expect(whyNotReported({ placedAt, problems: [1, 2] }, after(0))).toBeNull();
    expect(whyNotReported({ placedAt, problems: [1, 2, 3] }, after(0))).toEqual({
      code: 'too_many',
      message: 'You have reported 3 problems with this order. Please ring the restaurant.',
    });
  });

  test('of an order that was placed', () => {
    expect(whyNotReported({ placedAt: null }, after(0))).toEqual({
      code: 'conflict',
      message: 'This order was not placed, so nothing can be reported for it.',
    });
  });

  test('whatever the clock says: once it is too late or too many, it stays so', () => {
    const times = fc.integer({ min: -daysMs(1), max: daysMs(60) });
    fc.assert(
      fc.property(times, times, fc.nat(4), fc.nat(2), (a, b, count, more) => {
        const [early, late] = [after(Math.min(a, b)), after(Math.max(a, b))];
        const before = { placedAt, problems: Array.from({ length: count }) };
        const then = { placedAt, problems: Array.from({ length: count + more }) };
        if (whyNotReported(then, late) === null) expect(whyNotReported(before, early)).toBeNull();
        const isAllowed = count < 3 && late.getTime() - Date.parse(placedAt) <= daysMs(30);
        expect(whyNotReported(before, late) === null).toBe(isAllowed);
      }),
      { numRuns: rounds(300, 20_000) },
    );
  });
});

describe('a problem is answered', () => {
  const answers = (count: number) => Array.from({ length: count });

  test.each<[string, OrderProblemState, number, ProblemAnswer, string | null]>([
    ['an open one', 'open', 0, { state: 'answered', text: 'Sorry.' }, null],
    ['an answered one again', 'answered', 1, { state: 'answered', text: 'Sorry.' }, null],
    ['an open one by closing it', 'open', 0, { state: 'closed', text: null }, null],
    ['an answered one by closing it in words', 'answered', 9, { state: 'closed', text: 'Sorry.' }, null],
    ['without words', 'open', 0, { state: 'answered', text: null }, 'no_answer'],
    ['a closed one', 'closed', 1, { state: 'answered', text: 'Sorry.' }, 'closed'],
    ['a closed one by closing it', 'closed', 0, { state: 'closed', text: null }, 'closed'],
    ['an eleventh time', 'answered', 10, { state: 'answered', text: 'Sorry.' }, 'too_many'],
    ['an eleventh time in closing it', 'answered', 10, { state: 'closed', text: 'Sorry.' }, 'too_many'],
    ['after ten answers by closing it', 'answered', 10, { state: 'closed', text: null }, null],
  ])('%s', (_, state, count, answer, refusal) => {
    expect(whyNotAnswered({ state, answers: answers(count) }, answer)).toBe(refusal);
  });

  test('whatever is tried: never open again, nothing after closed, at most ten answers', () => {
    const tries = fc.array(
      fc.record({
        state: fc.constantFrom('answered' as const, 'closed' as const),
        text: fc.option(fc.constant('Sorry.')),
      }),
      { maxLength: 30 },
    );
    fc.assert(
      fc.property(tries, (wanted) => {
        let problem: { state: OrderProblemState; answers: readonly string[] } = {
          state: 'open',
          answers: [],
        };
        for (const answer of wanted) {
          const before = problem;
          if (whyNotAnswered(problem, answer) !== null) continue;
          expect(before.state).not.toBe('closed');
          problem = {
            state: answer.state,
            answers: answer.text === null ? before.answers : [...before.answers, answer.text],
          };
          expect(orderProblemStates.indexOf(problem.state)).toBeGreaterThanOrEqual(
            orderProblemStates.indexOf(before.state),
          );
        }
        expect(problem.answers.length).toBeLessThanOrEqual(10);
        if (problem.state === 'answered') expect(problem.answers.length).toBeGreaterThan(0);
      }),
      { numRuns: rounds(300, 20_000) },
    );
  });
});

describe('money back for a problem', () => {
  const line = (id: string, quantity: number, totalPrice: number) => ({
    ...{ id, menuItemId: `m-${id}`, name: id, photoUrl: null, options: [], allergens: null },
    ...{ quantity, unitPrice: pence(totalPrice / quantity), totalPrice: pence(totalPrice) },
  });
  const { order } = exampleCounterOrder({
    items: [line('tikka', 2, 2300), line('seekh', 1, 925), line('roti', 3, 975)],
    breakdown: {
      subtotal: pence(4200),
      discount: zeroPence,
      shippingCost: pence(249),
      applicationFeeAmount: pence(99),
      tipAmount: pence(200),
      totalAmount: pence(4748),
    },
  });
  const refund = (amount: number, more: Partial<Refund> = {}): Refund => ({
    ...{ amount: pence(amount), state: 'succeeded', at: placedAt, reason: 'missing', ...more },
  });
  const lines = (...some: readonly [itemId: string, quantity: number][]) => ({
    kind: 'lines' as const,
    lines: some.map(([itemId, quantity]) => ({ itemId, quantity })),
    fees: [],
  });

  test.each([
    ['missing', 'missing'],
    ['wrong_dish', 'wrong_dish'],
    ['not_right', 'not_right'],
    ['allergy', 'other'],
    ['other', 'other'],
  ] as const)('of %s is its dishes in full quantity', (reason, counterReason) => {
    expect(refundOfProblem(order, { reason, lines: ['roti', 'tikka'] })).toEqual({
      selection: lines(['tikka', 2], ['roti', 3]),
      reason: counterReason,
    });
    expect(refundOfProblem(order, { reason, lines: [] })).toEqual({ selection: null, reason: counterReason });
  });

  test('of what came late is for the restaurant to choose, of what never came is everything', () => {
    expect(refundOfProblem(order, { reason: 'late', lines: ['roti'] })).toEqual({
      selection: null,
      reason: 'late',
    });
    expect(refundOfProblem(order, { reason: 'never_came', lines: [] })).toEqual({
      selection: { kind: 'full' },
      reason: 'other',
    });
    expect(
      refundOfProblem({ ...order, refunds: [refund(4748)] }, { reason: 'never_came', lines: [] }),
    ).toEqual({
      selection: null,
      reason: 'other',
    });
  });

  test('leaves out what went back before, but not what failed to', () => {
    const refunds = [
      refund(1150, { lines: [{ itemId: 'tikka', quantity: 1 }] }),
      refund(925, { lines: [{ itemId: 'seekh', quantity: 1 }], state: 'pending' }),
      refund(975, { lines: [{ itemId: 'roti', quantity: 3 }], state: 'failed' }),
    ];
    expect(
      refundOfProblem({ ...order, refunds }, { reason: 'missing', lines: ['tikka', 'seekh', 'roti'] })
        .selection,
    ).toEqual(lines(['tikka', 1], ['roti', 3]));
  });

  test('leaves out dishes that an amount paid back before has eaten', () => {
    const refunds = [refund(3000)];
    // £17.48 are left, £2.00 of them the tip: the tikka does not fit, what is smaller does.
    expect(
      refundOfProblem({ ...order, refunds }, { reason: 'missing', lines: ['tikka', 'seekh'] }).selection,
    ).toEqual(lines(['seekh', 1]));
  });

  test('every reason of a customer prepares one that the counter knows', () => {
    for (const reason of orderProblemReasons)
      expect(refundOfProblem(order, { reason, lines: ['seekh'] }).reason).toBeTruthy();
  });
});
