import { ApiError } from '@tiffin/api';
import { expect, test } from 'vitest';
import { PinError } from '../pin/pin-error.ts';
import { createAnswerKeys } from './answer-keys.ts';

const answer = { state: 'answered', text: 'We are sorry.' } as const;
const failed = (status: number | null) =>
  new ApiError({
    ...{ kind: 'http', status, code: 'conflict', message: '' },
    ...{ details: null, retryAfterSeconds: null, requestId: null },
  });

test.each([
  ['no network', new TypeError('Failed to fetch')],
  ['no answer', failed(null)],
  ['a server that failed', failed(500)],
  ['a proxy that waited no longer', failed(504)],
  ['too many calls', failed(429)],
  ['a PIN that was wrong the second time', new PinError(failed(403))],
])('after %s the same answer goes with its key', (_, error) => {
  const keys = createAnswerKeys();
  const first = keys.keyOf('p', answer);
  keys.forgetRefused(error);
  expect(keys.keyOf('p', answer)).toBe(first);
  expect(keys.keyOf('p', { ...answer, text: 'Sorry.' })).not.toBe(first);
  expect(keys.keyOf('q', answer)).not.toBe(first);
});

test.each([400, 403, 404, 409])('what was refused with %d, or taken, goes with another key', (status) => {
  const keys = createAnswerKeys();
  const first = keys.keyOf('p', answer);
  keys.forgetRefused(failed(status));
  const second = keys.keyOf('p', answer);
  expect(second).not.toBe(first);
  keys.forget();
  expect(keys.keyOf('p', answer)).not.toBe(second);
});
