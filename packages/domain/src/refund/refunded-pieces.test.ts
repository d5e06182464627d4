import { expect, test } from 'vitest';
import { refundedPieces } from './refunded-pieces.ts';

test('pieces of a line add up over the refunds that did not fail', () => {
  const line = (itemId: string, quantity: number) => ({ itemId, quantity });
  const refunds = [
    { state: 'succeeded', lines: [line('a', 1), line('b', 2)] },
    { state: 'requested', lines: [line('a', 2)] },
    { state: 'failed', lines: [line('a', 4), line('c', 1)] },
    // Of a sum, or as the customer reads it.
    { state: 'pending' },
  ] as const;
  expect(['a', 'b', 'c'].map((id) => refundedPieces(refunds, id))).toEqual([3, 2, 0]);
});
