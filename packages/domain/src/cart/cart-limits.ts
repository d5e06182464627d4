/** How much one cart may hold (record 8). */
export const cartLimits = { minQuantity: 1, maxQuantity: 99, maxLines: 100, maxNoteLength: 500 } as const;

/** What a customer reads when a cart takes no further line. */
export const cartFullMessage = `Your cart is full: it can hold ${cartLimits.maxLines} different dishes.`;

/** How long quantity edits are held after the last change before they are sent, in milliseconds (spec §9). */
export const quantityDebounceMs = 500;

/** The nearest quantity a line may have; what is no number counts as the least. */
export function clampQuantity(quantity: number): number {
  if (Number.isNaN(quantity)) return cartLimits.minQuantity;
  return Math.min(cartLimits.maxQuantity, Math.max(cartLimits.minQuantity, Math.trunc(quantity)));
}
