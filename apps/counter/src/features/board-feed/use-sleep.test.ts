import { expect, test } from 'vitest';
import { longestGapMs } from './read-board.ts';
import { joinSleeps, sleepBetween } from './use-sleep.ts';

test('a gap of more than 40 seconds is a sleep; a busy device and a clock that is set back are none', () => {
  expect(sleepBetween(1_000, 1_000 + longestGapMs)).toBeNull();
  expect(sleepBetween(1_000, 1_001 + longestGapMs)).toEqual({ from: 1_000, to: 1_001 + longestGapMs });
  expect(sleepBetween(600_000, 0)).toBeNull();
});

test('sleeps that nobody has looked at are one', () => {
  expect(joinSleeps(null, { from: 1, to: 2 })).toEqual({ from: 1, to: 2 });
  expect(joinSleeps({ from: 1, to: 2 }, { from: 5, to: 9 })).toEqual({ from: 1, to: 9 });
});
