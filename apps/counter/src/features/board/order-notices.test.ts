import { expect, test } from 'vitest';
import { refusedWith } from '../page/testing/refused-with.ts';
import { PinError } from '../pin/pin-error.ts';
import { failedAction } from './order-notices.ts';

test.each([
  ['another person was faster', refusedWith(409, 'order_changed'), 'info', undefined],
  ['the state does not allow it', refusedWith(409, 'action_not_allowed'), 'bad', undefined],
  ['the device has sent too much', refusedWith(429, 'rate_limited'), 'bad', undefined],
  ['the PIN is wrong', new PinError(refusedWith(401, 'pin_wrong')), 'bad', 'wrong'],
  ['too many PINs were wrong', new PinError(refusedWith(429, 'rate_limited')), 'bad', 'locked'],
  ['the device is not paired any more', new PinError(refusedWith(401, 'unauthorized')), 'bad', undefined],
] as const)('%s: the server says it', (_, error, tone, pinProblem) => {
  expect(failedAction(error, 'S-1042')).toEqual({ tone, text: 'As the server says.', pinProblem });
});

test.each([
  ['the backend gave no answer', refusedWith(null)],
  ['our own server gave none', new TypeError('Failed to fetch')],
])('%s: nobody knows yet whether it was done', (_, error) => {
  const { tone, text } = failedAction(error, 'S-1042');
  expect(tone).toBe('bad');
  expect(text).toContain('S-1042');
});
