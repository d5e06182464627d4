import { orderTimes } from '@tiffin/domain';
import { expect, test } from 'vitest';
import { acceptedOrder, deliveredOrder } from '../../private/fixtures/orders.ts';
import { headTime } from './head-time.ts';

const at = (time: string) => `2026-11-20T${time}:00.000Z`;
const wordsAt = (
  now: string,
  { promisedFrom = at('19:28'), promisedTo = at('19:28') } = {},
  order: Parameters<typeof headTime>[0] = acceptedOrder,
) => {
  const date = new Date(now);
  const head = headTime({ ...order, promisedFrom, promisedTo }, date, orderTimes(date, 'Europe/London'));
  return head && [head.figures.join('-'), ...head.said, head.left].join(' ').trim();
};

test.each([
  ['18:55:00', '19:28 at your door, in 33\u00a0min'],
  // As the clock beside it shows it.
  ['18:55:59', '19:28 at your door, in 33\u00a0min'],
  ['18:56:00', '19:28 at your door, in 32\u00a0min'],
  ['19:27:59', '19:28 at your door, in 1\u00a0min'],
  ['19:28:00', '19:28 at your door'],
  ['19:28:01', '19:28 promised, but late by 1\u00a0min'],
  ['20:28:30', '19:28 promised, but late by 1\u00a0h'],
  ['17:28:00', '19:28 at your door, in 2\u00a0h'],
  ['17:20:00', '19:28 at your door, in 2\u00a0h 8\u00a0min'],
])('one time at %s', (now, words) => {
  expect(wordsAt(`2026-11-20T${now}Z`)).toBe(words);
});

const range = { promisedFrom: at('19:25'), promisedTo: at('19:35') };
test.each([
  ['18:55', '19:25-19:35 at your door, in 30 to 40\u00a0min'],
  ['19:24', '19:25-19:35 at your door, in 1 to 11\u00a0min'],
  ['19:25', '19:25-19:35 at your door, within 10\u00a0min'],
  ['19:35', '19:25-19:35 at your door'],
  ['18:20', '19:25-19:35 at your door, in 1\u00a0h 15\u00a0min'],
])('a range at %s', (now, words) => {
  expect(wordsAt(at(now), range)).toBe(words);
});

test('another day is called by its date, but minutes count over midnight', () => {
  const late = { promisedFrom: '2026-11-21T00:10:00.000Z', promisedTo: '2026-11-21T00:10:00.000Z' };
  expect(wordsAt(at('23:50'), late)).toBe('00:10 at your door, in 20\u00a0min');
  expect(wordsAt(at('10:00'), late)).toBe('00:10 at your door, 21 November');
});

test.each([
  ['19:26', undefined, '19:26 at your door, 2\u00a0min early'],
  ['19:28', undefined, '19:28 at your door, on time'],
  ['19:31', undefined, '19:31 at your door, 3\u00a0min late'],
  ['19:25', range, '19:25 at your door, on time'],
  ['19:35', range, '19:35 at your door, on time'],
  ['19:36', range, '19:36 at your door, 1\u00a0min late'],
  ['19:20', range, '19:20 at your door, 5\u00a0min early'],
])('came at %s', (came, promised, words) => {
  const order = { ...deliveredOrder, timeline: [{ status: 'completed', at: at(came) } as const] };
  expect(wordsAt(at('21:00'), promised, order)).toBe(words);
});

test('seconds make nobody late', () => {
  const order = {
    ...deliveredOrder,
    timeline: [{ status: 'completed', at: '2026-11-20T19:28:59.000Z' } as const],
  };
  expect(wordsAt(at('21:00'), undefined, order)).toBe('19:28 at your door, on time');
});
