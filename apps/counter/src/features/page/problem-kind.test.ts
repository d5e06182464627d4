import { expect, test } from 'vitest';
import { problemKind } from './problem-kind.ts';
import { refusedWith } from './testing/refused-with.ts';

test('a device without a PIN is sent to a manager, a person of a lesser role to the backend’s sentence', () => {
  expect(problemKind(refusedWith(403, 'pin_needed'))).toBe('manager_needed');
  expect(problemKind(refusedWith(403, 'forbidden'))).toBe('refused');
});

test('without an answer there was no connection, to us or to the backend', () => {
  expect(problemKind(new TypeError('Failed to fetch'))).toBe('no_answer');
  expect(problemKind(refusedWith(null))).toBe('no_answer');
});
