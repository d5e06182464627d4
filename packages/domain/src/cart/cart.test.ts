import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { pence } from '../money/pence.ts';
import { cartItem } from '../testing/arbitraries.ts';
import type { Cart } from './cart.ts';
import { clampQuantity } from './cart-limits.ts';
import { cartSubtotal, lineTotal } from './cart-totals.ts';
import { addItem, changeChoices, changeQuantity, emptyCart, removeItem } from './edit-cart.ts';

const cart: fc.Arbitrary<Cart> = fc
  .uniqueArray(cartItem, { selector: ({ id }) => id, maxLength: 8 })
  .map((items) => ({
    id: 'cart',
    restaurantId: 'r',
    items,
    totalAmount: cartSubtotal(items),
    updatedAt: '',
  }));

test.each([
  [0, 1],
  [-3, 1],
  [1, 1],
  [2.9, 2],
  [99, 99],
  [100, 99],
  [Number.POSITIVE_INFINITY, 99],
  [Number.NaN, 1],
])('a quantity of %d becomes %i', (quantity, allowed) => {
  expect(clampQuantity(quantity)).toBe(allowed);
});

describe('totals', () => {
  test('a line is its unit price times its quantity', () => {
    expect(lineTotal(pence(1095), 3)).toBe(3285);
  });

  test('lines sum to the subtotal', () => {
    expect(cartSubtotal([])).toBe(0);
    fc.assert(
      fc.property(fc.array(cartItem), (items) => {
        const expected = items.reduce((sum, { unitPrice, quantity }) => sum + unitPrice * quantity, 0);
        expect(cartSubtotal(items)).toBe(expected);
      }),
    );
  });
});

describe('edits', () => {
  type Edit = {
    readonly kind: 'quantity' | 'remove' | 'empty';
    readonly line: number;
    readonly quantity: number;
  };
  const edit: fc.Arbitrary<Edit> = fc.record({
    kind: fc.constantFrom('quantity', 'quantity', 'remove', 'empty'),
    line: fc.nat(9),
    quantity: fc.integer({ min: -5, max: 150 }),
  });

  const apply = (before: Cart, { kind, line, quantity }: Edit): Cart => {
    const itemId = before.items[line]?.id ?? 'no such line';
    if (kind === 'empty') return emptyCart(before);
    return kind === 'remove' ? removeItem(before, itemId) : changeQuantity(before, itemId, quantity);
  };

  test('any sequence keeps totals right, quantities within limits and the cart before as it was', () => {
    fc.assert(
      fc.property(cart, fc.array(edit), (start, edits) => {
        const before: unknown = JSON.parse(JSON.stringify(start));
        const end = edits.reduce(apply, start);
        expect(start).toEqual(before);
        expect(end.totalAmount).toBe(cartSubtotal(end.items));
        for (const item of end.items) {
          expect(item.totalPrice).toBe(item.unitPrice * item.quantity);
          expect(item.quantity).toBeGreaterThanOrEqual(1);
          expect(item.quantity).toBeLessThanOrEqual(99);
        }
      }),
    );
  });

  test('touch one line only, and nothing when there is no such line', () => {
    fc.assert(
      fc.property(cart, fc.nat(9), (start, line) => {
        const item = start.items[line];
        if (item === undefined) {
          expect(changeQuantity(start, 'no such line', 3)).toBe(start);
          expect(removeItem(start, 'no such line')).toBe(start);
          return;
        }
        const others = start.items.filter(({ id }) => id !== item.id);
        expect(removeItem(start, item.id).items).toEqual(others);
        const changed = changeQuantity(start, item.id, 7);
        expect(changed.items.filter(({ id }) => id !== item.id)).toEqual(others);
        expect(changed.items[line]).toEqual({ ...item, quantity: 7, totalPrice: item.unitPrice * 7 });
        expect(changeQuantity(changed, item.id, item.quantity)).toEqual(start);
      }),
    );
  });

  test('emptying leaves nothing', () => {
    fc.assert(
      fc.property(cart, (start) => {
        expect(emptyCart(start)).toEqual({ ...start, items: [], totalAmount: 0 });
      }),
    );
  });
});

