import type { QueryClient } from '@tanstack/react-query';
import { type CartAddition, statusOf, unwrapResult } from '@tiffin/api';
import { type Cart, toastMessages } from '@tiffin/domain';
import { knownDish } from '../menu/known-dish.ts';
import { revalidateSession } from '../session/session.queries.ts';
import { toasts } from '../toasts/toasts.ts';
import { addToCart } from './cart.functions.ts';
import { cartStrings } from './cart.strings.ts';
import { getCartEdits } from './get-cart-edits.ts';
import { showAddition } from './show-addition.ts';
import { writableOptions } from './writable-options.ts';

/** Puts a dish into the server's cart, and shows it there meanwhile; false when that has shown that the customer is signed out. */
export async function sendAddition(queryClient: QueryClient, addition: CartAddition): Promise<boolean> {
  const hide = showAddition(queryClient, addition);
  try {
    await writeToCart(queryClient, addition);
  } catch (error) {
    if (statusOf(error) !== 401) throw error;
    if (await revalidateSession(queryClient)) return false;
    // Only the access token was worthless, and has been renewed.
    await writeToCart(queryClient, addition);
  } finally {
    hide();
  }
  toasts.resolve(toastMessages.cartAddFailed);
  sayWhereCartIsHidden(queryClient, addition);
  return true;
}

function writeToCart(
  queryClient: QueryClient,
  { menuItemId, quantity, selectedOptions }: CartAddition,
): Promise<Cart> {
  const data = { menuItemId, quantity, selectedOptions: writableOptions(selectedOptions) };
  return getCartEdits(queryClient).run(async () => unwrapResult(await addToCart({ data })));
}

/** Says that a dish is in the cart on the pages of categories, which show none (Spec §2, Cart visibility). */
function sayWhereCartIsHidden(queryClient: QueryClient, { menuItemId }: CartAddition): void {
  if (!window.location.pathname.startsWith('/category/')) return;
  const name = knownDish(queryClient, menuItemId)?.name;
  if (name === undefined) return;
  toasts.success(cartStrings.added(name), { label: cartStrings.viewCart, to: '/' });
}
