import { type CounterOrder, formatPounds, type Pence, subtractPence } from '@tiffin/domain';
import { problemsStrings as strings } from './problems.strings.ts';

/** What is offered as the answer once money has gone back: the sum that did, which the server knows. Null where none did. */
export function paidBackAnswer({ order }: CounterOrder, refundedBefore: Pence): string | null {
  const amount = subtractPence(order.refundedAmount, refundedBefore);
  return amount > 0 ? strings.paidBack(formatPounds(amount)) : null;
}
