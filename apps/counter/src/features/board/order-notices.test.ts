import { CallError, type CallFailure } from '@tiffin/api';
import { expect, test } from 'vitest';
import { failedAction } from './order-notices.ts';

const failure = (change: Partial<CallFailure>) =>
  new CallError({
    status: 409,
    code: null,
    message: 'As the server says.',
    blockers: [],
    changed: null,
    refusal: null,
    ...change,
  });

test.each([
  ['another person was faster', { code: 'order_changed' }, 'info', undefined],
  ['the state does not allow it', { code: 'action_not_allowed' }, 'bad', undefined],
  ['the PIN is wrong', { status: 401, code: 'pin_wrong' }, 'bad', 'wrong'],
  ['too many PINs were wrong', { status: 429, code: 'rate_limited' }, 'bad', 'locked'],
] as const)('%s: the server says it', (_, change, tone, pinProblem) => {
  expect(failedAction(failure(change), 'S-1042')).toEqual({ tone, text: 'As the server says.', pinProblem });
});

test.each([
  ['the backend gave no answer', failure({ status: null })],
  ['our own server gave none', new TypeError('Failed to fetch')],
])('%s: nobody knows yet whether it was done', (_, error) => {
  const { tone, text } = failedAction(error, 'S-1042');
  expect(tone).toBe('bad');
  expect(text).toContain('S-1042');
});
