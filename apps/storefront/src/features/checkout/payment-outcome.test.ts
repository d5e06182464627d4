import { expect, test } from 'vitest';
import { paymentOutcome } from './payment-outcome.ts';

const at = '2026-03-14T18:32:10.000Z';

test.each([
  ['pending_payment', 'confirming'],
  ['payment_expired', 'unpaid'],
  ['payment_failed', 'unpaid'],
  ['in_progress', 'confirming'],
] as const)('an order that is %s and not placed counts as %s', (status, outcome) => {
  expect(paymentOutcome({ status, placedAt: null })).toBe(outcome);
});

test.each([
  ['placed', 'placed'],
  ['accepted', 'accepted'],
  ['preparing', 'accepted'],
  ['ready', 'accepted'],
  ['out_for_delivery', 'accepted'],
  ['completed', 'accepted'],
  ['declined', 'closed'],
  ['cancelled', 'closed'],
  ['in_progress', 'placed'],
] as const)('a paid order that is %s counts as %s', (status, outcome) => {
  expect(paymentOutcome({ status, placedAt: at })).toBe(outcome);
});

test('an order that is being read is being confirmed', () => {
  expect(paymentOutcome(undefined)).toBe('confirming');
});
