import type { Logger } from '@tiffin/node';
import Stripe from 'stripe';
import type { Env } from '../../env.ts';
import { isFinal, refundFailure, type StripeError } from './provider-failures.ts';
import {
  type ProviderRefund,
  type RefundAnswer,
  type RefundList,
  type RefundRequest,
  type RefundScope,
  type RefundUpdate,
  readProviderRefund,
  readRefundUpdate,
  refundKey,
  refundListParameters,
  refundParameters,
} from './provider-refunds.ts';
import {
  instantOf,
  type PaymentSession,
  type PaymentSessionRequest,
  type PaymentUpdate,
  readPaymentSession,
  readPaymentUpdate,
  sessionParameters,
} from './provider-sessions.ts';

/**
 * What came of a call to the provider: `unanswered` may or may not have had its effect and is safe to repeat,
 * `refused` is final and will be the same at each repeat; of a session that is looked for: there is none.
 */
export type PaymentAnswer =
  | { readonly kind: 'session'; readonly session: PaymentSession }
  | { readonly kind: 'unanswered' }
  | { readonly kind: 'refused' };

/** A genuine event of the provider; without an update it changes nothing. */
export interface PaymentEvent {
  readonly id: string;
  readonly type: string;
  readonly orderId: string | null;
  readonly update: PaymentUpdate | null;
  readonly refundUpdate: RefundUpdate | null;
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

/** The settings of the payment provider. */
export type PaymentSettings = Pick<Env, 'STRIPE_SECRET_KEY' | 'STRIPE_WEBHOOK_SECRET' | 'STRIPE_API_BASE'>;

/** How long the provider may think about one call, in ms, and how often a failed call is repeated at once. */
export interface PaymentTimeouts {
  readonly timeoutMs: number;
  readonly retries: number;
}

// Both tries end before the storefront gives up on us (10 s), so that the customer hears what to do next.
const defaultPatience: PaymentTimeouts = { timeoutMs: 4_000, retries: 1 };
const signatureToleranceSeconds = 300;

/** The provider behind the official SDK; with `STRIPE_API_BASE` it speaks to that address instead of Stripe's. */
export function createPaymentProvider(
  settings: PaymentSettings,
  log: Logger,
  patience: PaymentTimeouts = defaultPatience,
): PaymentProvider {
  const stripe = new Stripe(settings.STRIPE_SECRET_KEY, {
    ...apiAddress(settings.STRIPE_API_BASE),
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
      return { kind: 'session', session: readPaymentSession(await run()) };
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
      const answer = await answered('expire', () =>
        // Only the payment shows whether a card was refused.
        stripe.checkout.sessions.expire(sessionId, { expand: ['payment_intent'] }),
      );
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
          settings.STRIPE_WEBHOOK_SECRET,
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

function paymentEvent(event: Stripe.Event): PaymentEvent {
  const { id, type, data, created } = event;
  if (!('object' in data.object) || data.object.object !== 'checkout.session') {
    return { id, type, orderId: null, update: null, refundUpdate: readRefundUpdate(event) };
  }
  // The event is made when the money has come, and carries no charge.
  const session = { ...readPaymentSession(data.object), paidAt: instantOf(created) };
  return { id, type, orderId: session.orderId, update: readPaymentUpdate(type, session), refundUpdate: null };
}
