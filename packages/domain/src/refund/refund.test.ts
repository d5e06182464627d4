import { describe, expect, test } from 'vitest';
import { pence } from '../money/pence.ts';
import { lineRefund } from './line-refund.ts';
import { type EarlierRefund, planRefund, type RefundableOrder, type RefundSelection } from './plan-refund.ts';
import { refundStates } from './refund.ts';
import { refundMessage, unusedPaymentMessage } from './refund-message.ts';
import { refundReasonMessage } from './refund-reason-message.ts';
import { countsAsRefunded, isRefundSettled, nextRefundState } from './refund-state.ts';
import { refundableAmount, refundedAmount } from './refunded-amount.ts';

// Two tikka, a roll and a roti with 10 % off, delivered.
const order: RefundableOrder = {
  items: [
    { id: 'tikka', name: 'Tikka', quantity: 2, totalPrice: pence(2300) },
    { id: 'roll', name: 'Roll', quantity: 1, totalPrice: pence(925) },
    { id: 'roti', name: 'Roti', quantity: 1, totalPrice: pence(325) },
  ],
  breakdown: {
    subtotal: pence(3550),
    discount: pence(355),
    shippingCost: pence(249),
    applicationFeeAmount: pence(99),
    tipAmount: pence(0),
    totalAmount: pence(3543),
  },
};

function lines(
  quantities: Record<string, number>,
  fees: ('deliveryFee' | 'serviceFee')[] = [],
): RefundSelection {
  return {
    kind: 'lines',
    lines: Object.entries(quantities).map(([itemId, quantity]) => ({ itemId, quantity })),
    fees,
  };
}

function made(selection: RefundSelection, earlier: readonly EarlierRefund[] = [], of = order): EarlierRefund {
  const plan = planRefund(of, selection, earlier);
  if (plan.kind === 'refused') throw new Error(plan.problem.message);
  return { ...plan.parts, state: 'requested' };
}

const amountOf = (...given: Parameters<typeof made>) => made(...given).amount;
const problemOf = (selection: RefundSelection, earlier: readonly EarlierRefund[] = []) => {
  const plan = planRefund(order, selection, earlier);
  return plan.kind === 'refused' ? plan.problem : null;
};
const failed = (refund: EarlierRefund): EarlierRefund => ({ ...refund, state: 'failed' });

describe('a tip', () => {
  // £35.43 with a tip of £2.00 on top.
  const tipped: RefundableOrder = {
    ...order,
    breakdown: { ...order.breakdown, tipAmount: pence(200), totalAmount: pence(3743) },
  };
  const refusal = (amount: number, earlier: readonly EarlierRefund[] = []) => {
    const plan = planRefund(tipped, { kind: 'amount', amount: pence(amount) }, earlier);
    return plan.kind === 'refused' ? plan.problem : null;
  };

  test('goes back with everything, also with all that is left', () => {
    expect(amountOf({ kind: 'full' }, [], tipped)).toBe(3743);
    const roll = made(lines({ roll: 1 }), [], tipped);
    expect(amountOf({ kind: 'full' }, [roll], tipped)).toBe(3743 - 832);
  });

  test('stays when all the dishes and both fees go back', () => {
    const all = lines({ tikka: 2, roll: 1, roti: 1 }, ['deliveryFee', 'serviceFee']);
    expect(amountOf(all, [], tipped)).toBe(3543);
  });

  test('is not touched by any other amount', () => {
    expect([refusal(3543), refusal(3743)]).toEqual([null, null]);
    expect(refusal(3544)).toEqual({
      code: 'refund_exceeds',
      message:
        'The tip of £2.00 goes back only with everything that is left. Pay back at most £35.43, or all of £37.43.',
    });
    const rest = made({ kind: 'amount', amount: pence(3543) }, [], tipped);
    expect(refusal(100, [rest])?.message).toBe(
      'The tip of £2.00 goes back only with everything that is left. Pay back £2.00.',
    );
    expect(refusal(200, [rest])).toBeNull();
    expect(refusal(3744)?.message).toBe('There is £37.43 left to refund.');
  });
});

