import { addItem, type CartItem, configure, lineTotal } from '@tiffin/domain';
import type { Addition } from './addition.ts';
import { type PendingAddition, pendingAdditions } from './pending-edits.ts';

/** Shows the dish in the cart while it is on its way; returns how to take it away again. */
export function showAddition({ dish, quantity, selectedOptions }: Addition): () => void {
  // A card adds without choices, and shows all that a line without any shows.
  const menuItem = 'options' in dish ? dish : { ...dish, allergens: null, options: [] };
  const price = configure(menuItem, selectedOptions).unitPrice;
  const line: CartItem = {
    id: crypto.randomUUID(),
    quantity,
    optionsHash: '',
    unitPrice: price,
    totalPrice: lineTotal(price, quantity),
    isAvailable: true,
    unavailableReason: null,
    menuItem,
    selectedOptions,
    isBeingAdded: true,
  };
  const addition: PendingAddition = { line, apply: (cart) => addItem(cart, line) };
  pendingAdditions.setState((additions) => [...additions, addition]);
  return () => pendingAdditions.setState((additions) => additions.filter((other) => other !== addition));
}
