import { CallError } from '@tiffin/api';
import { expect, test } from 'vitest';
import { failureMessage } from './failure-message.ts';

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
  const failure = {
    status: 409,
    code: null,
    message: 'The kitchen is full.',
    blockers: [],
    changed: null,
    refusal: null,
  };
  expect(failureMessage(new CallError(failure))).toBe('The kitchen is full.');
  expect(failureMessage(null)).toBeUndefined();
});