describe('a refund of lines', () => {
  test.each([
    [{ roll: 1 }, 925 - 93],
    [{ roti: 1 }, 325 - 32],
    [{ tikka: 2 }, 2300 - 230],
    [{ tikka: 1 }, 1035],
    [{ tikka: 2, roll: 1, roti: 1 }, 3550 - 355],
  ])('of %o gives back the lines less their share of the discount', (quantities, amount) => {
    expect(amountOf(lines(quantities))).toBe(amount);
  });

  test('takes the fees along that are ticked, each once', () => {
    expect(amountOf(lines({ roll: 1 }, ['deliveryFee']))).toBe(832 + 249);
    expect(amountOf(lines({ roll: 1 }, ['serviceFee']))).toBe(832 + 99);
    const both = made(lines({ roll: 1 }, ['deliveryFee', 'serviceFee']));
    expect(both).toMatchObject({ amount: 832 + 348, fees: { deliveryFee: 249, serviceFee: 99 } });
    const again = made(lines({ roti: 1 }, ['deliveryFee', 'serviceFee']), [both]);
    expect(again).toMatchObject({ amount: 293, fees: { deliveryFee: 0, serviceFee: 0 } });
  });

  test('gives the rest of a line with its last piece', () => {
    const odd: RefundableOrder = {
      items: [{ id: 'samosa', name: 'Samosa', quantity: 3, totalPrice: pence(1000) }],
      breakdown: { ...order.breakdown, subtotal: pence(1000), discount: pence(0), totalAmount: pence(1348) },
    };
    const first = made(lines({ samosa: 1 }), [], odd);
    const second = made(lines({ samosa: 1 }), [first], odd);
    const third = made(lines({ samosa: 1 }), [first, second], odd);
    expect([first, second, third].map(({ amount }) => amount)).toEqual([333, 333, 334]);
  });

  test('makes up for a piece whose refund failed, and never takes money back', () => {
    const line = { id: 'mint', name: 'Mint', quantity: 5, totalPrice: pence(2) };
    const gone = [{ itemId: 'mint', quantity: 1, amount: pence(1) }];
    expect(lineRefund([line], pence(0), { itemId: 'mint', quantity: 1 }, gone)).toBe(0);
    expect(lineRefund([line], pence(0), { itemId: 'mint', quantity: 4 }, gone)).toBe(1);
  });

  test('is refused beyond what was ordered, counting what went back before', () => {
    const exceeds = (message: string) => ({ code: 'refund_exceeds', message });
    expect(problemOf(lines({ tikka: 3 }))).toEqual(exceeds('Only 2 of Tikka can still be refunded.'));
    const one = made(lines({ tikka: 1 }));
    expect(problemOf(lines({ tikka: 2 }), [one])).toEqual(exceeds('Only 1 of Tikka can still be refunded.'));
    expect(amountOf(lines({ tikka: 2 }), [failed(one)])).toBe(2070);
    const twice: RefundSelection = {
      kind: 'lines',
      lines: [
        { itemId: 'roll', quantity: 1 },
        { itemId: 'roll', quantity: 1 },
      ],
      fees: [],
    };
    expect(problemOf(twice)).toEqual(exceeds('Only 1 of Roll can still be refunded.'));
  });

  test.each([0, -1, 0.5, Number.NaN])('is refused for %d pieces', (quantity) => {
    expect(problemOf(lines({ roll: quantity }))?.code).toBe('refund_exceeds');
  });

  test('is refused for a dish that is not in the order, and for nothing', () => {
    expect(problemOf(lines({ naan: 1 }))).toEqual({
      code: 'refund_not_allowed',
      message: 'A dish of this refund is not in the order.',
    });
    expect(problemOf(lines({}))).toEqual({
      code: 'refund_not_allowed',
      message: 'Enter an amount above £0.00.',
    });
    expect(() => lineRefund(order.items, pence(0), { itemId: 'naan', quantity: 1 }, [])).toThrow(
      'no line naan',
    );
    expect(() => lineRefund(order.items, pence(0), { itemId: 'roll', quantity: 2 }, [])).toThrow(
      'no 2 pieces',
    );
  });

  test('gives back what the delivery fee really cost when the discount went beyond the dishes', () => {
    const breakdown = { ...order.breakdown, discount: pence(3650), totalAmount: pence(248) };
    const discounted = { ...order, breakdown };
    const back = made(lines({ roll: 1 }, ['deliveryFee', 'serviceFee']), [], discounted);
    expect(back).toMatchObject({ amount: 248, fees: { deliveryFee: 149, serviceFee: 99 } });
  });
});

