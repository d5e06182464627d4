import { type Cart, cartSubtotal, lineTotal, pence } from '@tiffin/domain';
import { expect, test } from 'vitest';
import { cartAnnouncement } from './cart-announcement.ts';

function cartOf(quantities: Readonly<Record<string, number>>): Cart {
  const unitPrice = pence(450);
  const items = Object.entries(quantities).map(([name, quantity]) => ({
    id: name,
    quantity,
    optionsHash: name,
    unitPrice,
    totalPrice: lineTotal(unitPrice, quantity),
    isAvailable: true,
    unavailableReason: null,
    menuItem: { id: name, name, photoUrl: null, price: unitPrice, allergens: null, options: [] },
    selectedOptions: [],
  }));
  return { id: 'cart', restaurantId: 'r', items, totalAmount: cartSubtotal(items), updatedAt: '' };
}

test.each([
  [{}, { Naan: 1 }, 'Naan added to your cart, quantity 1. Subtotal £4.50.'],
  [{ Naan: 1 }, { Naan: 3 }, 'Naan: 3 in your cart. Subtotal £13.50.'],
  [{ Naan: 1, Dal: 1 }, { Dal: 1 }, 'Naan removed from your cart. Subtotal £4.50.'],
  [{ Naan: 1, Dal: 1 }, {}, 'Your cart is empty.'],
  [{ Naan: 2 }, { Naan: 2 }, null],
])('%j then %j: %s', (before, after, message) => {
  expect(cartAnnouncement(cartOf(before), cartOf(after))).toBe(message);
});

test('a line with other choices is named with them; one that it has taken up is not read out as removed', () => {
  const options = [
    {
      id: 'heat',
      name: 'Heat',
      minChoices: 0,
      maxChoices: 1,
      choices: [{ id: 'hot', name: 'Hot', price: pence(0), isAvailable: true, allergens: null }],
    },
  ];
  const lines = cartOf({ Dal: 1, Naan: 2 }).items.map((item) => ({
    ...item,
    menuItem: { ...item.menuItem, id: 'dal', name: 'Dal', options },
  }));
  const [plain, other] = lines;
  if (plain === undefined || other === undefined) throw new Error('The cart lacks a line.');
  const hot = { ...other, selectedOptions: [{ optionId: 'heat', choiceIds: ['hot'] }] };
  const cart = (...items: Cart['items']) => ({ ...cartOf({}), items, totalAmount: cartSubtotal(items) });
  expect(cartAnnouncement(cart(plain), cart({ ...plain, selectedOptions: hot.selectedOptions }))).toBe(
    'Dal changed: Hot, 1 in your cart. Subtotal £4.50.',
  );
  expect(cartAnnouncement(cart(plain, hot), cart({ ...hot, selectedOptions: [], quantity: 3 }))).toBe(
    'Dal changed: no extras, 3 in your cart. Subtotal £9.00.',
  );
});
