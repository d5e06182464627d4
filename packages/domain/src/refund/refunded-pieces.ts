import { refundedQuantity } from './line-refund.ts';
import type { Refund } from './refund.ts';

/** How many of a line are paid back or on their way, as the restaurant sees it: what failed does not count. */
export function refundedPieces(refunds: readonly Pick<Refund, 'state' | 'lines'>[], itemId: string): number {
  const lines = refunds.filter(({ state }) => state !== 'failed').flatMap((refund) => refund.lines ?? []);
  return refundedQuantity(lines, itemId);
}
