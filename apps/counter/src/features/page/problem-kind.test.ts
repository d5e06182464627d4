import { CallError, type CallFailure } from '@tiffin/api';
import { expect, test } from 'vitest';
import { problemKind } from './problem-kind.ts';

const failed = (failure: Pick<CallFailure, 'status' | 'code'>) =>
  new CallError({ ...failure, message: 'No.', blockers: [], changed: null, refusal: null });

test('a device without a PIN is sent to a manager, a person of a lesser role to the backend’s sentence', () => {
  expect(problemKind(failed({ status: 403, code: 'pin_needed' }))).toBe('manager_needed');
  expect(problemKind(failed({ status: 403, code: 'forbidden' }))).toBe('refused');
});

test('without an answer there was no connection, to us or to the backend', () => {
  expect(problemKind(new TypeError('Failed to fetch'))).toBe('no_answer');
  expect(problemKind(failed({ status: null, code: null }))).toBe('no_answer');
});