describe('adding a dish', () => {
  const quantity = fc.integer({ min: 1, max: 99 });

  test('that is there with the same options raises its quantity, up to the limit', () => {
    const filled = cart.filter(({ items }) => items.length > 0);
    fc.assert(
      fc.property(filled, fc.nat(7), quantity, (before, line, more) => {
        const there = before.items[line % before.items.length];
        if (there === undefined) throw new Error('The cart has no such line.');
        const after = addItem(before, { ...there, id: 'new', quantity: more });
        expect(after).toEqual(changeQuantity(before, there.id, there.quantity + more));
      }),
    );
  });

  test('that is not there is a new line, and so is another choice of its options', () => {
    fc.assert(
      fc.property(cartItem, quantity, (item, more) => {
        const added = { ...item, id: 'new', quantity: more, totalPrice: lineTotal(item.unitPrice, more) };
        const otherDish = { ...item, id: 'dish', menuItem: { ...item.menuItem, id: 'another dish' } };
        const other = [...item.selectedOptions, { optionId: 'another', choiceIds: ['choice'] }];
        const otherChoice = { ...item, id: 'choice', selectedOptions: other };
        const items = [otherDish, otherChoice];
        const before = {
          id: 'cart',
          restaurantId: 'r',
          items,
          totalAmount: cartSubtotal(items),
          updatedAt: '',
        };
        expect(addItem(before, added).items).toEqual([...items, added]);
        expect(addItem(before, added).totalAmount).toBe(cartSubtotal([...items, added]));
      }),
    );
  });
});

describe('other choices for a line', () => {
  const option = (optionId: string, ...choiceIds: string[]) => ({ optionId, choiceIds });
  const priced = (choiceId: string, price: number) => ({
    id: choiceId,
    name: choiceId,
    price: pence(price),
    isAvailable: true,
    allergens: null,
  });
  const menuItem = {
    id: 'curry',
    name: 'Curry',
    photoUrl: null,
    price: pence(950),
    allergens: null,
    options: [
      {
        id: 'rice',
        name: 'Rice',
        minChoices: 1,
        maxChoices: 1,
        choices: [priced('plain', 0), priced('pilau', 75)],
      },
      {
        id: 'extras',
        name: 'Extras',
        minChoices: 0,
        maxChoices: 2,
        choices: [priced('naan', 300), priced('raita', 150)],
      },
    ],
  };
  const line = (lineId: string, quantity: number, ...selectedOptions: ReturnType<typeof option>[]) => ({
    id: lineId,
    quantity,
    optionsHash: '',
    unitPrice: pence(950),
    totalPrice: lineTotal(pence(950), quantity),
    isAvailable: true,
    unavailableReason: null,
    menuItem,
    selectedOptions,
  });
  const cartOf = (...items: ReturnType<typeof line>[]): Cart => ({
    id: 'cart',
    restaurantId: 'r',
    items,
    totalAmount: cartSubtotal(items),
    updatedAt: '',
  });
  const before = cartOf(
    line('a', 2, option('rice', 'plain')),
    line('b', 3, option('rice', 'plain'), option('extras', 'naan', 'raita')),
    line('c', 1, option('rice', 'plain'), option('extras', 'naan')),
  );
  const both = [option('extras', 'raita', 'naan'), option('rice', 'plain')];

  test('change its price, and it keeps its place', () => {
    const after = changeChoices(before, 'a', {
      quantity: 4,
      selectedOptions: [option('rice', 'pilau')],
      unitPrice: pence(1025),
    });
    expect(after.items.map(({ id }) => id)).toEqual(['a', 'b', 'c']);
    expect(after.items[0]).toMatchObject({ quantity: 4, unitPrice: 1025, totalPrice: 4100 });
    expect(after.totalAmount).toBe(cartSubtotal(after.items));
  });

  test.each([
    ['c', 1, ['a', 'c'], 4],
    ['a', 2, ['a', 'c'], 5],
    ['c', 98, ['a', 'c'], 99],
  ])('that another line has too: %s grows by it and keeps its place', (itemId, quantity, ids, together) => {
    const after = changeChoices(before, itemId, {
      quantity,
      selectedOptions: both,
      unitPrice: pence(1400),
    });
    expect(after.items.map(({ id }) => id)).toEqual(ids);
    expect(after.items.find(({ id }) => id === itemId)).toMatchObject({
      quantity: together,
      unitPrice: 1400,
    });
    expect(after.totalAmount).toBe(cartSubtotal(after.items));
  });

  test('that are on sale make a line available again; an unknown line changes nothing', () => {
    const gone = cartOf({ ...line('a', 1, option('rice', 'plain')), isAvailable: false });
    const after = changeChoices(gone, 'a', {
      quantity: 1,
      selectedOptions: [option('rice', 'pilau')],
      unitPrice: pence(1025),
    });
    expect(after.items[0]).toMatchObject({ isAvailable: true, unavailableReason: null });
    expect(changeChoices(before, 'x', { quantity: 1, selectedOptions: both, unitPrice: pence(1) })).toBe(
      before,
    );
  });
});
