import fc from 'fast-check';
import { expect, test } from 'vitest';
import { addPence } from '../money/arithmetic.ts';
import { pence } from '../money/pence.ts';
import { paidOrder, price } from '../testing/arbitraries.ts';
import { rounds } from '../testing/soak.ts';
import { type EarlierRefund, planRefund, type RefundableOrder, type RefundSelection } from './plan-refund.ts';
import { refundStates } from './refund.ts';
import { countsAsRefunded } from './refund-state.ts';
import { refundedAmount } from './refunded-amount.ts';

const fees = fc.subarray(['deliveryFee' as const, 'serviceFee' as const]);

/** Selections of staff, possible or not. */
function selections({ items }: RefundableOrder): fc.Arbitrary<RefundSelection> {
  return fc.oneof(
    fc.constant({ kind: 'full' as const }),
    fc.record({ kind: fc.constant('amount' as const), amount: price }),
    fc.record({
      kind: fc.constant('lines' as const),
      lines: fc.array(
        fc.record({
          itemId: fc.constantFrom(...items.map(({ id }) => id)),
          quantity: fc.integer({ min: 1, max: 3 }),
        }),
        { maxLength: 4 },
      ),
      fees,
    }),
  );
}

const histories = paidOrder.chain((order) =>
  fc.record({
    order: fc.constant(order),
    steps: fc.array(
      fc.record({ selection: selections(order), state: fc.constantFrom(...refundStates), fails: fc.nat(20) }),
      { maxLength: 12 },
    ),
  }),
);

/** Makes each selection that is allowed; now and then an earlier refund fails afterwards. */
function play({ order, steps }: typeof histories extends fc.Arbitrary<infer History> ? History : never) {
  return steps.reduce<readonly EarlierRefund[]>((made, { selection, state, fails }) => {
    const plan = planRefund(order, selection, made);
    const present = made.map((refund, index) =>
      index === fails ? { ...refund, state: 'failed' as const } : refund,
    );
    return plan.kind === 'refused' ? present : [...present, { ...plan.parts, state }];
  }, []);
}

const sumOf = (refunds: readonly EarlierRefund[]) =>
  addPence(...refunds.filter(({ state }) => countsAsRefunded(state)).map(({ amount }) => amount));

test('whatever the sequence, money back never exceeds what was paid, and a full refund gives the rest', () => {
  fc.assert(
    fc.property(histories, (history) => {
      const { totalAmount } = history.order.breakdown;
      const made = play(history);
      // The plain sum: nothing had to be cut off.
      expect(sumOf(made)).toBeLessThanOrEqual(totalAmount);
      expect(made.every(({ amount }) => amount > 0)).toBe(true);
      expect(refundedAmount(made, totalAmount)).toBe(sumOf(made));
      const full = planRefund(history.order, { kind: 'full' }, made);
      if (full.kind === 'refund')
        expect(sumOf([...made, { ...full.parts, state: 'succeeded' }])).toBe(totalAmount);
      else expect(sumOf(made)).toBe(totalAmount);
    }),
    { numRuns: rounds(300, 20_000) },
  );
});

test('whatever the sequence, the tip goes back with all that is left, and no smaller refund takes any of it', () => {
  fc.assert(
    fc.property(histories, ({ order, steps }) => {
      const { tipAmount, totalAmount } = order.breakdown;
      // Refunds that fail give money free again: they are left out of this one.
      const made = play({ order, steps: steps.map((step) => ({ ...step, state: 'succeeded', fails: -1 })) });
      const left = totalAmount - sumOf(made);
      expect(left === 0 || left >= tipAmount).toBe(true);
      for (const amount of [left - tipAmount, left - tipAmount + 1, left - 1, left]) {
        if (amount <= 0) continue;
        const plan = planRefund(order, { kind: 'amount', amount: pence(amount) }, made);
        const isPossible = amount === left || amount <= left - tipAmount;
        expect([amount, plan.kind]).toEqual([amount, isPossible ? 'refund' : 'refused']);
      }
    }),
    { numRuns: rounds(300, 20_000) },
  );
});

test('the lines together never exceed the subtotal less its discount, however their refunds fail', () => {
  fc.assert(
    fc.property(histories, (history) => {
      const { subtotal, discount, totalAmount } = history.order.breakdown;
      const lines = play(history)
        .filter(({ state }) => countsAsRefunded(state))
        .flatMap((refund) => refund.lines ?? []);
      const most = Math.min(Math.max(subtotal - discount, 0), totalAmount);
      expect(addPence(...lines.map(({ amount }) => amount))).toBeLessThanOrEqual(most);
    }),
    { numRuns: rounds(300, 20_000) },
  );
});

test('piece by piece, in any order, all lines and both fees are the whole payment but the tip, which everything gives', () => {
  const cases = paidOrder.chain((order) => {
    const pieces = order.items.flatMap(({ id, quantity }) =>
      Array.from({ length: Math.min(quantity, 5) }, () => id),
    );
    const small = order.items.map((item) => ({ ...item, quantity: Math.min(item.quantity, 5) }));
    return fc.record({
      order: fc.constant({ ...order, items: small }),
      pieces: fc.shuffledSubarray(pieces, { minLength: pieces.length }),
    });
  });
  fc.assert(
    fc.property(cases, ({ order, pieces }) => {
      const made: EarlierRefund[] = [];
      for (const [index, itemId] of pieces.entries()) {
        const isLast = index === pieces.length - 1;
        const lines = [{ itemId, quantity: 1 }];
        const plan = planRefund(
          order,
          { kind: 'lines', lines, fees: isLast ? ['deliveryFee', 'serviceFee'] : [] },
          made,
        );
        // A piece of nothing is refused, and costs the customer nothing.
        const parts = plan.kind === 'refund' ? plan.parts : piece(itemId);
        made.push({ ...parts, state: 'succeeded' });
      }
      const { tipAmount, totalAmount } = order.breakdown;
      expect(sumOf(made)).toBe(totalAmount - tipAmount);
      const rest = planRefund(order, { kind: 'full' }, made);
      expect(rest.kind === 'refund' ? rest.parts.amount : 0).toBe(tipAmount);
    }),
    { numRuns: rounds(200, 5_000) },
  );
});

function piece(itemId: string) {
  return { amount: pence(0), lines: [{ itemId, quantity: 1, amount: pence(0) }], fees: null };
}
