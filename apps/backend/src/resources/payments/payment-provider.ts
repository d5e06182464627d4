import type { Logger } from '@tiffin/node';
import Stripe from 'stripe';
import type { Env } from '../../env.ts';
import {
  type ProviderRefund,
  type RefundAnswer,
  type RefundList,
  type RefundNews,
  type RefundRequest,
  type RefundScope,
  readProviderRefund,
  readRefundNews,
  refundKey,
  refundListParameters,
  refundParameters,
} from './provider-refunds.ts';

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
 * Where a payment session stands; `settling` means completed while the money is still on its way, `failed` that it
 * did not come in the end.
 */
export type PaymentSessionState = 'open' | 'paid' | 'settling' | 'failed' | 'expired';

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
  /** When it was paid, by the provider's clock; null when not paid or not known. */
  readonly paidAt: Date | null;
}

/**
 * What came of a call to the provider: `unanswered` may or may not have had its effect and is safe to repeat,
 * `refused` is final and will be the same at each repeat; of a session that is looked for: there is none.
 */
export type PaymentAnswer =
  | { readonly kind: 'session'; readonly session: PaymentSession }
  | { readonly kind: 'unanswered' }
  | { readonly kind: 'refused' };

/** How a payment ended; `sessionId` is null for an order that never got a session. */
export type PaymentUpdate =
  | { readonly outcome: 'paid'; readonly session: PaymentSession }
  | { readonly outcome: 'expired' | 'failed'; readonly sessionId: string | null };

/** A genuine event of the provider; without news it changes nothing. */
export interface PaymentEvent {
  readonly id: string;
  readonly type: string;
  readonly orderId: string | null;
  readonly news: PaymentUpdate | null;
  readonly refundNews: RefundNews | null;
}

/** The card payment provider, as checkout needs it. */
export interface PaymentProvider {
  /** Opens the payment page of an order; the order's id is the idempotency key, so there is one page per order. */
  readonly openSession: (request: PaymentSessionRequest) => Promise<PaymentAnswer>;
  /** Closes an open page; answers with the session as it stands when it was no longer open. */
  readonly expireSession: (sessionId: string) => Promise<PaymentAnswer>;
  readonly findSession: (sessionId: string) => Promise<PaymentAnswer>;
  /** Gives money back; repeated with the same id, the provider makes it once, as long as it remembers the id (a day). */
  readonly refund: (request: RefundRequest) => Promise<RefundAnswer>;
  readonly listRefunds: (scope: RefundScope) => Promise<RefundList>;
  /** Reads a webhook's body; null when its signature is not genuine or older than five minutes. */
  readonly readEvent: (rawBody: Uint8Array, signature: string) => Promise<PaymentEvent | null>;
}

/** How long the provider may think about one call, in ms, and how often a failed call is repeated at once. */
export interface PaymentTimeouts {
  readonly timeoutMs: number;
  readonly retries: number;
}

/** The one currency that is charged, as the provider writes it. */
export const paymentCurrency = 'gbp';

// Both tries end before the storefront gives up on us (10 s), so that the customer hears what to do next.
const defaultPatience: PaymentTimeouts = { timeoutMs: 4_000, retries: 1 };
const signatureToleranceSeconds = 300;

