import { expect, test } from 'vitest';
import { closedReasonMessages } from './closed-reason-messages.ts';

const reasons = Object.entries(closedReasonMessages);

test.each(reasons)('%s reads as whole sentences', (_, message) => {
  expect(message).toMatch(/^[A-Z][A-Za-z ,.]+\.$/);
});

test('no two reasons read alike', () => {
  expect(new Set(reasons.map(([, message]) => message)).size).toBe(reasons.length);
});
