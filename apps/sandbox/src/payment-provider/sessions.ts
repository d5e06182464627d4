import { ApiError, invalidParameter, noSuch } from './api-error.ts';
import type { Ledger } from './ledger.ts';
import { type CheckoutSession, type Coupon, type LineItem, newId } from './objects.ts';
import {
  assertKnown,
  integer,
  metadata,
  nested,
  oneOf,
  type Parameters,
  record,
  records,
  requiredInteger,
  requiredText,
  text,
} from './parameters.ts';

const minute = 60;
/** Seconds a session may live at least and at most, and does by default (Stripe's own limits). */
const sessionLifetime = { min: 30 * minute, max: 24 * 60 * minute, default: 24 * 60 * minute };

/** Pence below which a card cannot be charged. */
const cardMinimum = 30;

/** Parameters that are understood; those in the second half are accepted and change nothing here. */
const known = [
  ...['mode', 'success_url', 'cancel_url', 'line_items', 'discounts', 'shipping_options', 'expires_at'],
  ...[
    'client_reference_id',
    'customer_email',
    'metadata',
    'payment_intent_data',
    'branding_settings',
    'expand',
  ],
  ...['locale', 'submit_type', 'payment_method_types', 'payment_method_options', 'ui_mode', 'custom_text'],
  ...['billing_address_collection', 'phone_number_collection', 'customer_creation', 'invoice_creation'],
  ...['allow_promotion_codes', 'automatic_tax', 'adaptive_pricing', 'currency', 'consent_collection'],
];

/** What a new session needs besides its parameters. */
export interface SessionSettings {
  readonly publicUrl: string;
  readonly merchantName: string;
}

/** Opens a checkout session (`POST /v1/checkout/sessions`). */
export function createSession(
  ledger: Ledger,
  params: Parameters,
  settings: SessionSettings,
): CheckoutSession {
  assertKnown(params, known);
  const mode = oneOf(params, 'mode', ['payment'] as const);
  if (mode === undefined) throw missing('mode');
  const successUrl = address(params, 'success_url');
  if (successUrl === undefined) throw missing('success_url');
  const cancelUrl = address(params, 'cancel_url') ?? null;

  const lines = records(params, 'line_items').map((line, index) => lineItem(line, `line_items[${index}]`));
  const [first] = lines;
  if (first === undefined) throw missing('line_items');
  const currency = first.currency;
  if (lines.some((line) => line.currency !== currency)) {
    throw invalidParameter('line_items', 'All line items must have the same currency.');
  }
  const subtotal = lines.reduce((sum, line) => sum + line.amount_subtotal, 0);
  const discount = discountOf(ledger, params, subtotal);
  const shipping = shippingOf(params);
  const total = subtotal - discount + shipping;
  if (total > 0 && total < cardMinimum) {
    throw new ApiError(400, "The Checkout Session's total amount must be at least 30 pence.", {
      code: 'amount_too_small',
    });
  }

  const now = ledger.now();
  const intentData = record(params, 'payment_intent_data');
  const id = `cs_test_${newId('').slice(1)}${newId('').slice(1)}`;
  const email = text(params, 'customer_email') ?? null;
  const session: CheckoutSession = {
    id,
    object: 'checkout.session',
    amount_subtotal: subtotal,
    amount_total: total,
    branding_settings: {
      display_name: text(record(params, 'branding_settings'), 'display_name') ?? settings.merchantName,
    },
    cancel_url: cancelUrl,
    client_reference_id: text(params, 'client_reference_id') ?? null,
    created: now,
    currency,
    customer_details: email === null ? null : { email, name: null },
    customer_email: email,
    expires_at: expiry(params, now),
    livemode: false,
    metadata: metadata(params),
    mode,
    payment_intent: null,
    payment_method_types: ['card'],
    payment_status: total === 0 ? 'no_payment_required' : 'unpaid',
    status: 'open',
    success_url: successUrl,
    total_details: { amount_discount: discount, amount_shipping: shipping, amount_tax: 0 },
    ui_mode: 'hosted_page',
    url: `${settings.publicUrl}/pay/${id}`,
  };
  ledger.sessions.set(id, session);
  ledger.parts.set(id, {
    lines,
    intentMetadata: metadata(intentData, 'payment_intent_data'),
    intentDescription: text(intentData, 'description', 'payment_intent_data') ?? null,
  });
  ledger.touch();
  return session;
}

/** The session with this id, expired first if its time has come. */
export function findSession(ledger: Ledger, id: string): CheckoutSession | undefined {
  const session = ledger.sessions.get(id);
  if (session?.status === 'open' && session.expires_at <= ledger.now()) expire(ledger, session);
  return session;
}

