import type Stripe from 'stripe';

/** A failed call, as the provider's SDK throws it. */
export type StripeError = InstanceType<typeof Stripe.errors.StripeError>;

/** A question to the provider without an answer, after which nothing is changed; it is asked again later. */
export class ProviderUnanswered extends Error {
  override name = 'ProviderUnanswered';
}

/** What a failed request of a refund means for the refund. */
export function refundFailure(error: StripeError): 'refused' | 'stored_failure' | 'unanswered' {
  if (!isFinal(error)) return 'unanswered';
  // A failure of its own says nothing about the refund: only another key brings another answer.
  return (error.statusCode ?? 0) >= 500 ? 'stored_failure' : 'refused';
}

/** Whether the provider would fail in the same way at each repeat. */
export function isFinal(error: StripeError): boolean {
  // The provider keeps its answer under the idempotency key, a 500 too: repeating it would bring the same again.
  if (error.headers?.['idempotent-replayed'] === 'true') return true;
  if (error.headers?.['stripe-should-retry'] === 'false') return true;
  const status = error.statusCode;
  if (status === undefined || status >= 500) return false;
  // 409: the first call with this key is still running; 429: too many calls; 401 and 403: our key is wrong.
  return ![401, 403, 409, 429].includes(status);
}
