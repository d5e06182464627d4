import {
  type Cart,
  type CheckoutBlocker,
  checkoutBlockers,
  normalisePromoCode,
  type OrderingMode,
  type PriceBreakdown,
  type PromoCode,
  type PromoProblem,
  priceBreakdown,
  promoProblem,
  zeroPence,
} from '@tiffin/domain';
import { and, eq, sql } from 'drizzle-orm';
import { notFound, ProblemError, unauthorized } from '../../contract/problem.ts';
import type { Transaction } from '../../db/client.ts';
import { customers, orders, promoRedemptions } from '../../db/schema.ts';
import { type AddressRow, findAddress } from '../addresses/addresses.store.ts';
import { readCartWithin } from '../cart/read-cart.ts';
import { findPromoCodeByName } from '../promo-codes/promo-codes.store.ts';
import { type OrderingTerms, readOrderingTerms } from './checkout.terms.ts';

/** What a quote is asked for. */
export interface QuoteRequest {
  readonly customerId: string;
  readonly restaurantId: string;
  /** Left out, the order is collected (spec §7). */
  readonly addressId: string | undefined;
  readonly promoCode: string | undefined;
  readonly now: Date;
  /** Holds the promo code's row, so that its limit can be counted and a use reserved. */
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
  /** Only a code that may be used. */
  readonly promo: PromoCode | null;
  readonly promoProblem: PromoProblem | null;
  readonly breakdown: PriceBreakdown;
  readonly blockers: readonly CheckoutBlocker[];
}

/** Makes a quote from the rows of the database by the rules of the domain, or refuses with 404. */
export async function makeQuote(tx: Transaction, request: QuoteRequest): Promise<Quote> {
  const { customerId, restaurantId, addressId, now } = request;
  const mode: OrderingMode = addressId === undefined ? 'collection' : 'delivery';
  const terms = await readOrderingTerms(tx, restaurantId);
  if (terms === null) throw new ProblemError(notFound('This restaurant'));
  const address = addressId === undefined ? null : await findAddress(tx, customerId, addressId);
  if (addressId !== undefined && address === null) throw new ProblemError(notFound('This address'));
  const customer = await findCustomer(tx, customerId);
  const cart = await readCartWithin(tx, customerId, restaurantId);
  const items = cart?.items ?? [];
  const promotion = await tryPromoCode(tx, request, mode, cart);

  const breakdown = priceBreakdown({
    items,
    mode,
    deliveryTerms: terms.deliveryTerms,
    serviceFee: terms.serviceFee,
    promo: promotion.promo,
  });
  const blockers = checkoutBlockers({
    restaurant: terms.restaurant,
    now,
    mode,
    items,
    minimumOrder: terms.minimumOrder,
    address,
    deliveryTerms: terms.deliveryTerms,
    origin: terms.origin,
    phoneNumber: customer.phoneNumber,
    promoProblem: promotion.problem,
    totalAmount: breakdown.totalAmount,
  });
  return {
    mode,
    cart,
    terms,
    customer,
    address,
    promo: promotion.promo,
    promoProblem: promotion.problem,
    breakdown,
    blockers,
  };
}

interface Promotion {
  readonly promo: PromoCode | null;
  readonly problem: PromoProblem | null;
}

async function tryPromoCode(
  tx: Transaction,
  { customerId, restaurantId, promoCode, now, isLocking }: QuoteRequest,
  mode: OrderingMode,
  cart: Cart | null,
): Promise<Promotion> {
  if (promoCode === undefined) return { promo: null, problem: null };
  const promo = await findPromoCodeByName(tx, restaurantId, normalisePromoCode(promoCode), isLocking);
  const uses =
    promo === null
      ? { redemptions: 0, customerRedemptions: 0 }
      : await countRedemptions(tx, promo.id, customerId, cart?.id ?? null);
  const subtotal = cart?.totalAmount ?? zeroPence;
  const problem = promoProblem(promo, { now, mode, subtotal, ...uses });
  return { promo: problem === null ? promo : null, problem };
}

/** The uses that count towards the limits: paid and reserved, but not this cart's own that it would replace. */
async function countRedemptions(
  tx: Transaction,
  promoCodeId: string,
  customerId: string,
  cartId: string | null,
): Promise<{ readonly redemptions: number; readonly customerRedemptions: number }> {
  const [row] = await tx
    .select({
      redemptions: sql<number>`count(*)::int`,
      customerRedemptions: sql<number>`(count(*) filter (where ${promoRedemptions.customerId} = ${customerId}))::int`,
    })
    .from(promoRedemptions)
    .innerJoin(orders, eq(orders.id, promoRedemptions.orderId))
    .where(
      and(
        eq(promoRedemptions.promoCodeId, promoCodeId),
        sql`${promoRedemptions.state} in ('reserved', 'counted')`,
        sql`not (${orders.status} = 'pending_payment' and ${orders.cartId} is not distinct from ${cartId})`,
      ),
    );
  return row ?? { redemptions: 0, customerRedemptions: 0 };
}

async function findCustomer(
  tx: Transaction,
  id: string,
): Promise<{ readonly email: string; readonly phoneNumber: string | null }> {
  const [row] = await tx
    .select({ email: customers.email, phoneNumber: customers.phoneNumber })
    .from(customers)
    .where(eq(customers.id, id));
  // A genuine token outlives its customer when the database is begun anew.
  if (row === undefined) throw new ProblemError(unauthorized());
  return row;
}
