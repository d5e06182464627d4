import { formatPounds } from '../money/pounds.ts';
import type { Refund } from './refund.ts';

/** How long a refund takes until it shows on the customer's account. */
export const refundTimeSentence = 'Banks take 5 to 10 working days.';

/** What the customer reads about money that came for an order and did not pay for it. */
export const unusedPaymentMessage = 'This payment was not used for your order.';

/**
 * What the customer reads about a refund; `date` is when it reached its state, as "20 November". `isOtherPayment` for
 * money that came for the order and did not pay for it.
 */
export function refundMessage(
  { amount, state }: Pick<Refund, 'amount' | 'state'>,
  date: string,
  isOtherPayment = false,
): string {
  const pounds = formatPounds(amount) + (isOtherPayment ? ' of another payment' : '');
  switch (state) {
    case 'requested':
    case 'pending':
      return `${pounds} is on its way back to your card. ${refundTimeSentence}`;
    case 'succeeded':
      return `${pounds} went back to your card on ${date}. ${refundTimeSentence}`;
    case 'failed':
      return `We could not refund ${pounds} yet. The restaurant has been told.`;
  }
}
