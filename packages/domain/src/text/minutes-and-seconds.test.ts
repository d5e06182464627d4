import { expect, test } from 'vitest';
import { formatMinutesAndSeconds } from './minutes-and-seconds.ts';

test.each([
  [0, '0:00'],
  [72, '1:12'],
  [605, '10:05'],
])('%i seconds are %s', (seconds, written) => {
  expect(formatMinutesAndSeconds(seconds)).toBe(written);
});
