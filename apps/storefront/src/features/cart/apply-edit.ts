import { type Cart, changeChoices, changeQuantity, emptyCart, removeItem } from '@tiffin/domain';
import type { CartEdit } from './pending-edits.ts';

/** The cart after an edit. */
export function applyEdit(cart: Cart, edit: CartEdit): Cart {
  if (edit.kind === 'quantity') return changeQuantity(cart, edit.itemId, edit.quantity);
  if (edit.kind === 'choices') return changeChoices(cart, edit.itemId, edit);
  return edit.kind === 'remove' ? removeItem(cart, edit.itemId) : emptyCart(cart);
}
