import { expect, test } from 'vitest';
import { closedReasonMessage, closedReasonMessages } from './closed-reason-messages.ts';
import type { ClosedReason } from './lifecycle-order.ts';

const reasons = Object.entries(closedReasonMessages);

test.each(reasons)('%s reads as whole sentences', (_, message) => {
  expect(message).toMatch(/^[A-Z][A-Za-z ,.]+\.$/);
});

test('no two reasons read alike', () => {
  expect(new Set(reasons.map(([, message]) => message)).size).toBe(reasons.length);
});

test('what an order lacked is named where staff named it', () => {
  expect(
    closedReasonMessage({ closedReason: 'out_of_stock', outOf: 'Pilau (with your Curry) and Soup' }),
  ).toBe('The restaurant has run out of Pilau (with your Curry) and Soup.');
  for (const [closedReason, message] of Object.entries(closedReasonMessages) as [ClosedReason, string][])
    expect(closedReasonMessage({ closedReason })).toBe(message);
  expect(closedReasonMessage({ closedReason: null })).toBe(closedReasonMessages.other);
});
