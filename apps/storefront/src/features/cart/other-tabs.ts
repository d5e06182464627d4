import type { QueryClient } from '@tanstack/react-query';
import { lineKey } from '@tiffin/domain';
import { toasts } from '../toasts/toasts.ts';
import { cartQueries } from './cart.queries.ts';
import { cartStrings } from './cart.strings.ts';

let channel: BroadcastChannel | null = null;

// One for the whole page, which does not hear itself; made when a customer first needs it.
function openChannel(): BroadcastChannel | null {
  if (typeof BroadcastChannel !== 'undefined') channel ??= new BroadcastChannel('tiffin-cart');
  return channel;
}

/** Notifies the other tabs that the server's cart has changed. The message says nothing about the customer. */
export function announceCartChange(): void {
  openChannel()?.postMessage('changed');
}

/** Reads the cart again when another tab has changed it, and names the lines that have gone; returns how to stop. */
export function followOtherTabs(queryClient: QueryClient): () => void {
  const heard = openChannel();
  const { queryKey } = cartQueries.current();
  const onMessage = async () => {
    const before = queryClient.getQueryData(queryKey);
    await queryClient.invalidateQueries({ queryKey });
    const after = queryClient.getQueryData(queryKey);
    if (!before || !after) return;
    const left = new Set(after.items.flatMap((item) => [item.id, lineKey(item)]));
    for (const item of before.items) {
      const { id, menuItem } = item;
      // A line that another one has taken up is still in the cart.
      if (!left.has(id) && !left.has(lineKey(item))) toasts.success(cartStrings.goneElsewhere(menuItem.name));
    }
  };
  heard?.addEventListener('message', onMessage);
  return () => heard?.removeEventListener('message', onMessage);
}
