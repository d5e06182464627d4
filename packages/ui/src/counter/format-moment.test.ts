import { localTimes } from '@tiffin/domain';
import { expect, test } from 'vitest';
import { formatDayAndTime, formatMoment } from './format-moment.ts';

const times = localTimes('Europe/London');
const now = new Date('2026-11-20T18:47:00Z');

test.each([
  ['2026-11-20T19:47:00Z', '19:47'],
  ['2026-11-21T00:15:00Z', 'Saturday 00:15'],
  ['2026-11-26T12:00:00Z', 'Thursday 12:00'],
  // On a Friday, another Friday needs its date.
  ['2026-11-27T12:00:00Z', 'Fri 27 Nov, 12:00'],
  ['2026-11-27T19:00:00Z', 'Fri 27 Nov, 19:00'],
  ['2026-12-12T12:00:00Z', 'Sat 12 Dec, 12:00'],
])('%s is written %s', (instant, words) => {
  expect(formatMoment(instant, now, times)).toBe(words);
});

test('a moment of the last weeks has its date, today its word', () => {
  expect(formatDayAndTime('2026-11-20T18:10:00Z', now, times)).toBe('Today, 18:10');
  expect(formatDayAndTime('2026-11-14T19:52:00Z', now, times)).toBe('Sat 14 Nov, 19:52');
});
