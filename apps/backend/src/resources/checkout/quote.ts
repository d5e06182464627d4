import {
  type Cart,
  type CheckoutBlocker,
  checkoutBlockers,
  type DeliveryDestination,
  type DeliveryJudgement,
  hasAlcohol,
  judgeDelivery,
  normalisePromoCode,
  noTipsMessage,
  type OrderingMode,
  type PriceBreakdown,
  type PromoCode,
  type PromoProblem,
  pence,
  priceBreakdown,
  promoProblem,
  zeroPence,
} from '@tiffin/domain';
import { and, eq, inArray, isNotNull, sql } from 'drizzle-orm';
import type { Transaction } from '../../db/client.ts';
import { customers, orders, promoRedemptions } from '../../db/schema.ts';
import { type AddressRow, findAddress, locationOf } from '../addresses/addresses.store.ts';
import { readCartWithin } from '../cart/read-cart.ts';
import { type CountedPromoCode, findPromoCodeByName } from '../promo-codes/promo-codes.store.ts';
import { type OrderingTerms, readOrderingTerms } from './checkout.terms.ts';
import { CheckoutRefused } from './checkout-refused.ts';

/** What a quote is asked for. */
export interface QuoteRequest {
  readonly customerId: string;
  readonly restaurantId: string;
  /** Left out, delivery is meant with an address and collection without (spec §7). */
  readonly mode: OrderingMode | undefined;
  /** Where a delivery goes; ignored for collection. */
  readonly addressId: string | undefined;
  /** The postcode service does not know the address's postcode. */
  readonly isPostcodeUnknown: boolean;
  readonly promoCode: string | undefined;
  /** What the customer gives on top; nothing when left out. */
  readonly tip: number | undefined;
  /** The customer says to be old enough for alcohol; it counts only where the cart has some. */
  readonly ageConfirmed: boolean | undefined;
  readonly now: Date;
  /** Holds the row of a promo code with a limit, so that the last use is reserved once only. */
  readonly isLocking: boolean;
}

/** What an order of the cart costs now and what stands in its way; breakdown and checkout both go by it. */
export interface Quote {
  readonly mode: OrderingMode;
  /** Null before the customer's first use of a cart. */
  readonly cart: Cart | null;
  readonly terms: OrderingTerms;
  readonly customer: { readonly email: string; readonly phoneNumber: string | null };
  readonly address: AddressRow | null;
  /** Where the order goes and on which terms. */
  readonly delivery: DeliveryJudgement;
  /** Only a code that may be used. */
  readonly promo: PromoCode | null;
  readonly promoProblem: PromoProblem | null;
  readonly breakdown: PriceBreakdown;
  readonly blockers: readonly CheckoutBlocker[];
  /** The cart has alcohol, and the customer says to be old enough for it. */
  readonly ageConfirmed: boolean;
}

/** Makes a quote from the rows of the database by the rules of the domain, or throws why it cannot. */
export async function makeQuote(tx: Transaction, request: QuoteRequest): Promise<Quote> {
  const { customerId, restaurantId, now } = request;
  const mode = requestedMode(request);
  const addressId = mode === 'delivery' ? request.addressId : undefined;
  const terms = await readOrderingTerms(tx, restaurantId, now);
  if (terms === null) throw new CheckoutRefused({ kind: 'missing', what: 'This restaurant' });
  const tip = pence(request.tip ?? 0);
  if (tip > 0 && !terms.acceptsTips)
    throw new CheckoutRefused({ kind: 'wrong_fields', problems: [noTipsProblem] });
  const address = addressId === undefined ? null : await findAddress(tx, customerId, addressId);
  if (addressId !== undefined && address === null)
    throw new CheckoutRefused({ kind: 'missing', what: 'This address' });
  const customer = await readContact(tx, customerId);
  const cart = await readCartWithin(tx, customerId, restaurantId, now);
  const items = cart?.items ?? [];
  const promotion = await tryPromoCode(tx, request, { mode, cart, timeZone: terms.restaurant.timeZone });

  const delivery = judgeDelivery(terms.delivery, address && destinationOf(address));
  const breakdown = priceBreakdown({
    items,
    mode,
    deliveryTerms: delivery.terms,
    serviceFee: terms.serviceFee,
    promo: promotion.promo,
    tip,
  });
  const blockers = checkoutBlockers({
    restaurant: terms.restaurant,
    now,
    mode,
    items,
    minimumOrder: terms.minimumOrder,
    delivery,
    isPostcodeUnknown: request.isPostcodeUnknown,
    phoneNumber: customer.phoneNumber,
    promoProblem: promotion.problem,
    totalAmount: breakdown.totalAmount,
    ageConfirmed: request.ageConfirmed === true,
  });
  return {
    mode,
    ageConfirmed: request.ageConfirmed === true && hasAlcohol(items),
    cart,
    terms,
    customer,
    address,
    delivery,
    promo: promotion.promo,
    promoProblem: promotion.problem,
    breakdown,
    blockers,
  };
}

