import { expect, test } from 'vitest';
import { minutesLeft } from './minutes-left.ts';

const now = Date.parse('2026-11-20T18:47:00Z');

test.each([
  ['2026-11-20T18:55:00Z', 8],
  ['2026-11-20T18:54:01Z', 8],
  ['2026-11-20T18:47:01Z', 1],
  ['2026-11-20T18:47:00Z', 0],
  ['2026-11-20T18:40:00Z', 0],
  // The device's clock is behind.
  ['2026-11-20T19:20:00Z', 10],
  [null, 0],
])('until %s they are %i', (until, minutes) => {
  expect(minutesLeft(until, now)).toBe(minutes);
});
