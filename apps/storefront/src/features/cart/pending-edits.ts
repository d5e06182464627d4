import { createStore } from '@tanstack/store';
import {
  addItem,
  type Cart,
  type CartItem,
  changeChoices,
  changeQuantity,
  emptyCart,
  type PricedLineChange,
  removeItem,
} from '@tiffin/domain';

/** A change to the cart that the customer sees before the server has confirmed it. */
export type CartEdit =
  | { readonly kind: 'quantity'; readonly itemId: string; readonly quantity: number }
  | ({ readonly kind: 'choices'; readonly itemId: string } & PricedLineChange)
  | { readonly kind: 'remove'; readonly itemId: string }
  | { readonly kind: 'clear' };

/** The cart as the customer sees it: the server's with the pending edits on top. */
export function applyEdits(cart: Cart, edits: readonly CartEdit[]): Cart {
  return edits.reduce((edited, edit) => {
    if (edit.kind === 'quantity') return changeQuantity(edited, edit.itemId, edit.quantity);
    if (edit.kind === 'choices') return changeChoices(edited, edit.itemId, edit);
    return edit.kind === 'remove' ? removeItem(edited, edit.itemId) : emptyCart(edited);
  }, cart);
}

/** No edits, as on the server and while React hydrates. */
export const noEdits: readonly CartEdit[] = [];

/** The pending edits, apart from the machinery that sends them, which only customers with a cart load. */
export const pendingEdits = createStore(noEdits);

/** No additions, as on the server and while React hydrates. */
export const noAdditions: readonly CartItem[] = [];

/** The lines that are on their way to the server's cart, in the order in which they were added. */
export const pendingAdditions = createStore(noAdditions);

/** The cart with the lines that are on their way. */
export const applyAdditions = (cart: Cart, additions: readonly CartItem[]) => additions.reduce(addItem, cart);
