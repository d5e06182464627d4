import type { QueryClient } from '@tanstack/react-query';
import { ApiError, statusOf } from '@tiffin/api';
import { type CartAddition, toastMessages } from '@tiffin/domain';
import { revalidateSession } from '../session/session.queries.ts';
import { toasts } from '../toasts/toasts.ts';
import type { Addition } from './addition.ts';
import { addToCart } from './cart.functions.ts';
import { cartStrings } from './cart.strings.ts';
import { getCartEdits } from './get-cart-edits.ts';
import type { KeptAddition } from './kept-addition.ts';
import { showAddition } from './show-addition.ts';

/** Puts a dish into the server's cart, and shows it there meanwhile; false when that has shown that the customer is signed out. */
export async function sendAddition(queryClient: QueryClient, addition: Addition): Promise<boolean> {
  const { dish, quantity, selectedOptions } = addition;
  const hide = showAddition(addition);
  try {
    return await writeToCart(queryClient, { menuItemId: dish.id, quantity, selectedOptions }, dish.name);
  } finally {
    hide();
  }
}

/** Puts the dish that waited for the sign-in into the server's cart. */
export async function sendKeptAddition(
  queryClient: QueryClient,
  { menuItemId, quantity, selectedOptions, name }: KeptAddition,
): Promise<void> {
  await writeToCart(queryClient, { menuItemId, quantity, selectedOptions }, name);
}

async function writeToCart(queryClient: QueryClient, data: CartAddition, name: string): Promise<boolean> {
  const write = () => getCartEdits(queryClient).run(() => addToCart({ data }));
  try {
    await write();
  } catch (error) {
    if (isNotSold(error)) {
      toasts.failure(error.message);
      return true;
    }
    if (statusOf(error) !== 401) throw error;
    if (await revalidateSession(queryClient)) return false;
    // Only the access token was worthless, and has been renewed.
    await write();
  }
  toasts.resolve(toastMessages.cartAddFailed);
  sayWhereCartIsHidden(name);
  return true;
}

// The page did not know yet that the dish's time is over, or how many are in the cart.
function isNotSold(error: unknown): error is ApiError {
  return error instanceof ApiError && (error.code === 'item_not_now' || error.code === 'item_over_limit');
}

/** Says that a dish is in the cart on the pages of categories, which show none (Spec §2, Cart visibility). */
function sayWhereCartIsHidden(name: string): void {
  if (!window.location.pathname.startsWith('/category/')) return;
  toasts.success(cartStrings.added(name), { label: cartStrings.viewCart, to: '/' });
}