/** The session with this id, or Stripe's 404. */
export function requireSession(ledger: Ledger, id: string): CheckoutSession {
  const session = findSession(ledger, id);
  if (session === undefined) throw noSuch('checkout.session', id, 'session');
  return session;
}

/** Closes an open session for good (`POST /v1/checkout/sessions/:id/expire`). */
export function expireSession(ledger: Ledger, id: string): CheckoutSession {
  const session = requireSession(ledger, id);
  if (session.status !== 'open') {
    throw new ApiError(
      400,
      `Only Checkout Sessions with a status in ["open"] can be expired. This Checkout Session has a status of ${session.status}.`,
    );
  }
  expire(ledger, session);
  return session;
}

/** Expires every open session whose time has come, so that its webhook is sent without anyone asking. */
export function expireOverdue(ledger: Ledger): void {
  for (const id of ledger.sessions.keys()) findSession(ledger, id);
}

function expire(ledger: Ledger, session: CheckoutSession): void {
  session.status = 'expired';
  session.url = null;
  const intent = session.payment_intent === null ? undefined : ledger.intents.get(session.payment_intent);
  if (intent !== undefined) {
    intent.status = 'canceled';
    intent.canceled_at = ledger.now();
    intent.cancellation_reason = 'automatic';
    ledger.record('payment_intent.canceled', intent);
  }
  ledger.record('checkout.session.expired', session);
}

function expiry(params: Parameters, now: number): number {
  const expiresAt = integer(params, 'expires_at', 0);
  if (expiresAt === undefined) return now + sessionLifetime.default;
  if (expiresAt < now + sessionLifetime.min) {
    throw invalidParameter(
      'expires_at',
      'The `expires_at` timestamp must be at least 30 minutes from Checkout Session creation.',
    );
  }
  if (expiresAt > now + sessionLifetime.max) {
    throw invalidParameter(
      'expires_at',
      'The `expires_at` timestamp must be less than 24 hours from Checkout Session creation.',
    );
  }
  return expiresAt;
}

function lineItem(line: Parameters, path: string): LineItem {
  assertKnown(line, ['price_data', 'quantity', 'adjustable_quantity', 'metadata'], path);
  const price = record(line, 'price_data', path);
  const pricePath = nested(path, 'price_data');
  const product = record(price, 'product_data', pricePath);
  const quantity = integer(line, 'quantity', 1, path) ?? 1;
  const unitAmount = requiredInteger(price, 'unit_amount', 0, pricePath);
  const currency = requiredText(price, 'currency', pricePath).toLowerCase();
  const amount = unitAmount * quantity;
  return {
    id: newId('li'),
    object: 'item',
    amount_discount: 0,
    amount_subtotal: amount,
    amount_tax: 0,
    amount_total: amount,
    currency,
    description: requiredText(product, 'name', nested(pricePath, 'product_data')),
    quantity,
    price: {
      id: newId('price'),
      object: 'price',
      currency,
      unit_amount: unitAmount,
      product: newId('prod'),
      type: 'one_time',
    },
  };
}

function discountOf(ledger: Ledger, params: Parameters, subtotal: number): number {
  const discounts = records(params, 'discounts');
  if (discounts.length > 1) throw invalidParameter('discounts', 'You can apply only one discount.');
  const [discount] = discounts;
  if (discount === undefined) return 0;
  const id = requiredText(discount, 'coupon', 'discounts[0]');
  const coupon: Coupon | undefined = ledger.coupons.get(id);
  if (coupon === undefined) throw noSuch('coupon', id, 'discounts[0][coupon]');
  const off = coupon.amount_off ?? Math.round((subtotal * (coupon.percent_off ?? 0)) / 100);
  return Math.min(off, subtotal);
}

function shippingOf(params: Parameters): number {
  const [option] = records(params, 'shipping_options');
  if (option === undefined) return 0;
  const path = 'shipping_options[0][shipping_rate_data]';
  const rate = record(option, 'shipping_rate_data', 'shipping_options[0]');
  return requiredInteger(record(rate, 'fixed_amount', path), 'amount', 0, `${path}[fixed_amount]`);
}

function address(params: Parameters, name: string): string | undefined {
  const value = text(params, name);
  if (value === undefined) return undefined;
  const isHttp = URL.canParse(value) && /^https?:$/.test(new URL(value).protocol);
  if (!isHttp) throw invalidParameter(name, 'Not a valid URL', 'url_invalid');
  return value;
}

function missing(name: string): ApiError {
  return invalidParameter(name, `Missing required param: ${name}.`, 'parameter_missing');
}
