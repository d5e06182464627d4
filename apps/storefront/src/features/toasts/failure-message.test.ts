import { expect, test } from 'vitest';
import { failureMessage } from './failure-message.ts';
import { refusedWith } from './testing/refused-with.ts';

test.each([
  'Failed to fetch',
  'Load failed',
  'NetworkError when attempting to fetch resource.',
  'Failed to fetch dynamically imported module: http://localhost/assets/x.js',
])('no browser shows its own words for a missing connection: %s', (words) => {
  expect(failureMessage(new TypeError(words))).toBe(
    'No connection. Please check your connection and try again.',
  );
});

test('the server’s message is shown as it is', () => {
  expect(failureMessage(refusedWith(409, 'The kitchen is full.'))).toBe('The kitchen is full.');
  expect(failureMessage(null)).toBeUndefined();
});
