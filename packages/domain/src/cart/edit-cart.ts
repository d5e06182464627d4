import { configurationKey } from '../menu/configuration-key.ts';
import { zeroPence } from '../money/pence.ts';
import type { Cart, CartItem, PricedLineChange } from './cart.ts';
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

/**
 * The cart with other choices for one line, which keeps its id and its place: another line that has the same ones goes,
 * and its quantity is added. Unchanged when there is no such line.
 */
export function changeChoices(
  cart: Cart,
  itemId: string,
  { quantity, selectedOptions, unitPrice }: PricedLineChange,
): Cart {
  const line = cart.items.find(({ id }) => id === itemId);
  if (line === undefined) return cart;
  const changed = { ...line, selectedOptions, isAvailable: true, unavailableReason: null };
  const same = cart.items.find((other) => other.id !== itemId && lineKey(other) === lineKey(changed));
  const together = clampQuantity(clampQuantity(quantity) + (same?.quantity ?? 0));
  const merged = { ...changed, quantity: together, unitPrice, totalPrice: lineTotal(unitPrice, together) };
  return withItems(
    cart,
    cart.items.flatMap((item) => (item === same ? [] : item === line ? merged : item)),
  );
}

/** The cart with a line more; a line of the same dish and options grows instead. */
export function addItem(cart: Cart, added: CartItem): Cart {
  const same = cart.items.find((item) => lineKey(item) === lineKey(added));
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

/** A text that is the same for lines of the same dish with the same choices. */
export function lineKey({ menuItem, selectedOptions }: CartItem): string {
  return configurationKey(menuItem.id, selectedOptions);
}

function hasItem(cart: Cart, itemId: string): boolean {
  return cart.items.some(({ id }) => id === itemId);
}

function withItems(cart: Cart, items: readonly CartItem[]): Cart {
  return { ...cart, items, totalAmount: cartSubtotal(items) };
}
