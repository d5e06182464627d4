import { type Cart, changeQuantity, emptyCart, removeItem } from '@tiffin/domain';

/** A change to the cart that the customer sees before the server has confirmed it. */
export type CartEdit =
  | { readonly kind: 'quantity'; readonly itemId: string; readonly quantity: number }
  | { readonly kind: 'remove'; readonly itemId: string }
  | { readonly kind: 'clear' };

/** The cart as the customer sees it: the server's with the pending edits on top. */
export function applyEdits(cart: Cart, edits: readonly CartEdit[]): Cart {
  return edits.reduce((edited, edit) => {
    if (edit.kind === 'quantity') return changeQuantity(edited, edit.itemId, edit.quantity);
    return edit.kind === 'remove' ? removeItem(edited, edit.itemId) : emptyCart(edited);
  }, cart);
}

let pending: readonly CartEdit[] = [];
const listeners = new Set<() => void>();

/** The pending edits, apart from the machinery that sends them, which only customers with a cart load. */
export const pendingEdits = {
  read: () => pending,
  publish(edits: readonly CartEdit[]) {
    pending = edits;
    for (const listener of listeners) listener();
  },
  subscribe(listener: () => void) {
    listeners.add(listener);
    return () => {
      listeners.delete(listener);
    };
  },
} as const;
