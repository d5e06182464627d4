import { addPence, smallerPence, subtractPence } from '../money/arithmetic.ts';
import type { Pence } from '../money/pence.ts';
import type { Refund } from './refund.ts';
import { countsAsRefunded } from './refund-state.ts';

/** What goes back of a payment by all its refunds, at most what was paid. */
export function refundedAmount(refunds: readonly Pick<Refund, 'amount' | 'state'>[], paid: Pence): Pence {
  const counted = refunds.filter(({ state }) => countsAsRefunded(state));
  return smallerPence(paid, addPence(...counted.map(({ amount }) => amount)));
}

/** What can still be refunded of a payment. */
export function refundableAmount(refunds: readonly Pick<Refund, 'amount' | 'state'>[], paid: Pence): Pence {
  return subtractPence(paid, refundedAmount(refunds, paid));
}
