import { contrastRatio } from '@tiffin/ui/brand-colours';
import { expect, test } from 'vitest';
import { mailColourRoles, mailColours, mailTextPairs } from './mail-colours.ts';

const hues = Array.from({ length: 360 }, (_, hue) => hue);

for (const scheme of ['light', 'dark'] as const) {
  const roles = mailColourRoles[scheme];

  test.each(mailTextPairs)(`${scheme}: %s reads on %s for every brand hue`, (text, ground) => {
    expect(hues.filter((hue) => contrastRatio(roles[text], roles[ground], hue, scheme) < 4.5)).toEqual([]);
  });

  test(`${scheme}: every colour is one that all clients know`, () => {
    for (const colour of hues.flatMap((hue) => Object.values(mailColours(hue, scheme))))
      expect(colour).toMatch(/^#[\da-f]{6}$/);
  });
}

test('the colours are the theme’s', () => {
  expect(mailColours(73, 'light').card).toBe('#ffffff');
  expect(mailColours(73, 'light').accent).toBe('#ffad23');
  expect(mailColours(140, 'light').accent).toBe('#386e2b');
});
