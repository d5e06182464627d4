import { createStore } from '@tanstack/store';
import type { Cart, CartItem, PricedLineChange } from '@tiffin/domain';

/** A change to the cart that the customer sees before the server has confirmed it. */
export type CartEdit =
  | { readonly kind: 'quantity'; readonly itemId: string; readonly quantity: number }
  | ({ readonly kind: 'choices'; readonly itemId: string } & PricedLineChange)
  | { readonly kind: 'remove'; readonly itemId: string }
  | { readonly kind: 'clear' };

/**
 * What is shown of the cart until the server has answered. Each change brings how it shows: every page reads
 * the cart, and only a customer who changes it loads the rules of its lines.
 */
interface Pending {
  readonly apply: (cart: Cart) => Cart;
}

/** An edit that is on its way to the server. */
export interface PendingEdit extends Pending {
  readonly edit: CartEdit;
}

/** A line that is on its way to the server's cart. */
export interface PendingAddition extends Pending {
  readonly line: CartItem;
}

/** No edits, as on the server and while React hydrates. */
export const noEdits: readonly PendingEdit[] = [];

/** The pending edits, apart from the machinery that sends them, which only customers with a cart load. */
export const pendingEdits = createStore(noEdits);

/** No additions, as on the server and while React hydrates. */
export const noAdditions: readonly PendingAddition[] = [];

/** The lines that are on their way to the server's cart, in the order in which they were added. */
export const pendingAdditions = createStore(noAdditions);

/** The cart as the customer sees it: the server's with what is pending on top. */
export const withPending = (cart: Cart, pending: readonly Pending[]): Cart =>
  pending.reduce((shown, { apply }) => apply(shown), cart);
