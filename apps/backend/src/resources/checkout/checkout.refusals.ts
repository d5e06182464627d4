import { formatPounds } from '@tiffin/domain';
import { notFound, type Problem, problem, unauthorized } from '../../contract/problem.ts';
import { blockerToWire, breakdownToWire } from './checkout.wire.ts';
import type { CheckoutRefusal } from './checkout-refused.ts';

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

/** What a refused checkout answers. */
export function checkoutProblem(refusal: CheckoutRefusal): Problem {
  switch (refusal.kind) {
    case 'missing':
      return notFound(refusal.what);
    case 'customer_gone':
      return unauthorized();
    case 'wrong_fields': {
      const [first] = refusal.problems;
      const message = first?.message ?? 'The order is not valid.';
      return problem(400, 'invalid_request', message, { fields: [...refusal.problems] });
    }
    case 'blocked':
      return blocked(refusal);
    case 'total_changed': {
      const total = formatPounds(refusal.breakdown.totalAmount);
      const message = `The total has changed to ${total}. Please check it and confirm again.`;
      return problem(409, 'total_changed', message, { breakdown: breakdownToWire(refusal) });
    }
    case 'another_checkout':
      return conflict(checkoutRefusals.anotherCheckout);
  }
}

/** Says every blocker; the message is the first one's, or the promo code's own when it is the only one. */
function blocked({
  blockers,
  promoProblem,
}: Extract<CheckoutRefusal, { readonly kind: 'blocked' }>): Problem {
  const [first, ...others] = blockers;
  const code =
    first.code === 'promo_invalid' && others.length === 0 && promoProblem !== null
      ? promoProblem.code
      : 'checkout_blocked';
  return problem(400, code, first.message, { blockers: blockers.map(blockerToWire) });
}
