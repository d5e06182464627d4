import type { Order } from '@tiffin/domain';
import { tabStorage } from '../../browser/session-storage.ts';
import type { PromoChoice } from './promo-store.ts';

/** The order whose payment came to nothing in this tab, until a code has been tried or taken off since. */
export const unpaidOrder = tabStorage.entry('unpaidOrderId');

// Of a paid order the code has been used.
const unpaidStatuses: ReadonlySet<Order['status']> = new Set([
  'pending_payment',
  'payment_expired',
  'payment_failed',
]);

/**
 * The code that an unpaid order had and the next one has not, because it went on the way back from the payment page
 * (Spec §4, Checkout); null where none is to be offered again.
 */
export function droppedCode(
  order: Pick<Order, 'status' | 'promoCode'> | undefined,
  { selected, refusal }: PromoChoice,
): string | null {
  if (order === undefined || selected !== null || !unpaidStatuses.has(order.status)) return null;
  return order.promoCode === refusal?.promoCode ? null : order.promoCode;
}
