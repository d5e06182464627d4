import { zeroPence } from '../money/pence.ts';
import type { Cart, CartItem } from './cart.ts';
import { clampQuantity } from './cart-limits.ts';
import { cartSubtotal, lineTotal } from './cart-totals.ts';

/** The cart with one line's quantity set, held within the limits; unchanged when there is no such line. */
export function changeQuantity(cart: Cart, itemId: string, quantity: number): Cart {
  if (!hasItem(cart, itemId)) return cart;
  const allowed = clampQuantity(quantity);
  return withItems(
    cart,
    cart.items.map((item) =>
      item.id === itemId
        ? { ...item, quantity: allowed, totalPrice: lineTotal(item.unitPrice, allowed) }
        : item,
    ),
  );
}

/** The cart with a line more; a line of the same dish and options grows instead. */
export function addItem(cart: Cart, added: CartItem): Cart {
  const same = cart.items.find((item) => isSameDish(item, added));
  if (same !== undefined) return changeQuantity(cart, same.id, same.quantity + added.quantity);
  return withItems(cart, [...cart.items, added]);
}

/** The cart without one line; unchanged when there is no such line. */
export function removeItem(cart: Cart, itemId: string): Cart {
  if (!hasItem(cart, itemId)) return cart;
  return withItems(
    cart,
    cart.items.filter(({ id }) => id !== itemId),
  );
}

/** The cart without any line. */
export function emptyCart(cart: Cart): Cart {
  return { ...cart, items: [], totalAmount: zeroPence };
}

function isSameDish(one: CartItem, other: CartItem): boolean {
  const options = ({ selectedOptions }: CartItem) => JSON.stringify(selectedOptions);
  return one.menuItem.id === other.menuItem.id && options(one) === options(other);
}

function hasItem(cart: Cart, itemId: string): boolean {
  return cart.items.some(({ id }) => id === itemId);
}

function withItems(cart: Cart, items: readonly CartItem[]): Cart {
  return { ...cart, items, totalAmount: cartSubtotal(items) };
}
