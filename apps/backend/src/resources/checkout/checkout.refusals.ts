import { formatPounds } from '@tiffin/domain';
import { type Problem, ProblemError, problem } from '../../contract/problem.ts';
import { breakdownToWire } from './checkout.wire.ts';
import type { Quote } from './quote.ts';
import { checkReturnUrls } from './return-url.ts';

/** The messages of checkout besides those of the domain. */
export const checkoutRefusals = {
  paymentUnavailable:
    'Payment is not available at the moment. Your cart is kept: please try again in a moment.',
  anotherCheckout: 'Your cart is being checked out in another window. Please check it and try again.',
  paidMeanwhile: 'An order from this cart has just been paid. Please check your cart before you order again.',
} as const;

/** 409: the cart is not free for this checkout. */
export function conflict(message: string): Problem {
  return problem(409, 'conflict', message);
}

/** Refuses a promo code that does not hold, with its own message. */
export function refusePromoProblem(quote: Quote): void {
  if (quote.promoProblem === null) return;
  throw new ProblemError(problem(400, quote.promoProblem.code, quote.promoProblem.message));
}

/** Refuses with every blocker; the message is the first one's, or the promo code's own when it is the only one. */
export function refuseBlocked(quote: Quote): void {
  const { blockers } = breakdownToWire(quote);
  const [first, ...others] = blockers;
  if (first === undefined) return;
  const code =
    first.code === 'promo_invalid' && others.length === 0 && quote.promoProblem !== null
      ? quote.promoProblem.code
      : 'checkout_blocked';
  throw new ProblemError(problem(400, code, first.message, { blockers }));
}

/** Refuses when the total is not the one that the customer saw. */
export function refuseChangedTotal(quote: Quote, expectedTotalAmount: number | undefined): void {
  const { totalAmount } = quote.breakdown;
  if (expectedTotalAmount === undefined || expectedTotalAmount === totalAmount) return;
  const message = `The total has changed to ${formatPounds(totalAmount)}. Please check it and confirm again.`;
  throw new ProblemError(problem(409, 'total_changed', message, { breakdown: breakdownToWire(quote) }));
}

/** Refuses return addresses that are not the restaurant's; gives back the good ones in their normal form. */
export function refuseForeignUrls(
  body: { readonly successUrl: string; readonly failUrl: string },
  hostnames: readonly string[],
): { readonly successUrl: string; readonly failUrl: string } {
  const urls = checkReturnUrls(body, hostnames);
  if (urls.ok) return { successUrl: urls.successUrl, failUrl: urls.failUrl };
  const [first] = urls.problems;
  const message = first?.message ?? 'The return address is not valid.';
  throw new ProblemError(problem(400, 'invalid_request', message, { fields: [...urls.problems] }));
}
