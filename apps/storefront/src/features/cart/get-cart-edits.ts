import type { QueryClient } from '@tanstack/react-query';
import { statusOf } from '@tiffin/api';
import { type Cart, cartMessages } from '@tiffin/domain';
import { revalidateSession } from '../session/session.queries.ts';
import { tokenStore } from '../session/token-store.ts';
import { toasts } from '../toasts/toasts.ts';
import { clearCart, removeCartItem, updateCartItem } from './cart.functions.ts';
import { cartQueries } from './cart.queries.ts';
import { cartStrings } from './cart.strings.ts';
import { type CartEdits, createCartEdits } from './cart-edits.ts';
import { announceCartChange } from './other-tabs.ts';
import { type CartEdit, noAdditions, pendingAdditions, pendingEdits } from './pending-edits.ts';
import { retryPromo } from './try-promo.ts';

const failureTexts: Readonly<Record<CartEdit['kind'], string>> = {
  quantity: cartMessages.cartUpdateFailed,
  choices: cartStrings.changeFailed,
  remove: cartMessages.cartRemoveFailed,
  clear: cartMessages.cartClearFailed,
};

function send(edit: CartEdit): Promise<Cart> {
  if (edit.kind === 'clear') return clearCart();
  const { itemId } = edit;
  if (edit.kind === 'remove') return removeCartItem({ data: { itemId } });
  if (edit.kind === 'choices') {
    const { quantity, selectedOptions } = edit;
    return updateCartItem({ data: { itemId, quantity, selectedOptions } });
  }
  return updateCartItem({ data: { itemId, quantity: edit.quantity } });
}

const known = new WeakMap<QueryClient, CartEdits>();

/** The cart edits of this page, which outlive its components. */
export function getCartEdits(queryClient: QueryClient): CartEdits {
  const existing = known.get(queryClient);
  if (existing !== undefined) return existing;
  const { queryKey } = cartQueries.current();
  const edits = createCartEdits({
    queryClient,
    send,
    pending: pendingEdits,
    onConfirmed(cart, edit) {
      // A read under way may have begun before the edit; its answer would show the cart as it was.
      void queryClient.cancelQueries({ queryKey });
      queryClient.setQueryData(queryKey, cart);
      announceCartChange();
      void retryPromo(queryClient, { subtotal: cart.totalAmount });
      if (edit !== null) toasts.resolve(failureTexts[edit.kind]);
      if (edit?.kind === 'clear') toasts.success(cartMessages.cartCleared);
    },
    async onFailed(edit, error) {
      // The end of the session has a message of its own.
      if (statusOf(error) === 401 && (await revalidateSession(queryClient))) return;
      toasts.failure(failureTexts[edit.kind]);
      void queryClient.invalidateQueries({ queryKey });
    },
  });
  tokenStore.onSessionEnd(() => {
    edits.reset();
    pendingAdditions.setState(() => noAdditions);
  });
  known.set(queryClient, edits);
  return edits;
}
