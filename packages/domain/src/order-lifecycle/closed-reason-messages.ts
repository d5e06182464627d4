import type { ClosedReason } from './lifecycle-order.ts';

/** What a customer reads about why an order was declined or cancelled: what it lacked by name, where staff named it. */
export function closedReasonMessage({
  closedReason,
  outOf,
}: {
  readonly closedReason: ClosedReason | null;
  /** As `outOfWords` says it. */
  readonly outOf?: string;
}): string {
  return outOf === undefined
    ? closedReasonMessages[closedReason ?? 'other']
    : `The restaurant has run out of ${outOf}.`;
}

/** What customers read about why their order was declined or cancelled, on its page and in mails. */
export const closedReasonMessages: Readonly<Record<ClosedReason, string>> = {
  unanswered: 'The restaurant did not answer in time. Nothing was cooked.',
  closed: 'Your payment came after the restaurant had closed. Nothing was cooked.',
  customer: 'You cancelled this order. Nothing was cooked.',
  too_busy: 'The restaurant is too busy to take your order.',
  out_of_stock: 'The restaurant has run out of something that you ordered.',
  closing_early: 'The restaurant is closing early.',
  cannot_deliver: 'The restaurant cannot deliver to your address.',
  customer_request: 'The restaurant cancelled this order because you asked for it.',
  no_show: 'Nobody was there to take this order.',
  id_refused: 'The ID that this order needs was not shown.',
  other: 'The restaurant could not take your order.',
};
