import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { CounterCategory, CounterChoice, CounterDish } from './counter-menu.ts';
import { namesakes } from './namesakes.ts';

const on = { isAvailable: true, soldOut: null };
const off = { isAvailable: false, soldOut: { until: null } };
const dish = (
  id: string,
  name: string,
  choices: readonly CounterChoice[] = [],
  state: typeof on | typeof off = on,
): CounterDish => ({
  id,
  name,
  ...state,
  options: choices.length === 0 ? [] : [{ id: `${id}-sides`, name: 'Side', choices }],
});
const menuOf = (items: readonly CounterDish[]): readonly CounterCategory[] => [
  { id: 'all', name: 'All', items },
];
const pilau = (id: string, state: typeof on | typeof off = on) => ({ id, name: 'Saffron pilau', ...state });

const menu = menuOf([
  dish('d1', 'Saffron pilau'),
  dish('d2', 'Smoked chicken tikka', [pilau('c1'), { id: 'c9', name: 'Masala fries', ...on }]),
  dish('d3', 'Lamb chops', [pilau('c2')]),
  dish('d4', 'Pilau salad'),
]);

test('“pilau” is the dish, and the side of two dishes; what stands in one place only is taken off there', () => {
  const targets = [
    { kind: 'dish', id: 'd1' },
    { kind: 'choice', id: 'c1' },
    { kind: 'choice', id: 'c2' },
  ];
  const everywhere = { name: 'Saffron pilau', targets, dishes: 1, sides: 2, isOff: false };
  expect(namesakes(menu, 'PILÁU')).toEqual([everywhere]);
  expect(namesakes(menu, 'fries')).toEqual([]);
  expect(namesakes(menu, ' ')).toEqual([]);
});

test('a choice that dishes share is one to take off, and the side of each of them', () => {
  const shared = menuOf([dish('d1', 'Lamb', [pilau('c1')]), dish('d2', 'Tikka', [pilau('c1')])]);
  expect(namesakes(shared, 'pilau')).toMatchObject([
    { targets: [{ kind: 'choice', id: 'c1' }], dishes: 0, sides: 2 },
  ]);
});

test('it is off when all of it is', () => {
  const some = menuOf([dish('d1', 'Saffron pilau', [], off), dish('d2', 'Tikka', [pilau('c1')])]);
  const all = menuOf([dish('d1', 'Saffron pilau', [], off), dish('d2', 'Tikka', [pilau('c1', off)])]);
  expect([namesakes(some, 'pilau')[0]?.isOff, namesakes(all, 'pilau')[0]?.isOff]).toEqual([false, true]);
});

test('whatever the menu, a name takes everything of that name with it and nothing else', () => {
  const names = fc.constantFrom('Pilau', 'pilau', 'Naan', 'Fries', 'Raita');
  const choices = fc.array(names, { maxLength: 4 });
  fc.assert(
    fc.property(fc.array(fc.tuple(names, choices), { maxLength: 8 }), names, (dishes, wanted) => {
      const items = dishes.map(([name, sides], index) =>
        dish(
          `d${index}`,
          name,
          sides.map((side, at) => ({ id: `c${index}-${at}`, name: side, ...on })),
        ),
      );
      const called = (name: string) => name.toLowerCase() === wanted.toLowerCase();
      const expected = items.flatMap((one) => [
        ...(called(one.name) ? [one.id] : []),
        ...one.options.flatMap((option) =>
          option.choices.filter(({ name }) => called(name)).map(({ id }) => id),
        ),
      ]);
      const [found] = namesakes(menuOf(items), wanted);
      const places = (found?.dishes ?? 0) + (found?.sides ?? 0);
      if (found !== undefined)
        expect(found.targets.map(({ id }) => id).toSorted()).toEqual(expected.toSorted());
      else expect(expected.length <= 1 || places === 0).toBe(true);
    }),
  );
});
