import { CallError, type CallFailure } from '@tiffin/api';
import { expect, test } from 'vitest';
import { PinError } from '../pin/pin-error.ts';
import { failedAction } from './order-notices.ts';

const failure = (change: Partial<CallFailure>): CallFailure => ({
  status: 409,
  code: null,
  message: 'As the server says.',
  blockers: [],
  changed: null,
  refusal: null,
  ...change,
});

test.each([
  ['another person was faster', CallError, { code: 'order_changed' }, 'info', undefined],
  ['the state does not allow it', CallError, { code: 'action_not_allowed' }, 'bad', undefined],
  ['the device has sent too much', CallError, { status: 429, code: 'rate_limited' }, 'bad', undefined],
  ['the PIN is wrong', PinError, { status: 401, code: 'pin_wrong' }, 'bad', 'wrong'],
  ['too many PINs were wrong', PinError, { status: 429, code: 'rate_limited' }, 'bad', 'locked'],
  ['the device is not paired any more', PinError, { status: 401, code: 'unauthorized' }, 'bad', undefined],
] as const)('%s: the server says it', (_, Failure, change, tone, pinProblem) => {
  const failed = failedAction(new Failure(failure(change)), 'S-1042');
  expect(failed).toEqual({ tone, text: 'As the server says.', pinProblem });
});

test.each([
  ['the backend gave no answer', new CallError(failure({ status: null }))],
  ['our own server gave none', new TypeError('Failed to fetch')],
])('%s: nobody knows yet whether it was done', (_, error) => {
  const { tone, text } = failedAction(error, 'S-1042');
  expect(tone).toBe('bad');
  expect(text).toContain('S-1042');
});
