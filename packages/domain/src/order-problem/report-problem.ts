import { orderProblemLimits } from './order-problem.ts';

/** Why something wrong with an order cannot be reported, in words for the customer. */
export interface ReportRefusal {
  readonly code: 'conflict' | 'too_late' | 'too_many';
  readonly message: string;
}

/** An order as far as reports go. */
export interface ReportableOrder {
  /** ISO 8601; null where it was not placed. */
  readonly placedAt: string | null;
  readonly problems?: readonly unknown[];
}

const dayMs = 86_400_000;

/** Returns why nothing can be reported for an order now; null where it can. */
export function whyNotReported(
  { placedAt, problems = [] }: ReportableOrder,
  now: Date,
): ReportRefusal | null {
  if (placedAt === null) return refusals.notPlaced;
  if (problems.length >= orderProblemLimits.mostOfOrder) return refusals.tooMany;
  const age = now.getTime() - Date.parse(placedAt);
  return age > orderProblemLimits.reportDays * dayMs ? refusals.tooLate : null;
}

const refusals = {
  notPlaced: {
    code: 'conflict',
    message: 'This order was not placed, so nothing can be reported for it.',
  },
  tooLate: {
    code: 'too_late',
    message: `This order is more than ${orderProblemLimits.reportDays} days old. Please ring the restaurant.`,
  },
  tooMany: {
    code: 'too_many',
    message: `You have reported ${orderProblemLimits.mostOfOrder} problems with this order. Please ring the restaurant.`,
  },
} as const satisfies Record<string, ReportRefusal>;