describe('a refund of everything or of an amount', () => {
  test('gives back what is left', () => {
    expect(made({ kind: 'full' })).toEqual({ amount: 3543, lines: null, fees: null, state: 'requested' });
    expect(amountOf({ kind: 'full' }, [made(lines({ roll: 1 }))])).toBe(3543 - 832);
    expect(amountOf({ kind: 'amount', amount: pence(3543) })).toBe(3543);
  });

  test('is refused beyond what is left, and for nothing', () => {
    const some = made({ kind: 'amount', amount: pence(3000) });
    const exceeds = { code: 'refund_exceeds', message: 'There is £5.43 left to refund.' };
    expect(problemOf({ kind: 'amount', amount: pence(544) }, [some])).toEqual(exceeds);
    expect(problemOf(lines({ roll: 1 }), [some])).toEqual(exceeds);
    expect(problemOf({ kind: 'full' }, [made({ kind: 'full' })])).toMatchObject({
      code: 'refund_exceeds',
      message: 'There is £0.00 left to refund.',
    });
    for (const amount of [0, -1]) {
      expect(problemOf({ kind: 'amount', amount: pence(amount) })?.code).toBe('refund_not_allowed');
    }
  });
});

test('all refunds but failed ones count, at most what was paid', () => {
  expect(refundStates.filter(countsAsRefunded)).toEqual(['requested', 'pending', 'succeeded']);
  expect(refundStates.filter(isRefundSettled)).toEqual(['succeeded', 'failed']);
  const refunds = refundStates.map((state, index) => ({ state, amount: pence(10 ** index) }));
  expect(refundedAmount(refunds, pence(5_000))).toBe(111);
  expect(refundableAmount(refunds, pence(5_000))).toBe(4_889);
  expect(refundedAmount(refunds, pence(100))).toBe(100);
  expect(refundableAmount(refunds, pence(100))).toBe(0);
});

test('the state of a refund only goes forward, whatever the order of the reports', () => {
  for (const [index, present] of refundStates.entries()) {
    for (const [other, reported] of refundStates.entries()) {
      expect(nextRefundState(present, reported)).toBe(refundStates[Math.max(index, other)]);
    }
  }
});

test.each([
  ['requested', '£12.40 is on its way back to your card. Banks take 5 to 10 working days.'],
  ['pending', '£12.40 is on its way back to your card. Banks take 5 to 10 working days.'],
  ['succeeded', '£12.40 went back to your card on 20 November. Banks take 5 to 10 working days.'],
  ['failed', 'We could not refund £12.40 yet. The restaurant has been told.'],
] as const)('a refund that is %s reads "%s"', (state, message) => {
  expect(refundMessage({ amount: pence(1240), state }, '20 November')).toBe(message);
  // Money that came for the order and did not pay for it is called another payment.
  expect(refundMessage({ amount: pence(1240), state }, '20 November', true)).toBe(
    message.replace('£12.40', '£12.40 of another payment'),
  );
});

test('a payment that did not pay for the order is called unused', () => {
  expect(unusedPaymentMessage).toBe('This payment was not used for your order.');
});

test.each([
  ['missing', 'Something was missing.'],
  ['wrong_dish', 'Something else came than you had ordered.'],
  ['late', 'Your order came late.'],
  ['not_right', 'Something was not right with your order.'],
  ['too_busy', 'The restaurant is too busy to take your order.'],
  ['other', ''],
  [null, ''],
] as const)('money that goes back because of %s reads "%s"', (reason, message) => {
  expect(refundReasonMessage(reason)).toBe(message);
});
