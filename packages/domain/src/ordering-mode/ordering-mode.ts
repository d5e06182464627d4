/** The ordering modes, in the order they are offered. */
export const orderingModes = ['delivery', 'collection'] as const;

/** How an order reaches the customer. */
export type OrderingMode = (typeof orderingModes)[number];

/** The mode a customer starts with (spec §4, Ordering mode). */
export const defaultOrderingMode: OrderingMode = 'delivery';

/** What customers call each mode. */
export const orderingModeNames: Readonly<Record<OrderingMode, string>> = {
  delivery: 'Delivery',
  collection: 'Collection',
};

/** Reads a stored or sent mode, "Collect" included (spec §3); anything else is the default, delivery. */
export function parseOrderingMode(text: string | null | undefined): OrderingMode {
  const word = text?.trim().toLowerCase();
  return word === 'collection' || word === 'collect' ? 'collection' : defaultOrderingMode;
}
