import type { LifecycleActionName, RefundChoice } from '@tiffin/domain';

/** How many of each configured dish, by the name `lineKey` gives it. */
export type Quantities = Map<string, number>;

/** An order as its customer remembers it. */
export interface RememberedOrder {
  readonly id: string;
  readonly lines: ReadonlyMap<string, number>;
  isPaid: boolean;
}

/** What one customer expects at the end at one restaurant; the audit compares the backend and the provider with it. */
export interface ExpectedState {
  readonly customerId: string;
  readonly restaurantId: string;
  /** What should be left in the cart once every paid order has been placed. */
  readonly cart: Quantities;
  readonly orders: RememberedOrder[];
}

/** What the people of a restaurant remember of one order. */
export interface ExpectedService {
  readonly orderId: string;
  /** Their actions that were taken, oldest first. */
  readonly actions: LifecycleActionName[];
  /** The refunds that they gave for it besides closing it, in pence. */
  readonly refunds: number[];
  /** What was to go back when they declined or cancelled it; null where they did neither. */
  closing: RefundChoice | null;
}

/** The name of a configured dish: the same selection has the same name wherever it is read. */
export function lineKey(
  menuItemId: string,
  selected: readonly { readonly optionId: string; readonly choiceIds: readonly string[] }[],
): string {
  const options = selected
    .filter(({ choiceIds }) => choiceIds.length > 0)
    .map(({ optionId, choiceIds }) => `${optionId}:${[...choiceIds].sort().join(',')}`);
  return [menuItemId, ...options.sort()].join('|');
}

/** Takes what was ordered from what is in the cart, as the backend does when an order is placed. */
export function takeOrdered(cart: Quantities, lines: ReadonlyMap<string, number>): void {
  for (const [key, ordered] of lines) {
    const left = (cart.get(key) ?? 0) - ordered;
    if (left > 0) cart.set(key, left);
    else cart.delete(key);
  }
}
