import fc from 'fast-check';
import { expect, test } from 'vitest';
import { type EarlierRefund, planRefund } from '../refund/plan-refund.ts';
import type { Refund } from '../refund/refund.ts';
import { refundedPieces } from '../refund/refunded-pieces.ts';
import { paidOrder, price } from '../testing/arbitraries.ts';
import { rounds } from '../testing/soak.ts';
import { orderProblemReasons } from './order-problem.ts';
import { refundOfProblem } from './refund-of-problem.ts';

const cases = paidOrder.chain((paid) => {
  const ids = paid.items.map(({ id }) => id);
  return fc.record({
    paid: fc.constant(paid),
    refunds: fc.array(
      fc.oneof(
        fc.record({ kind: fc.constant('amount' as const), amount: price }),
        fc.record({
          kind: fc.constant('lines' as const),
          lines: fc.array(
            fc.record({ itemId: fc.constantFrom(...ids), quantity: fc.integer({ min: 1, max: 20 }) }),
            { minLength: 1, maxLength: 3 },
          ),
          fees: fc.subarray(['deliveryFee' as const, 'serviceFee' as const]),
        }),
      ),
      { maxLength: 4 },
    ),
    problem: fc.record({ reason: fc.constantFrom(...orderProblemReasons), lines: fc.subarray(ids) }),
  });
});

test('what is prepared names only dishes of the problem, no more of each than is left, and what the rest can pay', () => {
  fc.assert(
    fc.property(cases, ({ paid, refunds: selections, problem }) => {
      const made: EarlierRefund[] = [];
      for (const chosen of selections) {
        const plan = planRefund(paid, chosen, made);
        if (plan.kind === 'refund') made.push({ ...plan.parts, state: 'succeeded' });
      }
      const refunds: readonly Refund[] = made.map(({ amount, state, lines }) => ({
        ...{ amount, state, at: '2026-03-14T18:32:10.000Z', reason: 'other' },
        ...(lines !== null && { lines }),
      }));
      const { selection } = refundOfProblem({ ...paid, refunds }, problem);
      if (selection === null) return;
      // As the restaurant's dialog judges it, which does not know what fees and lines cost before.
      const seen = made.map(({ amount, state }) => ({ amount, state, lines: null, fees: null }));
      expect(planRefund(paid, selection, seen).kind).toBe('refund');
      if (selection.kind !== 'lines') {
        expect([problem.reason, selection.kind]).toEqual(['never_came', 'full']);
        return;
      }
      expect(selection.lines.length).toBeGreaterThan(0);
      for (const { itemId, quantity } of selection.lines) {
        expect(problem.lines).toContain(itemId);
        const bought = paid.items.find(({ id }) => id === itemId)?.quantity ?? 0;
        expect(quantity).toBe(bought - refundedPieces(refunds, itemId));
      }
    }),
    { numRuns: rounds(300, 20_000) },
  );
});
