import type { PriceBreakdown } from '../checkout/price-breakdown.ts';
import { addPence, smallerPence, subtractPence } from '../money/arithmetic.ts';
import { type Pence, zeroPence } from '../money/pence.ts';
import { tipRefundMessage } from '../order-lifecycle/lifecycle-problem.ts';
import {
  lineDiscount,
  lineRefund,
  type RefundableLine,
  type RefundedLine,
  refundedQuantity,
} from './line-refund.ts';
import type { Refund } from './refund.ts';
import { type RefundProblem, refundProblems } from './refund-problem.ts';
import { countsAsRefunded } from './refund-state.ts';
import { refundableAmount } from './refunded-amount.ts';

/** A fee that can go back with lines. */
export type RefundableFee = 'deliveryFee' | 'serviceFee';

/** The fees that go back with a refund. */
export type RefundedFees = Readonly<Record<RefundableFee, Pence>>;

/** What is to go back: all that is left, the tip with it; an amount; or some of the lines with the fees that are ticked. */
export type RefundSelection =
  | { readonly kind: 'full' }
  | { readonly kind: 'amount'; readonly amount: Pence }
  | {
      readonly kind: 'lines';
      readonly lines: readonly Omit<RefundedLine, 'amount'>[];
      readonly fees: readonly RefundableFee[];
    };

/** A paid order as far as refunds go. */
export interface RefundableOrder {
  readonly items: readonly RefundableLine[];
  readonly breakdown: PriceBreakdown;
}

/** What a refund gives back; lines and fees are null where it is not made of them. */
export interface RefundParts {
  readonly amount: Pence;
  readonly lines: readonly RefundedLine[] | null;
  readonly fees: RefundedFees | null;
}

/** A refund of the same order, made before. */
export type EarlierRefund = RefundParts & Pick<Refund, 'state'>;

/** What a selection gives back, or why it cannot. */
export type RefundPlan =
  | { readonly kind: 'refund'; readonly parts: RefundParts }
  | { readonly kind: 'refused'; readonly problem: RefundProblem };

/** Works out what goes back for a selection, never more than is left of what was paid, and of the tip all or nothing. */
export function planRefund(
  order: RefundableOrder,
  selection: RefundSelection,
  earlier: readonly EarlierRefund[],
): RefundPlan {
  const left = refundableAmount(earlier, order.breakdown.totalAmount);
  if (selection.kind === 'lines') {
    const tooMany = selection.lines.find((line) => isTooMany(order.items, line, selection.lines, earlier));
    if (tooMany !== undefined) return refused(lineProblem(order.items, tooMany, earlier));
  }
  const parts = partsOf(order, selection, earlier, left);
  if (parts.amount <= 0)
    return refused(left === 0 ? refundProblems.exceeds(left) : refundProblems.ofNothing());
  if (parts.amount > left) return refused(refundProblems.exceeds(left));
  const tip = tipRefundMessage(parts.amount, left, order.breakdown.tipAmount);
  return tip === null ? { kind: 'refund', parts } : refused(refundProblems.touchesTip(tip));
}

function refused(problem: RefundProblem): RefundPlan {
  return { kind: 'refused', problem };
}

function partsOf(
  order: RefundableOrder,
  selection: RefundSelection,
  earlier: readonly EarlierRefund[],
  left: Pence,
): RefundParts {
  if (selection.kind === 'full') return { amount: left, lines: null, fees: null };
  if (selection.kind === 'amount') return { amount: selection.amount, lines: null, fees: null };
  const { items, breakdown } = order;
  const before = linesOf(earlier);
  const lines: RefundedLine[] = [];
  for (const line of selection.lines) {
    lines.push({ ...line, amount: lineRefund(items, breakdown.discount, line, before.concat(lines)) });
  }
  const due = feesPaid(order);
  const fee = (name: RefundableFee) =>
    selection.fees.includes(name) ? subtractPence(due[name], feeGoneBack(earlier, name)) : zeroPence;
  const fees = { deliveryFee: fee('deliveryFee'), serviceFee: fee('serviceFee') };
  const amount = addPence(...lines.map((line) => line.amount), fees.deliveryFee, fees.serviceFee);
  return { amount, lines, fees };
}

/** What was paid for the fees: what the lines cannot carry of a discount was taken off the delivery fee. */
function feesPaid({ items, breakdown }: RefundableOrder): RefundedFees {
  const rest = subtractPence(breakdown.discount, lineDiscount(items, breakdown.discount));
  return {
    deliveryFee: subtractPence(breakdown.shippingCost, smallerPence(rest, breakdown.shippingCost)),
    serviceFee: breakdown.applicationFeeAmount,
  };
}

function feeGoneBack(earlier: readonly EarlierRefund[], name: RefundableFee): Pence {
  return addPence(...counted(earlier).map(({ fees }) => fees?.[name] ?? zeroPence));
}

function counted(earlier: readonly EarlierRefund[]): readonly EarlierRefund[] {
  return earlier.filter(({ state }) => countsAsRefunded(state));
}

function linesOf(earlier: readonly EarlierRefund[]): readonly RefundedLine[] {
  return counted(earlier).flatMap(({ lines }) => lines ?? []);
}

type WantedLine = Omit<RefundedLine, 'amount'>;

function isTooMany(
  items: readonly RefundableLine[],
  { itemId, quantity }: WantedLine,
  wanted: readonly WantedLine[],
  earlier: readonly EarlierRefund[],
): boolean {
  const isPossible = Number.isSafeInteger(quantity) && quantity >= 1;
  const item = items.find(({ id }) => id === itemId);
  const together = wanted
    .filter((line) => line.itemId === itemId)
    .reduce((sum, line) => sum + line.quantity, refundedQuantity(linesOf(earlier), itemId));
  return !isPossible || item === undefined || together > item.quantity;
}

function lineProblem(
  items: readonly RefundableLine[],
  { itemId }: WantedLine,
  earlier: readonly EarlierRefund[],
): RefundProblem {
  const item = items.find(({ id }) => id === itemId);
  return item === undefined
    ? refundProblems.unknownLine()
    : refundProblems.tooMany(item.name, item.quantity - refundedQuantity(linesOf(earlier), itemId));
}
