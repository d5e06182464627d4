import type { Order } from '@tiffin/domain';
import { AnswerRing } from '@tiffin/ui';

/** How long there is to answer an order; one that waits for no answer has no ring. */
export function TimeToAnswer({ order, now }: { order: Order; now: Date }) {
  const { acceptBy, placedAt, createdAt } = order;
  return acceptBy === null ? null : (
    <AnswerRing startedAt={placedAt ?? createdAt} answerBy={acceptBy} now={now} />
  );
}
