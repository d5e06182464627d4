import fc from 'fast-check';
import { expect, test } from 'vitest';
import { pence } from '../money/pence.ts';
import type { MenuItem } from './menu.ts';
import { selectionProblems } from './selection-problems.ts';
import { applySoldOut, soldOutAt } from './sold-out.ts';

const now = new Date('2026-03-04T12:00:00Z');
const ids = ['curry', 'plain', 'pilau', 'naan', 'raita'] as const;
const id = fc.constantFrom(...ids);
const choice = (name: string, isAvailable: boolean) => ({
  id: name,
  name,
  price: pence(0),
  isAvailable,
  allergens: null,
});
const dish = fc.tuple(fc.boolean(), fc.boolean(), fc.boolean()).map(
  ([curry, plain, naan]): Pick<MenuItem, 'id' | 'name' | 'isAvailable' | 'options'> => ({
    id: 'curry',
    name: 'Curry',
    isAvailable: curry,
    options: [
      {
        id: 'rice',
        name: 'Rice',
        minChoices: 0,
        maxChoices: 2,
        choices: [choice('plain', plain), choice('pilau', true)],
      },
      {
        id: 'extras',
        name: 'Extras',
        minChoices: 0,
        maxChoices: 2,
        choices: [choice('naan', naan), choice('raita', true)],
      },
    ],
  }),
);

test('something is sold out until its end, and without one for good', () => {
  const end = '2026-03-04T13:00:00.000Z';
  const marks = [
    { id: 'naan', until: null },
    { id: 'curry', until: end },
  ];
  const at = (instant: string) => [...soldOutAt(marks, new Date(instant))];
  expect(at('2026-03-04T12:59:59.999Z')).toEqual(['naan', 'curry']);
  expect(at(end)).toEqual(['naan']);
});

test('what is sold out is not available, and nothing else changes', () => {
  fc.assert(
    fc.property(dish, fc.array(id), (before, soldOut) => {
      const after = applySoldOut(
        before,
        soldOutAt(
          soldOut.map((one) => ({ id: one, until: null })),
          now,
        ),
      );
      const available = (item: typeof before) => [
        ...(item.isAvailable ? [item.id] : []),
        ...item.options.flatMap(({ choices }) =>
          choices.filter((one) => one.isAvailable).map((one) => one.id),
        ),
      ];
      expect(available(after)).toEqual(
        available(before).filter((one) => !soldOut.some((gone) => gone === one)),
      );
      // All else is as it was.
      const blank = (item: typeof before) => JSON.stringify(item).replaceAll(/"isAvailable":\w+/g, '');
      expect(blank(after)).toBe(blank(before));
    }),
  );
});

test('a sold-out choice refuses those who choose it, not the others', () => {
  fc.assert(
    fc.property(dish, fc.subarray([...ids]), id, (item, soldOut, chosen) => {
      fc.pre(item.isAvailable && !soldOut.includes('curry') && chosen !== 'curry');
      const option = item.options.find(({ choices }) => choices.some((one) => one.id === chosen));
      const selected = [{ optionId: option?.id ?? '', choiceIds: [chosen] }];
      const problems = selectionProblems(
        applySoldOut(
          item,
          soldOutAt(
            soldOut.map((one) => ({ id: one, until: null })),
            now,
          ),
        ),
        selected,
      );
      const wasRefused = selectionProblems(item, selected).length > 0;
      expect(problems.length > 0).toBe(wasRefused || soldOut.includes(chosen));
    }),
  );
});
