import { ApiError, invalidParameter, noSuch, unknownReference } from './api-error.ts';
import { moveBalance } from './balance.ts';
import { refundCourse } from './cards.ts';
import type { Ledger } from './ledger.ts';
import { type Charge, newId, type Refund } from './objects.ts';
import { assertKnown, integer, metadata, oneOf, type Parameters, text } from './parameters.ts';

/** Why money is given back, in Stripe's words. */
export const refundReasons = ['requested_by_customer', 'duplicate', 'fraudulent'] as const;

/** Seconds after which the customer's bank answers: a reference number, a late success or a failure. */
const settlementSeconds = 10;

/** Gives money back (`POST /v1/refunds`): all that is left, or `amount` of it. */
export function createRefund(ledger: Ledger, params: Parameters): Refund {
  assertKnown(params, ['payment_intent', 'charge', 'amount', 'reason', 'metadata', 'expand']);
  const charge = chargeToRefund(ledger, params);
  const amount = amountToRefund(charge, params);
  const reason = oneOf(params, 'reason', refundReasons) ?? null;
  const ownMetadata = metadata(params);
  const isPending = courseOf(charge) === 'succeeds_later';
  const refund: Refund = {
    id: newId('re'),
    object: 'refund',
    amount,
    balance_transaction: moveBalance(ledger, 'refund', charge, -amount),
    charge: charge.id,
    created: ledger.now(),
    currency: charge.currency,
    destination_details: {
      card: {
        reference_status: 'pending',
        reference_type: 'acquirer_reference_number',
        type: 'refund',
      },
      type: 'card',
    },
    metadata: ownMetadata,
    payment_intent: charge.payment_intent,
    ...(isPending && { pending_reason: 'processing' as const }),
    reason,
    receipt_number: null,
    source_transfer_reversal: null,
    status: isPending ? 'pending' : 'succeeded',
    transfer_reversal: null,
  };
  ledger.refunds.set(refund.id, refund);
  ledger.settlements.set(refund.id, ledger.now() + settlementSeconds);
  const { amount_refunded, refunded } = charge;
  charge.amount_refunded += amount;
  charge.refunded = charge.amount_refunded === charge.amount;
  ledger.record('refund.created', refund);
  ledger.record('charge.refunded', charge, { amount_refunded, ...(charge.refunded && { refunded }) });
  return refund;
}

/** Lets the bank answer for each refund whose time has come. */
export function settleDueRefunds(ledger: Ledger): void {
  for (const [id, at] of ledger.settlements) if (at <= ledger.now()) settleRefund(ledger, id);
}

/** Lets the bank answer for one refund now; a refund that has been settled stays as it is. */
export function settleRefund(ledger: Ledger, id: string): Refund {
  const refund = ledger.refunds.get(id);
  const charge = ledger.charges.get(refund?.charge ?? '');
  if (refund === undefined || charge === undefined) throw noSuch('refund', id);
  if (!ledger.settlements.delete(id)) return refund;
  const { status, destination_details } = refund;
  if (courseOf(charge) === 'fails_later') {
    fail(ledger, refund, charge);
    ledger.record('refund.updated', refund, { status });
    ledger.record('refund.failed', refund, { status });
    return refund;
  }
  const { card } = destination_details;
  const reference = newId('').slice(1);
  refund.destination_details = { card: { ...card, reference, reference_status: 'available' }, type: 'card' };
  refund.status = 'succeeded';
  delete refund.pending_reason;
  ledger.record('refund.updated', refund, {
    destination_details,
    ...(status === 'pending' && { pending_reason: 'processing', status }),
  });
  return refund;
}

/** The bank sends the money back: it is on the account again, and the charge can be refunded once more. */
function fail(ledger: Ledger, refund: Refund, charge: Charge): void {
  refund.status = 'failed';
  refund.failure_reason = 'expired_or_canceled_card';
  refund.failure_balance_transaction = moveBalance(ledger, 'refund_failure', refund, refund.amount);
  charge.amount_refunded -= refund.amount;
  charge.refunded = false;
}

function courseOf(charge: Charge): ReturnType<typeof refundCourse> {
  return refundCourse(charge.payment_method_details.card.last4);
}

function amountToRefund(charge: Charge, params: Parameters): number {
  const left = charge.amount - charge.amount_refunded;
  if (left === 0) {
    throw new ApiError(400, `Charge ${charge.id} has already been refunded.`, {
      code: 'charge_already_refunded',
    });
  }
  const amount = integer(params, 'amount', 1) ?? left;
  if (amount <= left) return amount;
  const pounds = (pence: number) => `£${(pence / 100).toFixed(2)}`;
  const limit = charge.amount_refunded === 0 ? 'charge amount' : 'unrefunded amount on charge';
  throw invalidParameter(
    'amount',
    `Refund amount (${pounds(amount)}) is greater than ${limit} (${pounds(left)})`,
    'amount_too_large',
  );
}

function chargeToRefund(ledger: Ledger, params: Parameters): Charge {
  const intentId = text(params, 'payment_intent');
  const chargeId = text(params, 'charge');
  if (intentId !== undefined) {
    const intent = ledger.intents.get(intentId);
    if (intent === undefined) throw unknownReference('payment_intent', intentId);
    const charge = intent.latest_charge === null ? undefined : ledger.charges.get(intent.latest_charge);
    if (charge?.paid) return charge;
    throw new ApiError(400, `This PaymentIntent (${intentId}) does not have a successful charge to refund.`);
  }
  if (chargeId === undefined) {
    throw new ApiError(
      400,
      'One of the following params should be provided for this request: payment_intent or charge.',
    );
  }
  const charge = ledger.charges.get(chargeId);
  if (charge === undefined) throw unknownReference('charge', chargeId);
  if (!charge.paid) throw new ApiError(400, `Charge ${chargeId} was not successful and cannot be refunded.`);
  return charge;
}
