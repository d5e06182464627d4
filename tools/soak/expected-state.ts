import type { LifecycleActionName, RefundChoice } from '@tiffin/domain';

/** How many of each configured dish, by its `lineKey`. */
export type Quantities = Map<string, number>;

/** An order as its customer remembers it. */
export interface RememberedOrder {
  readonly id: string;
  readonly lines: ReadonlyMap<string, number>;
  isPaid: boolean;
}

/** What one customer expects of one restaurant at the end; the audit compares the backend and the provider with it. */
export interface ExpectedState {
  readonly customerId: string;
  readonly restaurantId: string;
  /** What should be left in the cart once every paid order has been placed. */
  readonly cart: Quantities;
  readonly orders: RememberedOrder[];
}

/** What the staff of a restaurant remember of one order. */
export interface ExpectedService {
  readonly orderId: string;
  /** Their successful actions, oldest first. */
  readonly actions: LifecycleActionName[];
  /** Their refunds, except the one for closing it, in pence. */
  readonly refunds: number[];
  /** The refund that they chose when they declined or cancelled it; null when they did neither. */
  closing: RefundChoice | null;
}

/** The key of a configured dish: the same dish with the same selection has the same key everywhere. */
export function lineKey(
  menuItemId: string,
  selected: readonly { readonly optionId: string; readonly choiceIds: readonly string[] }[],
): string {
  const options = selected
    .filter(({ choiceIds }) => choiceIds.length > 0)
    .map(({ optionId, choiceIds }) => `${optionId}:${[...choiceIds].sort().join(',')}`);
  return [menuItemId, ...options.sort()].join('|');
}

/** Removes ordered dishes from a cart, as the backend does when an order is placed. */
export function removeOrdered(cart: Quantities, lines: ReadonlyMap<string, number>): void {
  for (const [key, ordered] of lines) {
    const left = (cart.get(key) ?? 0) - ordered;
    if (left > 0) cart.set(key, left);
    else cart.delete(key);
  }
}
