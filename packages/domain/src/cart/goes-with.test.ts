import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { MenuItemSummary } from '../menu/menu-summary.ts';
import { goingWith } from './goes-with.ts';

type Dish = Pick<MenuItemSummary, 'id' | 'isAvailable' | 'saleNote' | 'modes'>;

const dish = (id: string, more: Partial<Dish> = {}): Dish => ({ id, isAvailable: true, ...more });
const line = (id: string, ...goesWith: string[]) => ({
  menuItem: { id, ...(goesWith.length > 0 && { goesWith }) },
});
const menu = ['naan', 'pilau', 'raita', 'dal', 'kulfi', 'chai'].map((id) => dish(id));
const idsOf = (dishes: readonly Dish[]) => dishes.map(({ id }) => id);

test('what was named first for each dish comes before what was named second, three at most', () => {
  const items = [line('tikka', 'naan', 'raita'), line('curry', 'pilau', 'naan', 'kulfi'), line('cola')];
  expect(idsOf(goingWith(items, menu, 'delivery'))).toEqual(['naan', 'pilau', 'raita']);
  expect(goingWith([line('cola')], menu, 'delivery')).toEqual([]);
  expect(goingWith([], menu, 'delivery')).toEqual([]);
});

test('never one that is in the cart, however it is configured', () => {
  const items = [line('tikka', 'naan', 'raita', 'dal'), line('naan'), line('dal')];
  expect(idsOf(goingWith(items, menu, 'delivery'))).toEqual(['raita']);
});

test.each<[string, Partial<Dish> | null]>([
  ['sold out', { isAvailable: false }],
  ['not sold now', { saleNote: { isSold: false, text: 'Tomorrow from 12:00' } }],
  ['not sold in this mode', { modes: ['collection'] }],
  ['not on the menu', null],
])('never one that is %s', (_, more) => {
  const others = menu.filter(({ id }) => id !== 'naan');
  const now = more === null ? others : [...others, dish('naan', more)];
  expect(idsOf(goingWith([line('tikka', 'naan', 'raita')], now, 'delivery'))).toEqual(['raita']);
});

test('one that is sold now, and in this mode alone', () => {
  const kulfi = dish('kulfi', { saleNote: { isSold: true, text: 'Until 22:00' }, modes: ['collection'] });
  expect(goingWith([line('tikka', 'kulfi')], [kulfi], 'collection')).toEqual([kulfi]);
});

test('of any cart and menu: at most three, each once, named by a dish of the cart, orderable, and none of the cart', () => {
  const id = fc.constantFrom('a', 'b', 'c', 'd', 'e', 'f');
  const items = fc.array(
    fc.record({ id, goesWith: fc.uniqueArray(id, { maxLength: 3 }) }).map((menuItem) => ({ menuItem })),
    { maxLength: 6 },
  );
  const dishes = fc.uniqueArray(
    fc.record({
      id,
      isAvailable: fc.boolean(),
      modes: fc.constantFrom<Dish['modes'][]>(['delivery'], ['collection'], ['delivery', 'collection']),
      isSold: fc.boolean(),
    }),
    { selector: (one) => one.id },
  );
  fc.assert(
    fc.property(items, dishes, (cart, drawn) => {
      const all = drawn.map(({ isSold, modes = [], ...rest }) => ({
        ...rest,
        modes,
        saleNote: { isSold, text: '' },
      }));
      const proposed = goingWith(cart, all, 'delivery');
      const isFit = (one: (typeof all)[number]) =>
        one.isAvailable && one.saleNote.isSold && one.modes.includes('delivery');
      const wanted = new Set(
        cart
          .flatMap(({ menuItem }) => menuItem.goesWith)
          .filter((each) => cart.every(({ menuItem }) => menuItem.id !== each))
          .filter((each) => all.some((one) => one.id === each && isFit(one))),
      );
      expect(proposed).toHaveLength(Math.min(3, wanted.size));
      expect(new Set(proposed).size).toBe(proposed.length);
      for (const one of proposed) expect(wanted).toContain(one.id);
    }),
  );
});
