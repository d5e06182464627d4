import { addPence, smallerPence, subtractPence } from '../money/arithmetic.ts';
import { type Pence, pence, zeroPence } from '../money/pence.ts';
import { splitPence } from '../money/split-pence.ts';

/** A line of an order as far as refunds go. */
export interface RefundableLine {
  readonly id: string;
  readonly name: string;
  readonly quantity: number;
  readonly totalPrice: Pence;
}

/** How many of a line go back, and for how much. */
export interface RefundedLine {
  readonly itemId: string;
  readonly quantity: number;
  readonly amount: Pence;
}

/** The part of a discount that the lines carry: all of it, but never more than they cost. */
export function lineDiscount(lines: readonly RefundableLine[], discount: Pence): Pence {
  return smallerPence(discount, addPence(...lines.map(({ totalPrice }) => totalPrice)));
}

/**
 * What a number of one line gives back, after what went back of it before. A line carries its share of the discount by
 * largest remainder, and a line's pieces add up to the line to the penny.
 */
export function lineRefund(
  lines: readonly RefundableLine[],
  discount: Pence,
  { itemId, quantity }: Omit<RefundedLine, 'amount'>,
  earlier: readonly RefundedLine[],
): Pence {
  const shares = splitPence(
    lineDiscount(lines, discount),
    lines.map(({ totalPrice }) => totalPrice),
  );
  const index = lines.findIndex(({ id }) => id === itemId);
  const [line, share] = [lines[index], shares[index]];
  if (line === undefined || share === undefined) throw new Error(`The order has no line ${itemId}`);
  const before = earlier.filter((refunded) => refunded.itemId === itemId);
  const goneBack = addPence(...before.map(({ amount }) => amount));
  const pieces = refundedQuantity(earlier, itemId) + quantity;
  if (pieces > line.quantity) throw new Error(`The line ${itemId} has no ${pieces} pieces`);
  // Counted from the line's start, so that no penny is lost or made between its pieces.
  const cost = BigInt(subtractPence(line.totalPrice, share));
  const due = pence(Number((cost * BigInt(pieces)) / BigInt(line.quantity)));
  // A refund that failed in between may leave more gone back than these pieces cost.
  return due > goneBack ? subtractPence(due, goneBack) : zeroPence;
}

/** How many of a line went back already. */
export function refundedQuantity(
  earlier: readonly Pick<RefundedLine, 'itemId' | 'quantity'>[],
  itemId: string,
): number {
  return earlier
    .filter((refunded) => refunded.itemId === itemId)
    .reduce((sum, { quantity }) => sum + quantity, 0);
}
