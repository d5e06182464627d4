import fc from 'fast-check';
import { expect, test } from 'vitest';
import { choiceText, configurationRows, configurationTexts } from './configuration-rows.ts';

const line = (choiceName: string, depth: 0 | 1 = 0, count = 1) => ({ choiceName, depth, count });

const karahi = [
  line('Medium'),
  line('To share'),
  line('Garlic naan', 1, 2),
  line('Roti', 1),
  line('Vegetables'),
  line('Mint raita', 0, 2),
];

test('what was chosen for a choice stands in a row under it, and the others follow one another', () => {
  const rows = configurationRows(karahi).map(({ depth, lines }) => [
    depth,
    ...lines.map(({ choiceName }) => choiceName),
  ]);
  expect(rows).toEqual([
    [0, 'Medium'],
    [0, 'To share'],
    [1, 'Garlic naan', 'Roti'],
    [0, 'Vegetables', 'Mint raita'],
  ]);
});

test('in one line of text it stands in brackets', () => {
  expect(configurationTexts(karahi, choiceText)).toEqual([
    'Medium',
    'To share (2 × Garlic naan, Roti)',
    'Vegetables',
    '2 × Mint raita',
  ]);
  expect(configurationTexts([], choiceText)).toEqual([]);
});

test('every line is in one row, in the same order, and none is in a row of another depth', () => {
  const lines = fc.array(fc.constantFrom<0 | 1>(0, 1).map((depth) => line('Naan', depth)));
  fc.assert(
    fc.property(lines, (each) => {
      const rows = configurationRows(each);
      expect(rows.flatMap((row) => row.lines)).toEqual(each);
      for (const row of rows) expect(row.lines.every(({ depth }) => depth === row.depth)).toBe(true);
      // What only says what it is is as short as before there were such choices.
      expect(configurationRows(each.filter(({ depth }) => depth === 0)).length).toBeLessThanOrEqual(1);
    }),
  );
});
