import type { CounterOrder } from '@tiffin/domain';
import type { ApiErrorData } from '../../errors.ts';
import { unlessMalformed } from '../../mapping/unless-malformed.ts';
import { readCounterOrder } from './counter-order.ts';

const orderRefusalCodes = [
  'order_changed',
  'action_not_allowed',
  'promise_out_of_range',
  'refund_changed',
  'refund_exceeds',
  'refund_not_allowed',
  'conflict',
  'too_many',
] as const;

/** Why an action, a refund or an answer was refused: another one came first, or the order does not allow it. */
export interface OrderRefusal {
  readonly code: (typeof orderRefusalCodes)[number];
  /** Fit to show: "Accepted by Maria at 18:32 for 19:05." */
  readonly message: string;
  /** The order as it is now; null where the answer does not hold it. */
  readonly order: CounterOrder | null;
}

/** What an error says of the order that was acted on; null where it is about something else. */
export function orderRefusal({
  code,
  message,
  details,
}: Pick<ApiErrorData, 'code' | 'message' | 'details'>): OrderRefusal | null {
  const known = orderRefusalCodes.find((own) => own === code);
  return known === undefined ? null : { code: known, message, order: orderOf(details) };
}

function orderOf(details: ApiErrorData['details']): CounterOrder | null {
  const order = details?.counterOrder;
  return order === undefined ? null : unlessMalformed(() => readCounterOrder(order));
}
