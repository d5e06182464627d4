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
