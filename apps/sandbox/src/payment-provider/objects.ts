import { randomBytes } from 'node:crypto';

/** Free key-value pairs that the merchant keeps with an object. */
export type Metadata = Record<string, string>;

/** One line of a checkout session; amounts in pence. */
export interface LineItem {
  readonly id: string;
  readonly object: 'item';
  readonly amount_discount: number;
  readonly amount_subtotal: number;
  readonly amount_tax: number;
  readonly amount_total: number;
  readonly currency: string;
  readonly description: string;
  readonly quantity: number;
  readonly price: {
    readonly id: string;
    readonly object: 'price';
    readonly currency: string;
    readonly unit_amount: number;
    readonly product: string;
    readonly type: 'one_time';
  };
}

/** A hosted payment page and what became of it (Stripe's `checkout.session`). */
export interface CheckoutSession {
  readonly id: string;
  readonly object: 'checkout.session';
  readonly amount_subtotal: number;
  readonly amount_total: number;
  readonly branding_settings: { readonly display_name: string };
  readonly cancel_url: string | null;
  readonly client_reference_id: string | null;
  readonly created: number;
  readonly currency: string;
  customer_details: { email: string | null; name: string | null } | null;
  readonly customer_email: string | null;
  expires_at: number;
  readonly livemode: false;
  readonly metadata: Metadata;
  readonly mode: 'payment';
  payment_intent: string | null;
  readonly payment_method_types: readonly string[];
  payment_status: 'unpaid' | 'paid' | 'no_payment_required';
  status: 'open' | 'complete' | 'expired';
  readonly success_url: string;
  readonly total_details: {
    readonly amount_discount: number;
    readonly amount_shipping: number;
    readonly amount_tax: number;
  };
  readonly ui_mode: 'hosted_page';
  url: string | null;
}

/** What the card network said about a declined card. */
export interface PaymentError {
  readonly type: 'card_error';
  readonly code: string;
  readonly decline_code?: string;
  readonly message: string;
}

/** The money side of a session (Stripe's `payment_intent`). */
export interface PaymentIntent {
  readonly id: string;
  readonly object: 'payment_intent';
  readonly amount: number;
  amount_received: number;
  canceled_at: number | null;
  cancellation_reason: string | null;
  readonly created: number;
  readonly currency: string;
  readonly description: string | null;
  last_payment_error: PaymentError | null;
  latest_charge: string | null;
  readonly livemode: false;
  readonly metadata: Metadata;
  readonly payment_method_types: readonly string[];
  readonly receipt_email: string | null;
  status: 'requires_payment_method' | 'succeeded' | 'canceled';
}

/** One attempt to take the money (Stripe's `charge`). */
export interface Charge {
  readonly id: string;
  readonly object: 'charge';
  readonly amount: number;
  /** Given back so far; a refund that fails is taken off again. */
  amount_refunded: number;
  balance_transaction: string | null;
  readonly captured: boolean;
  readonly created: number;
  readonly currency: string;
  readonly failure_code: string | null;
  readonly failure_message: string | null;
  readonly livemode: false;
  readonly metadata: Metadata;
  readonly paid: boolean;
  readonly payment_intent: string;
  readonly payment_method_details: {
    readonly type: 'card';
    readonly card: { readonly brand: string; readonly last4: string };
  };
  refunded: boolean;
  readonly status: 'succeeded' | 'failed';
}

/** Money given back (Stripe's `refund`). */
export interface Refund {
  readonly id: string;
  readonly object: 'refund';
  readonly amount: number;
  readonly balance_transaction: string;
  readonly charge: string;
  readonly created: number;
  readonly currency: string;
  destination_details: {
    readonly card: {
      readonly reference?: string;
      readonly reference_status: 'pending' | 'available';
      readonly reference_type: 'acquirer_reference_number';
      readonly type: 'refund';
    };
    readonly type: 'card';
  };
  failure_balance_transaction?: string;
  failure_reason?: string;
  readonly metadata: Metadata;
  readonly payment_intent: string;
  pending_reason?: 'processing';
  readonly reason: string | null;
  readonly receipt_number: null;
  readonly source_transfer_reversal: null;
  status: 'pending' | 'succeeded' | 'failed';
  readonly transfer_reversal: null;
}

/** One movement of the account's balance (Stripe's `balance_transaction`); no fees are taken. */
export interface BalanceTransaction {
  readonly id: string;
  readonly object: 'balance_transaction';
  /** Negative when money leaves the account. */
  readonly amount: number;
  readonly created: number;
  readonly currency: string;
  readonly fee: 0;
  readonly net: number;
  readonly source: string;
  readonly status: 'available';
  readonly type: 'charge' | 'refund' | 'refund_failure';
}

/** A reduction that a session can be given (Stripe's `coupon`). */
export interface Coupon {
  readonly id: string;
  readonly object: 'coupon';
  readonly amount_off: number | null;
  readonly created: number;
  readonly currency: string | null;
  readonly duration: 'once';
  readonly livemode: false;
  readonly metadata: Metadata;
  readonly name: string | null;
  readonly percent_off: number | null;
  readonly valid: true;
}

/** Something that happened, with the object as it was then (Stripe's `event`). */
export interface ProviderEvent {
  readonly id: string;
  readonly object: 'event';
  readonly api_version: string;
  readonly created: number;
  readonly data: { readonly object: unknown; readonly previous_attributes?: object };
  readonly livemode: false;
  pending_webhooks: number;
  readonly request: { readonly id: string | null; readonly idempotency_key: string | null };
  readonly type: string;
}

/** An address that receives events (Stripe's `webhook_endpoint`). */
export interface WebhookEndpoint {
  readonly id: string;
  readonly object: 'webhook_endpoint';
  readonly created: number;
  readonly enabled_events: readonly string[];
  readonly livemode: false;
  readonly secret: string;
  readonly status: 'enabled';
  readonly url: string;
}

/** A fresh id in Stripe's manner: what it is, then 24 random letters and digits. */
export function newId(prefix: string): string {
  let letters = '';
  while (letters.length < 24) letters += randomBytes(24).toString('base64').replaceAll(/[+/=]/g, '');
  return `${prefix}_${letters.slice(0, 24)}`;
}
