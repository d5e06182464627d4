import { expect, test } from 'vitest';
import { parse } from 'yaml';
import {
  type BrandChoice,
  choiceFrom,
  contrastInWords,
  firstChoice,
  searchOf,
  yamlLines,
} from './brand-choice.ts';

const logo = 'data:image/webp;base64,UklGRg==';
const choices: readonly BrandChoice[] = [
  firstChoice,
  { name: 'Saffron & Smoke', tagline: '', hue: 0, logo },
  { name: 'مطعم "الليل"', tagline: 'yes: no # not a comment', hue: 359, logo: null },
  { name: '- 1e3', tagline: 'back\\slash, tab\t and\nline', hue: 140, logo },
  { name: 'null', tagline: '🍜 + 100% = ?&', hue: 73, logo: null },
];

test('an address keeps every choice', () => {
  for (const choice of choices) expect(choiceFrom(`?${searchOf(choice)}`)).toEqual(choice);
});

test('a wrong or hostile address is as at first', () => {
  for (const search of ['', '?hue=360', '?hue=1.5', '?hue=', '?name=%20', '?logo=https://evil.example/x.png'])
    expect(choiceFrom(search)).toEqual(firstChoice);
});

test('the lines for the file are YAML that says the same', () => {
  for (const { name, tagline, hue, logo } of choices) {
    expect(parse(yamlLines({ name, tagline, hue, logo }))).toEqual({
      name,
      settings: { brandHue: hue, tagline, ...(logo !== null && { logo: 'photos/logo.webp' }) },
    });
  }
});

test('contrast is said in words', () => {
  expect(contrastInWords(73, 'light')).toMatch(
    /^Readable for everyone\. Text has at least \d\.\d to 1, where 4\.5 is asked; edges of controls \d\.\d to 1, where 3 is asked\.$/,
  );
});
