/** How the payment page was left. */
export type CheckoutStatus = 'success' | 'failure';

/**
 * Reads the search parameter of the home page that opens a result dialog (Spec §2); anything but the two values is
 * undefined. It is named all the same, as by every reader of search parameters: the router keeps the raw value of what a
 * reader leaves out.
 */
export function readResultParam({ checkoutStatus }: Record<string, unknown>): {
  checkoutStatus?: CheckoutStatus | undefined;
} {
  const isKnown = checkoutStatus === 'success' || checkoutStatus === 'failure';
  return { checkoutStatus: isKnown ? checkoutStatus : undefined };
}
