import type { UnpaidReason } from '@tiffin/domain';
import type Stripe from 'stripe';

/** The one currency that is charged, as the provider writes it. */
export const paymentCurrency = 'gbp';

/** What a hosted payment page is asked to charge; made from the stored order alone, so that a repeat says the same. */
export interface PaymentSessionRequest {
  readonly orderId: string;
  readonly orderNumber: string;
  /** Pence. */
  readonly amount: number;
  /** Whose page it is: stands large on the payment page. */
  readonly restaurantName: string;
  readonly customerEmail: string;
  readonly successUrl: string;
  readonly failUrl: string;
  readonly expiresAt: Date;
}

/**
 * Where a payment session stands; `processing` means completed while the money is still on its way, `failed` that it
 * did not come in the end.
 */
export type PaymentSessionState = 'open' | 'paid' | 'processing' | 'failed' | 'expired';

/** A hosted payment page at the provider. */
export interface PaymentSession {
  readonly id: string;
  readonly state: PaymentSessionState;
  /** Only open sessions have one. */
  readonly url: string | null;
  /** The order that we opened it for; never what a payer may have written into it. */
  readonly orderId: string | null;
  /** In the currency's minor unit. */
  readonly amount: number | null;
  readonly currency: string | null;
  readonly paymentIntentId: string | null;
  readonly expiresAt: Date;
  /** Why it is not paid; null when it is paid, when money is on its way, or when the session came without its payment. */
  readonly unpaidReason: UnpaidReason | null;
  /** When it was paid, by the provider's clock; null when not paid or not known. */
  readonly paidAt: Date | null;
}

/** How a payment ended; `sessionId` is null for an order that never got a session. */
export type PaymentUpdate =
  | { readonly outcome: 'paid'; readonly session: PaymentSession }
  | { readonly outcome: 'expired' | 'failed'; readonly sessionId: string | null };

/** The parameters of a payment page at the provider. */
export function sessionParameters(request: PaymentSessionRequest): Stripe.Checkout.SessionCreateParams {
  const metadata = { orderId: request.orderId, orderNumber: request.orderNumber };
  const description = `${request.restaurantName}, order ${request.orderNumber}`;
  return {
    mode: 'payment',
    client_reference_id: request.orderId,
    customer_email: request.customerEmail,
    metadata,
    branding_settings: { display_name: request.restaurantName },
    payment_intent_data: { metadata, description },
    // One line with the order's total: what is charged is then the receipt's total by construction.
    line_items: [
      {
        quantity: 1,
        price_data: {
          currency: paymentCurrency,
          unit_amount: request.amount,
          product_data: { name: description },
        },
      },
    ],
    success_url: request.successUrl,
    cancel_url: request.failUrl,
    expires_at: Math.floor(request.expiresAt.getTime() / 1000),
  };
}

/** Reads a payment session of the provider. */
export function readPaymentSession(session: Stripe.Checkout.Session): PaymentSession {
  return {
    id: session.id,
    state: sessionState(session),
    url: session.url,
    // The reference beside it can be set by anybody who opens one of the account's payment links.
    orderId: session.metadata?.orderId ?? null,
    amount: Number.isSafeInteger(session.amount_total) ? session.amount_total : null,
    currency: session.currency,
    paymentIntentId:
      typeof session.payment_intent === 'string'
        ? session.payment_intent
        : (session.payment_intent?.id ?? null),
    expiresAt: new Date(session.expires_at * 1000),
    unpaidReason: unpaidReason(session),
    paidAt: chargedAt(session),
  };
}

function unpaidReason(session: Stripe.Checkout.Session): UnpaidReason | null {
  const state = sessionState(session);
  if (state === 'paid' || state === 'processing' || typeof session.payment_intent === 'string') return null;
  // The provider makes the payment with the first card that is tried.
  return session.payment_intent?.last_payment_error ? 'declined' : 'left';
}

// The year 9999: PostgreSQL and JavaScript agree on instants before it.
const lastSecond = Date.UTC(9999, 0) / 1000;

function chargedAt({ payment_status, payment_intent }: Stripe.Checkout.Session): Date | null {
  if (payment_status !== 'paid' || typeof payment_intent === 'string') return null;
  // Only a session that was asked for with its charge has one; an event may leave the fields out.
  const charge = payment_intent?.latest_charge;
  return typeof charge === 'string' ? null : instantOf(charge?.created);
}

/** The instant of a Unix time in seconds; null for anything else, since events are not checked field by field. */
export function instantOf(seconds: unknown): Date | null {
  const isInstant = typeof seconds === 'number' && seconds > 0 && seconds < lastSecond;
  return isInstant ? new Date(seconds * 1000) : null;
}

function sessionState(session: Stripe.Checkout.Session): PaymentSessionState {
  if (session.payment_status === 'paid') return 'paid';
  if (session.status === 'complete') return hasFailed(session.payment_intent) ? 'failed' : 'processing';
  return session.status === 'expired' ? 'expired' : 'open';
}

function hasFailed(payment: Stripe.Checkout.Session['payment_intent']): boolean {
  if (typeof payment === 'string') return false;
  return payment?.status === 'requires_payment_method' || payment?.status === 'canceled';
}

/** Reads what an event says about how a payment ended; null when it says nothing of it. */
export function readPaymentUpdate(type: Stripe.Event.Type, session: PaymentSession): PaymentUpdate | null {
  switch (type) {
    case 'checkout.session.completed':
    case 'checkout.session.async_payment_succeeded':
      return session.state === 'paid' ? { outcome: 'paid', session } : null;
    case 'checkout.session.async_payment_failed':
      return { outcome: 'failed', sessionId: session.id };
    case 'checkout.session.expired':
      return { outcome: 'expired', sessionId: session.id };
    default:
      return null;
  }
}
