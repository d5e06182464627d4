import { ApiError } from '@tiffin/api';
import { expect, test } from 'vitest';
import { refusedWith } from '../toasts/testing/refused-with.ts';
import { problemFailureOf } from './problem-failure.ts';

const kept = 'What you filled in is still here.';
const refused = (status: number, rest: Partial<ApiError>) =>
  new ApiError({ ...refusedWith(status, 'In the server’s words.').toJSON(), ...rest });
const fields = (...names: readonly string[]) => ({
  details: { fields: names.map((field) => ({ field, message: 'Wrong.' })) },
});

test.each([
  [
    'no connection',
    new TypeError('Failed to fetch'),
    `It was not sent. Check your connection, then send it again. ${kept}`,
  ],
  ['no answer', refusedWith(null), `It was not sent. Check your connection, then send it again. ${kept}`],
  ['a fault of the server', refusedWith(503), `It was not sent. Please try again. ${kept}`],
  ['a fault of ours', new Error('A defect.'), `It was not sent. Please try again. ${kept}`],
  ['too late', refused(409, { code: 'too_late' }), 'In the server’s words.'],
  ['too many', refused(409, { code: 'too_many' }), 'In the server’s words.'],
  [
    'too often',
    refused(429, { retryAfterSeconds: 61 }),
    'It was not sent: there were too many tries. Wait 2 minutes, then send it again.',
  ],
  [
    'too often, without saying for how long',
    refused(429, {}),
    'It was not sent: there were too many tries. Wait a minute, then send it again.',
  ],
  ['something wrong that no field has', refused(400, fields('idempotency-key')), 'In the server’s words.'],
])('%s is said below the whole form', (_, error, message) => {
  expect(problemFailureOf(error)).toEqual({ message, place: null });
});

test.each([
  ['too large', refusedWith(413), 'photos', /^These photos are too large together\. Remove one/],
  [
    'of a kind that the server does not take',
    refusedWith(415),
    'photos',
    /^One of these photos cannot be read/,
  ],
  ['a photo', refused(400, fields('photos.1')), 'photos', /server/],
  ['a photo by its path', refused(400, fields('body/photos/1')), 'photos', /server/],
  ['a dish', refused(400, fields('lines[0]')), 'dishes', /server/],
  ['the words', refused(400, fields('text')), 'text', /server/],
  ['the reason', refused(400, fields('reason')), 'reason', /server/],
])('%s is said beside its field', (_, error, place, message) => {
  const failure = problemFailureOf(error);
  expect(failure.place).toBe(place);
  expect(failure.message).toMatch(message);
});
