import { expect, test } from 'vitest';
import { contrastRatio, controlPairs, hexColour, textPairs } from './contrast.ts';

const hues = Array.from({ length: 360 }, (_, hue) => hue);

for (const scheme of ['light', 'dark'] as const) {
  test.each(textPairs)(`${scheme}: %s reads on %s for every brand hue`, (text, ground) => {
    const failing = hues.filter((hue) => contrastRatio(text, ground, hue, scheme) < 4.5);
    expect(failing).toEqual([]);
  });

  test.each(controlPairs)(`${scheme}: %s stands out from %s for every brand hue`, (edge, ground) => {
    const failing = hues.filter((hue) => contrastRatio(edge, ground, hue, scheme) < 3);
    expect(failing).toEqual([]);
  });
}

test('the arithmetic agrees with known colours', () => {
  expect(hexColour('surface', 73, 'light')).toBe('#ffffff');
  expect(contrastRatio('surface', 'surface', 73, 'light')).toBe(1);
  // As Chromium paints them.
  expect(hexColour('accent', 73, 'light')).toBe('#ffad23');
  expect(hexColour('accent', 140, 'light')).toBe('#386e2b');
  expect(hexColour('ink2', 73, 'light')).toBe('#5a5142');
});
