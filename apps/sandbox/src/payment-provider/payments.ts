import type { Ledger } from './ledger.ts';
import type { Charge, PaymentIntent, Refund } from './objects.ts';

/** One payment as the merchant sees it: the intent, what came in, and what has been given back. */
export interface Payment {
  readonly intent: PaymentIntent;
  readonly charge: Charge | undefined;
  /** Newest first. */
  readonly refunds: readonly Refund[];
  /** Pence given back, those on their way included. */
  readonly refunded: number;
  /** Pence that can still be given back. */
  readonly left: number;
  readonly state: PaymentState;
}

/** What a payment's badge says. */
export type PaymentState =
  | 'Succeeded'
  | 'Refunded'
  | 'Partly refunded'
  | 'Refund pending'
  | 'Refund failed'
  | 'Declined'
  | 'Not paid'
  | 'Cancelled';

/** Every payment, newest first. */
export function listPayments(ledger: Ledger): readonly Payment[] {
  const refundsOf = Map.groupBy(ledger.refunds.values(), ({ payment_intent }) => payment_intent);
  return [...ledger.intents.values()]
    .reverse()
    .map((intent) => describePayment(ledger, intent, refundsOf.get(intent.id) ?? []));
}

/** The payment with this id. */
export function findPayment(ledger: Ledger, intentId: string): Payment | undefined {
  const intent = ledger.intents.get(intentId);
  if (intent === undefined) return undefined;
  const refunds = [...ledger.refunds.values()].filter(({ payment_intent }) => payment_intent === intentId);
  return describePayment(ledger, intent, refunds);
}

function describePayment(ledger: Ledger, intent: PaymentIntent, oldestFirst: readonly Refund[]): Payment {
  const charge = ledger.charges.get(intent.latest_charge ?? '');
  const refunds = [...oldestFirst].reverse();
  const refunded = charge?.amount_refunded ?? 0;
  const left = charge?.paid ? charge.amount - refunded : 0;
  return { intent, charge, refunds, refunded, left, state: stateOf(intent, refunds, refunded) };
}

function stateOf(intent: PaymentIntent, refunds: readonly Refund[], refunded: number): PaymentState {
  if (intent.status === 'canceled') return 'Cancelled';
  if (intent.status !== 'succeeded') return intent.last_payment_error === null ? 'Not paid' : 'Declined';
  if (refunds.some(({ status }) => status === 'pending')) return 'Refund pending';
  if (refunded === intent.amount) return 'Refunded';
  if (refunds[0]?.status === 'failed') return 'Refund failed';
  return refunded > 0 ? 'Partly refunded' : 'Succeeded';
}
