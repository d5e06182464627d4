/** How the payment page was left. */
export type CheckoutStatus = 'success' | 'failure';

/** The part of home's address that opens a result dialog (Spec §2). */
export interface ResultSearch {
  readonly checkoutStatus?: CheckoutStatus | undefined;
}

/**
 * Reads it; anything but the two values is ignored. It must then be named as undefined, as in every reader of
 * addresses: the router keeps the raw value of whatever a reader leaves out.
 */
export function readResultSearch({ checkoutStatus }: Record<string, unknown>): ResultSearch {
  const isKnown = checkoutStatus === 'success' || checkoutStatus === 'failure';
  return { checkoutStatus: isKnown ? checkoutStatus : undefined };
}
