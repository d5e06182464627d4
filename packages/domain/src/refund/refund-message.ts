import { formatPounds } from '../money/pounds.ts';
import type { Refund } from './refund.ts';

/** How long a refund takes until it shows on the customer's account. */
export const refundPatience = 'Banks take 5 to 10 working days.';

/** What the customer reads about a refund; `date` is when it reached its state, as "20 November". */
export function refundMessage({ amount, state }: Pick<Refund, 'amount' | 'state'>, date: string): string {
  const pounds = formatPounds(amount);
  switch (state) {
    case 'requested':
    case 'pending':
      return `${pounds} is on its way back to your card. ${refundPatience}`;
    case 'succeeded':
      return `${pounds} went back to your card on ${date}. ${refundPatience}`;
    case 'failed':
      return `We could not refund ${pounds} yet. The restaurant has been told.`;
  }
}
