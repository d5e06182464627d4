import { pence } from '@tiffin/domain';
import { expect, test } from 'vitest';
import { counterOrder } from '../board-feed/testing/counter-orders.ts';
import { paidBackAnswer } from './paid-back-answer.ts';

test.each([
  [1_799, 0, 'We are sorry. £17.99 is on its way back to you.'],
  [2_250, 450, 'We are sorry. £18.00 is on its way back to you.'],
  // The bank has refused it meanwhile.
  [450, 450, null],
])(
  'after %d pence went back, %d of them before, the answer names what went back now',
  (now, before, words) => {
    const { order, ...rest } = counterOrder(1, [['placed', '18:30']]);
    const answered = { ...rest, order: { ...order, refundedAmount: pence(now) } };
    expect(paidBackAnswer(answered, pence(before))).toBe(words);
  },
);
