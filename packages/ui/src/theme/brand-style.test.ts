import { expect, test } from 'vitest';
import { brandStyle } from './brand-style.ts';

test.each([
  [73, ':root{--tiffin-hue:73}'],
  [0, ':root{--tiffin-hue:0}'],
  [360, ':root{--tiffin-hue:0}'],
  [-20, ':root{--tiffin-hue:340}'],
  [139.6, ':root{--tiffin-hue:140}'],
])('hue %d becomes %s', (hue, css) => {
  expect(brandStyle(hue)).toBe(css);
});

test('a hue that is no number is a broken invariant, never CSS', () => {
  expect(() => brandStyle(Number.NaN)).toThrow('A brand hue must be a number of degrees');
});
