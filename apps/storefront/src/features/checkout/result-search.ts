/** How the payment page was left. */
export type CheckoutStatus = 'success' | 'failure';

/** The part of home's address that opens a result dialog (Spec §2); anything but the two values is ignored. */
export function readResultSearch(search: Record<string, unknown>): { checkoutStatus?: CheckoutStatus } {
  const { checkoutStatus } = search;
  return checkoutStatus === 'success' || checkoutStatus === 'failure' ? { checkoutStatus } : {};
}
