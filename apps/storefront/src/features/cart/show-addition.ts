import type { QueryClient } from '@tanstack/react-query';
import type { CartAddition } from '@tiffin/api';
import { type CartItem, lineTotal, unitPrice } from '@tiffin/domain';
import { knownDish } from '../menu/known-dish.ts';
import { pendingAdditions } from './pending-edits.ts';

/** Shows the dish in the cart while it is on its way; returns how to take it away again. */
export function showAddition(
  queryClient: QueryClient,
  { menuItemId, quantity, selectedOptions }: CartAddition,
): () => void {
  const known = knownDish(queryClient, menuItemId);
  const isPriced = known !== undefined && ('options' in known || selectedOptions.length === 0);
  if (!isPriced) return () => {};
  // What a card shows is enough where nothing was chosen.
  const dish = 'options' in known ? known : { ...known, allergens: null, options: [] };
  const price = unitPrice(dish, selectedOptions);
  const line: CartItem = {
    id: crypto.randomUUID(),
    quantity,
    optionsHash: '',
    unitPrice: price,
    totalPrice: lineTotal(price, quantity),
    isAvailable: true,
    unavailableReason: null,
    menuItem: dish,
    selectedOptions,
    isBeingAdded: true,
  };
  pendingAdditions.setState((lines) => [...lines, line]);
  return () => pendingAdditions.setState((lines) => lines.filter((other) => other !== line));
}