/** The provider behind the official SDK; with `apiBase` it speaks to that address instead of Stripe's. */
export function createPaymentProvider(
  settings: Env['stripe'],
  log: Logger,
  patience: PaymentTimeouts = defaultPatience,
): PaymentProvider {
  const stripe = new Stripe(settings.secretKey, {
    ...apiAddress(settings.apiBase),
    timeout: patience.timeoutMs,
    maxNetworkRetries: patience.retries,
    telemetry: false,
  });

  const answered = async (
    call: string,
    run: () => Promise<Stripe.Checkout.Session>,
    isRefusal: (error: StripeError) => boolean = isFinal,
  ): Promise<PaymentAnswer> => {
    try {
      return { kind: 'session', session: paymentSession(await run()) };
    } catch (error) {
      if (!(error instanceof Stripe.errors.StripeError)) throw error;
      const kind = isRefusal(error) ? 'refused' : 'unanswered';
      logFailure(call, kind, error);
      return { kind };
    }
  };
  const logFailure = (call: string, kind: string, { type, code, statusCode, message }: StripeError) =>
    // Only these fields: the error also carries the request's headers.
    log.error({ call, kind, type, code, statusCode, reason: message }, 'the payment provider failed');
  const findSession = (sessionId: string) =>
    answered(
      'find',
      // Only the payment shows whether delayed money is still coming, and only the charge when it came.
      () => stripe.checkout.sessions.retrieve(sessionId, { expand: ['payment_intent.latest_charge'] }),
      // Taking any other failure for an answer would end an order whose page can still be paid.
      ({ code }) => code === 'resource_missing',
    );

  return {
    openSession: (request) =>
      answered('open', () =>
        stripe.checkout.sessions.create(sessionParameters(request), { idempotencyKey: request.orderId }),
      ),
    expireSession: async (sessionId) => {
      const answer = await answered('expire', () => stripe.checkout.sessions.expire(sessionId));
      // Refused means that it is no longer open: it has been paid, or it has expired.
      return answer.kind === 'refused' ? findSession(sessionId) : answer;
    },
    findSession,
    refund: async (request) => {
      try {
        const options = { idempotencyKey: refundKey(request) };
        const refund = await stripe.refunds.create(refundParameters(request), options);
        return { kind: 'refund', refund: readProviderRefund(refund) };
      } catch (error) {
        if (!(error instanceof Stripe.errors.StripeError)) throw error;
        const kind = refundFailure(error);
        logFailure('refund', kind, error);
        return kind === 'refused' ? { kind, reason: error.message } : { kind };
      }
    },
    listRefunds: async (scope) => {
      try {
        const refunds: ProviderRefund[] = [];
        for await (const refund of stripe.refunds.list(refundListParameters(scope))) {
          refunds.push(readProviderRefund(refund));
        }
        return { kind: 'refunds', refunds };
      } catch (error) {
        if (!(error instanceof Stripe.errors.StripeError)) throw error;
        logFailure('list refunds', 'unanswered', error);
        return { kind: 'unanswered' };
      }
    },
    readEvent: async (rawBody, signature) => {
      let event: Stripe.Event;
      try {
        event = await stripe.webhooks.constructEventAsync(
          rawBody,
          signature,
          settings.webhookSecret,
          signatureToleranceSeconds,
        );
      } catch (error) {
        log.warn({ reason: error instanceof Error ? error.name : 'unknown' }, 'a webhook was not genuine');
        return null;
      }
      return paymentEvent(event);
    },
  };
}

function apiAddress(base: URL | null): Pick<Stripe.StripeConfig, 'host' | 'port' | 'protocol'> {
  if (base === null) return {};
  const protocol = base.protocol === 'http:' ? 'http' : 'https';
  const port = base.port === '' ? (protocol === 'http' ? 80 : 443) : Number(base.port);
  return { host: base.hostname, port, protocol };
}

function sessionParameters(request: PaymentSessionRequest): Stripe.Checkout.SessionCreateParams {
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

function paymentSession(session: Stripe.Checkout.Session): PaymentSession {
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
    paidAt: chargedAt(session),
  };
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
function instantOf(seconds: unknown): Date | null {
  const isInstant = typeof seconds === 'number' && seconds > 0 && seconds < lastSecond;
  return isInstant ? new Date(seconds * 1000) : null;
}

function sessionState(session: Stripe.Checkout.Session): PaymentSessionState {
  if (session.payment_status === 'paid') return 'paid';
  if (session.status === 'complete') return hasFailed(session.payment_intent) ? 'failed' : 'settling';
  return session.status === 'expired' ? 'expired' : 'open';
}

function hasFailed(payment: Stripe.Checkout.Session['payment_intent']): boolean {
  if (typeof payment === 'string') return false;
  return payment?.status === 'requires_payment_method' || payment?.status === 'canceled';
}

function paymentEvent(event: Stripe.Event): PaymentEvent {
  const { id, type, data, created } = event;
  if (!('object' in data.object) || data.object.object !== 'checkout.session') {
    return { id, type, orderId: null, news: null, refundNews: readRefundNews(event) };
  }
  // The event is made when the money has come, and carries no charge.
  const session = { ...paymentSession(data.object), paidAt: instantOf(created) };
  return { id, type, orderId: session.orderId, news: paymentNews(type, session), refundNews: null };
}

function paymentNews(type: Stripe.Event.Type, session: PaymentSession): PaymentUpdate | null {
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

type StripeError = InstanceType<typeof Stripe.errors.StripeError>;

function refundFailure(error: StripeError): 'refused' | 'stored_failure' | 'unanswered' {
  if (!isFinal(error)) return 'unanswered';
  // A failure of its own says nothing about the refund: only another key brings another answer.
  return (error.statusCode ?? 0) >= 500 ? 'stored_failure' : 'refused';
}

function isFinal(error: StripeError): boolean {
  // The provider keeps its answer under the idempotency key, a 500 too: repeating it would bring the same again.
  if (error.headers?.['idempotent-replayed'] === 'true') return true;
  if (error.headers?.['stripe-should-retry'] === 'false') return true;
  const status = error.statusCode;
  if (status === undefined || status >= 500) return false;
  // 409: the first call with this key is still running; 429: too many calls; 401 and 403: our key is wrong.
  return ![401, 403, 409, 429].includes(status);
}
