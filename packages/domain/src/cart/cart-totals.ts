import { addPence, multiplyPence } from '../money/arithmetic.ts';
import type { Pence } from '../money/pence.ts';
import type { CartItem, CartMenuItem } from './cart.ts';

/** The price of a line: one unit times the quantity. */
export function lineTotal(unitPrice: Pence, quantity: number): Pence {
  return multiplyPence(unitPrice, quantity);
}

/** The sum of all lines, before discount and fees. */
export function cartSubtotal(items: readonly Pick<CartItem, 'totalPrice'>[]): Pence {
  return addPence(...items.map(({ totalPrice }) => totalPrice));
}

/** How many of a dish a cart holds, however configured. */
export function piecesOfDish(
  items: readonly (Pick<CartItem, 'quantity'> & { readonly menuItem: Pick<CartMenuItem, 'id'> })[],
  dishId: string,
): number {
  return items.reduce((sum, { quantity, menuItem }) => (menuItem.id === dishId ? sum + quantity : sum), 0);
}
