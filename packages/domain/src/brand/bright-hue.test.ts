import { expect, test } from 'vitest';
import { isBrightHue } from './bright-hue.ts';

test.each([
  ['yellow', 85, true],
  ['the first bright one', 60, true],
  ['orange', 59, false],
  ['the last bright one', 110, true],
  ['green', 111, false],
  ['red', 0, false],
  ['violet', 300, false],
])('%s, %i degrees', (_, hue, isBright) => {
  expect(isBrightHue(hue)).toBe(isBright);
});
