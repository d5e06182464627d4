import { type CartItem, configure, lineTotal } from '@tiffin/domain';
import type { Addition } from './addition.ts';
import { pendingAdditions } from './pending-edits.ts';

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
  pendingAdditions.setState((lines) => [...lines, line]);
  return () => pendingAdditions.setState((lines) => lines.filter((other) => other !== line));
}
