import type { AppContext } from '../../context.ts';
import type { RefundRow } from '../../db/schema.ts';

/** Makes a failed refund known to operators: the customer still waits for the money. */
export function reportFailedRefund(
  { log, metrics }: Pick<AppContext, 'log' | 'metrics'>,
  { id, orderId, amount, failure, providerRefundId }: RefundRow,
): void {
  metrics.refundFailed();
  const facts = { refundId: id, orderId, amount, failure, providerRefundId };
  log.error(facts, 'a refund failed; refund the customer again or in another way');
}
