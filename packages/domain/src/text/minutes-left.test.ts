import { expect, test } from 'vitest';
import { minutesLeft } from './minutes-left.ts';

const until = '2026-11-20T18:10:00Z';

test.each([
  // What lasts ten minutes has ten left at first, though the page's clock is a moment behind.
  ['2026-11-20T17:59:59.100Z', 10],
  ['2026-11-20T18:00:00Z', 10],
  ['2026-11-20T18:00:59Z', 9],
  ['2026-11-20T18:08:58Z', 2],
  ['2026-11-20T18:09:58Z', 1],
  ['2026-11-20T18:10:00Z', 0],
  ['2026-11-20T18:30:00Z', 0],
])('at %s %i minutes are left', (now, minutes) => {
  expect(minutesLeft(until, new Date(now))).toBe(minutes);
});
