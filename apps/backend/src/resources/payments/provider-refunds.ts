import type { RefundState } from '@tiffin/domain';
import type Stripe from 'stripe';

/** A payment to give back, wholly or in part. */
export interface RefundRequest {
  /** Our refund: the idempotency key, and found again in the metadata of the provider's refund. */
  readonly refundId: string;
  readonly paymentIntentId: string;
  /** In the currency's minor unit. */
  readonly amount: number;
  /** How often the provider has kept a failure of its own under a key of this refund. */
  readonly storedFailures: number;
}

/** A refund as the provider knows it. */
export interface ProviderRefund {
  readonly id: string;
  /** Our refund that it was made for; null for one that was made in the provider's dashboard. */
  readonly refundId: string | null;
  readonly paymentIntentId: string | null;
  /** In the currency's minor unit. */
  readonly amount: number;
  readonly state: Exclude<RefundState, 'requested'>;
  readonly failure: string | null;
}

/**
 * What came of a refund: `unanswered` may or may not have been made and is safe to repeat, `stored_failure` is a failure
 * of the provider's own that it repeats for this idempotency key for a day, `refused` is final.
 */
export type RefundAnswer =
  | { readonly kind: 'refund'; readonly refund: ProviderRefund }
  | { readonly kind: 'unanswered' }
  | { readonly kind: 'stored_failure' }
  | { readonly kind: 'refused'; readonly reason: string };

/** Which refunds are listed: all of one payment, or all that were made since an instant. */
export type RefundScope = { readonly paymentIntentId: string } | { readonly since: Date };

/** The refunds that the provider knows, or that it did not answer. */
export type RefundList =
  | { readonly kind: 'refunds'; readonly refunds: readonly ProviderRefund[] }
  | { readonly kind: 'unanswered' };

/** What an event says about money that goes back: one refund, or how much of a payment is refunded by now. */
export type RefundUpdate =
  | { readonly kind: 'refund'; readonly paymentIntentId: string; readonly refund: ProviderRefund }
  | { readonly kind: 'payment'; readonly paymentIntentId: string; readonly refundedAmount: number };

/** The idempotency key of a refund. With the amount: a refund that was lowered is another request (record 40). */
export function refundKey({ refundId, amount, storedFailures }: RefundRequest): string {
  const key = `${refundId}-${amount}`;
  return storedFailures === 0 ? key : `${key}-${storedFailures}`;
}

/** The parameters of a refund at the provider. */
export function refundParameters(request: RefundRequest): Stripe.RefundCreateParams {
  const { refundId, paymentIntentId, amount } = request;
  return { payment_intent: paymentIntentId, amount, metadata: { refundId } };
}

/** The parameters that list the refunds of a scope. */
export function refundListParameters(scope: RefundScope): Stripe.RefundListParams {
  return 'since' in scope
    ? { created: { gte: Math.floor(scope.since.getTime() / 1000) }, limit: 100 }
    : { payment_intent: scope.paymentIntentId, limit: 100 };
}

/** Reads a refund of the provider. */
export function readProviderRefund(refund: Stripe.Refund): ProviderRefund {
  const state = refundState(refund.status);
  return {
    id: refund.id,
    refundId: refund.metadata?.refundId ?? null,
    paymentIntentId: idOf(refund.payment_intent),
    amount: refund.amount,
    state,
    failure: state === 'failed' ? (refund.failure_reason ?? `The refund is ${refund.status}.`) : null,
  };
}

/** Reads what an event says about refunds; null when it is about something else. */
export function readRefundUpdate({ type, data }: Stripe.Event): RefundUpdate | null {
  if (!('object' in data.object)) return null;
  if (data.object.object === 'refund') {
    const refund = readProviderRefund(data.object);
    if (refund.paymentIntentId === null) return null;
    return { kind: 'refund', paymentIntentId: refund.paymentIntentId, refund };
  }
  if (type !== 'charge.refunded' || data.object.object !== 'charge') return null;
  // Charges do not carry their refunds.
  const { payment_intent, amount_refunded } = data.object;
  const paymentIntentId = idOf(payment_intent);
  return paymentIntentId === null
    ? null
    : { kind: 'payment', paymentIntentId, refundedAmount: amount_refunded };
}

function refundState(status: string | null): ProviderRefund['state'] {
  if (status === 'succeeded') return 'succeeded';
  return status === 'failed' || status === 'canceled' ? 'failed' : 'pending';
}

function idOf(reference: string | { readonly id: string } | null | undefined): string | null {
  return typeof reference === 'string' ? reference : (reference?.id ?? null);
}
