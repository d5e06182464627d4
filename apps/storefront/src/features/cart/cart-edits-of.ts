import type { QueryClient } from '@tanstack/react-query';
import { type Cart, toastMessages } from '@tiffin/domain';
import { unwrapped } from '../../server/call-result.ts';
import { notices } from '../notices/notices.ts';
import { tokenStore } from '../session/token-store.ts';
import { clearCart, removeCartItem, updateCartItem } from './cart.functions.ts';
import { cartQueries } from './cart.queries.ts';
import { type CartEdits, createCartEdits } from './cart-edits.ts';
import { type CartEdit, pendingEdits } from './pending-edits.ts';

const failureTexts: Readonly<Record<CartEdit['kind'], string>> = {
  quantity: toastMessages.cartUpdateFailed,
  remove: toastMessages.cartRemoveFailed,
  clear: toastMessages.cartClearFailed,
};

async function send(edit: CartEdit): Promise<Cart> {
  if (edit.kind === 'clear') return unwrapped(await clearCart());
  const { itemId } = edit;
  if (edit.kind === 'remove') return unwrapped(await removeCartItem({ data: { itemId } }));
  return unwrapped(await updateCartItem({ data: { itemId, quantity: edit.quantity } }));
}

const known = new WeakMap<QueryClient, CartEdits>();

/** The cart edits of this page, which outlive its components. */
export function cartEditsOf(queryClient: QueryClient): CartEdits {
  const existing = known.get(queryClient);
  if (existing !== undefined) return existing;
  const { queryKey } = cartQueries.current();
  const edits = createCartEdits({
    send,
    onConfirmed(cart, edit) {
      // A read under way may have begun before the edit; its answer would show the cart as it was.
      void queryClient.cancelQueries({ queryKey });
      queryClient.setQueryData(queryKey, cart);
      if (edit?.kind === 'clear') notices.success(toastMessages.cartCleared);
    },
    onFailed(edit) {
      notices.failure(failureTexts[edit.kind]);
      void queryClient.invalidateQueries({ queryKey });
    },
  });
  tokenStore.onEnded(edits.reset);
  edits.subscribe(() => pendingEdits.publish(edits.pending()));
  known.set(queryClient, edits);
  return edits;
}
