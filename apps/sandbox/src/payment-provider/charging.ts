import { moveBalance } from './balance.ts';
import { authorise } from './cards.ts';
import type { Ledger } from './ledger.ts';
import { type Charge, type CheckoutSession, newId, type PaymentIntent } from './objects.ts';
import { findSession } from './sessions.ts';

/** How an attempt to pay a session ended. */
export type PaymentResult =
  | { readonly kind: 'paid'; readonly session: CheckoutSession }
  | { readonly kind: 'declined'; readonly session: CheckoutSession; readonly message: string }
  /** Nothing was charged: the session had been paid before, has expired, or was never there. */
  | { readonly kind: 'already_paid'; readonly session: CheckoutSession }
  | { readonly kind: 'expired'; readonly session: CheckoutSession }
  | { readonly kind: 'unknown' };

/**
 * Charges a card for a session. It looks and charges in one turn of the event loop, so that no two attempts, however
 * close, can both find the session open.
 */
export function paySession(ledger: Ledger, sessionId: string, cardNumber: string): PaymentResult {
  const session = findSession(ledger, sessionId);
  if (session === undefined) return { kind: 'unknown' };
  if (session.status === 'complete') return { kind: 'already_paid', session };
  if (session.status === 'expired') return { kind: 'expired', session };
  if (session.amount_total === 0) return complete(ledger, session);

  const intent = intentOf(ledger, session);
  const outcome = authorise(cardNumber);
  const charge: Charge = {
    id: newId('ch'),
    object: 'charge',
    amount: intent.amount,
    amount_refunded: 0,
    balance_transaction: null,
    captured: outcome.kind === 'approved',
    created: ledger.now(),
    currency: intent.currency,
    failure_code: outcome.kind === 'declined' ? outcome.code : null,
    failure_message: outcome.kind === 'declined' ? outcome.message : null,
    livemode: false,
    metadata: intent.metadata,
    paid: outcome.kind === 'approved',
    payment_intent: intent.id,
    payment_method_details: { type: 'card', card: { brand: outcome.brand, last4: outcome.last4 } },
    refunded: false,
    status: outcome.kind === 'approved' ? 'succeeded' : 'failed',
  };
  ledger.charges.set(charge.id, charge);
  intent.latest_charge = charge.id;
  if (outcome.kind === 'declined') {
    intent.last_payment_error = {
      type: 'card_error',
      code: outcome.code,
      ...(outcome.declineCode !== undefined && { decline_code: outcome.declineCode }),
      message: outcome.message,
    };
    ledger.record('charge.failed', charge);
    ledger.record('payment_intent.payment_failed', intent);
    return { kind: 'declined', session, message: outcome.message };
  }
  charge.balance_transaction = moveBalance(ledger, 'charge', charge, charge.amount);
  intent.status = 'succeeded';
  intent.amount_received = intent.amount;
  intent.last_payment_error = null;
  session.payment_status = 'paid';
  ledger.record('charge.succeeded', charge);
  ledger.record('payment_intent.succeeded', intent);
  return complete(ledger, session);
}

function complete(ledger: Ledger, session: CheckoutSession): PaymentResult {
  session.status = 'complete';
  session.url = null;
  ledger.record('checkout.session.completed', session);
  return { kind: 'paid', session };
}

function intentOf(ledger: Ledger, session: CheckoutSession): PaymentIntent {
  const existing = session.payment_intent === null ? undefined : ledger.intents.get(session.payment_intent);
  if (existing !== undefined) return existing;
  const parts = ledger.parts.get(session.id);
  const intent: PaymentIntent = {
    id: newId('pi'),
    object: 'payment_intent',
    amount: session.amount_total,
    amount_received: 0,
    canceled_at: null,
    cancellation_reason: null,
    created: ledger.now(),
    currency: session.currency,
    description: parts?.intentDescription ?? null,
    last_payment_error: null,
    latest_charge: null,
    livemode: false,
    metadata: parts?.intentMetadata ?? {},
    payment_method_types: ['card'],
    receipt_email: session.customer_email,
    status: 'requires_payment_method',
  };
  ledger.intents.set(intent.id, intent);
  session.payment_intent = intent.id;
  ledger.record('payment_intent.created', intent);
  return intent;
}