const noTipsProblem = { field: 'tip', message: noTipsMessage };

/** The ordering mode that a checkout or breakdown asks for. */
export function requestedMode({ mode, addressId }: Pick<QuoteRequest, 'mode' | 'addressId'>): OrderingMode {
  return mode ?? (addressId === undefined ? 'collection' : 'delivery');
}

function destinationOf(address: AddressRow): DeliveryDestination {
  const location = locationOf(address);
  return {
    postalCode: address.postalCode,
    longitude: location?.longitude ?? null,
    latitude: location?.latitude ?? null,
  };
}

interface Promotion {
  readonly promo: PromoCode | null;
  readonly problem: PromoProblem | null;
}

async function tryPromoCode(
  tx: Transaction,
  { customerId, restaurantId, promoCode, now, isLocking }: QuoteRequest,
  { mode, cart, timeZone }: { mode: OrderingMode; cart: Cart | null; timeZone: string },
): Promise<Promotion> {
  if (promoCode === undefined) return { promo: null, problem: null };
  const found = await findPromoCodeByName(tx, restaurantId, normalisePromoCode(promoCode), isLocking);
  const promo = found?.promo ?? null;
  const uses = found === null ? noUses : await countUses(tx, found, customerId, cart?.id ?? null);
  const subtotal = cart?.totalAmount ?? zeroPence;
  const items = cart?.items ?? [];
  const hasOrdered = promo?.firstOrder === true && (await hasPlacedOrder(tx, customerId, restaurantId));
  const problem = promoProblem(promo, { now, timeZone, mode, items, subtotal, hasOrdered, ...uses });
  return { promo: problem === null ? promo : null, problem };
}

/**
 * Whether a customer has placed an order with a restaurant, whatever became of it. The lock on the cart keeps two
 * checkouts apart, and one that is being paid is closed before another of the same cart.
 */
async function hasPlacedOrder(tx: Transaction, customerId: string, restaurantId: string): Promise<boolean> {
  const placed = and(
    eq(orders.customerId, customerId),
    eq(orders.restaurantId, restaurantId),
    isNotNull(orders.placedAt),
  );
  const [row] = await tx.select({ id: orders.id }).from(orders).where(placed).limit(1);
  return row !== undefined;
}

const noUses = { redemptions: 0, customerRedemptions: 0 };

/**
 * The uses that count towards the limits: paid and reserved, but not this cart's own that it would replace. Only the
 * customer's own uses are read; the cart's lock keeps them from changing, the code's row counts everybody's.
 */
async function countUses(
  tx: Transaction,
  { promo, redemptions }: CountedPromoCode,
  customerId: string,
  cartId: string | null,
): Promise<typeof noUses> {
  if (promo.maxRedemptions === null && promo.maxRedemptionsPerCustomer === null) return noUses;
  const [row] = await tx
    .select({
      own: sql<number>`count(*)::int`,
      replaced: sql<number>`(count(*) filter (where ${orders.status} = 'pending_payment' and ${orders.cartId} = ${cartId}))::int`,
    })
    .from(promoRedemptions)
    .innerJoin(orders, eq(orders.id, promoRedemptions.orderId))
    .where(
      and(
        eq(promoRedemptions.promoCodeId, promo.id),
        eq(promoRedemptions.customerId, customerId),
        inArray(promoRedemptions.state, ['reserved', 'counted']),
      ),
    );
  const { own, replaced } = row ?? { own: 0, replaced: 0 };
  return { redemptions: redemptions - replaced, customerRedemptions: own - replaced };
}

async function readContact(
  tx: Transaction,
  id: string,
): Promise<{ readonly email: string; readonly phoneNumber: string | null }> {
  const [row] = await tx
    .select({ email: customers.email, phoneNumber: customers.phoneNumber })
    .from(customers)
    .where(eq(customers.id, id));
  if (row === undefined) throw new CheckoutRefused({ kind: 'customer_gone' });
  return row;
}
