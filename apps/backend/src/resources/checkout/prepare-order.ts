import { closingTime, paymentSessionLifetimeMs } from '@tiffin/domain';
import { and, eq } from 'drizzle-orm';
import type { AppContext } from '../../context.ts';
import type { RequestBody } from '../../contract/handler.ts';
import type { Transaction } from '../../db/client.ts';
import { holdRestaurant } from '../../db/lock-restaurant.ts';
import { carts, type OrderRow, orders, promoRedemptions } from '../../db/schema.ts';
import { newId } from '../../ids.ts';
import { lockCartWhere } from '../cart/cart.store.ts';
import { placeOrder } from '../order-lifecycle/place-order.ts';
import { nextOrderNumber } from '../orders/order-numbers.store.ts';
import { CheckoutRefused } from './checkout-refused.ts';
import { draftOrder, type OrderDraft } from './draft-order.ts';
import { readKitchenNames } from './kitchen-names.store.ts';
import { orderNotes, riderNoteProblem } from './order-notes.ts';
import { makeQuote, type Quote, type QuoteRequest } from './quote.ts';
import { checkReturnUrls } from './return-url.ts';

/**
 * Where a checkout stands once its order is committed: `placed` needs no payment, `pending` needs its payment page,
 * `replaced` is an older order of the same cart that has to be closed first.
 */
export interface PreparedOrder {
  readonly kind: 'placed' | 'pending' | 'replaced';
  readonly order: OrderRow;
}

type Buyer = Pick<QuoteRequest, 'customerId' | 'restaurantId' | 'isPostcodeUnknown'>;

// Stripe counts its least lifetime of 30 minutes from the call: this is for calls that come late or are repeated.
const sessionMarginMs = 2 * 60_000;

/**
 * The database's part of a checkout: under the lock of the cart, an order with its full snapshot and a reserved use
 * of the promo code, or the one that is pending already. The provider is asked only after this is committed, so an
 * order is never lost between the two. An order of nothing is placed here; `whenPlaced` belongs to that transaction.
 * Refusals are thrown and leave nothing behind.
 */
export function prepareOrder(
  app: AppContext,
  { customerId, restaurantId, isPostcodeUnknown }: Buyer,
  body: RequestBody<'checkout'>,
  whenPlaced: (tx: Transaction, order: OrderRow) => Promise<void>,
): Promise<PreparedOrder> {
  return app.db.transaction(async (tx) => {
    const owner = and(eq(carts.customerId, customerId), eq(carts.restaurantId, restaurantId));
    const cartId = await lockCartWhere(tx, owner);
    // Before its terms are read: a checkout is committed before a deletion closes the pages, or finds no restaurant.
    if (!(await holdRestaurant(tx, restaurantId)))
      throw new CheckoutRefused({ kind: 'missing', what: 'This restaurant' });
    const { mode, addressId, promoCode, tip, ageConfirmed } = body;
    const now = app.clock.now();
    const quote = await makeQuote(tx, {
      customerId,
      restaurantId,
      mode,
      addressId,
      isPostcodeUnknown,
      promoCode,
      tip,
      ageConfirmed,
      now,
      isLocking: true,
    });
    const urls = checkReturnUrls(body, quote.terms.hostnames);
    if (!urls.ok) throw new CheckoutRefused({ kind: 'wrong_fields', problems: urls.problems });
    const notes = orderNotes(body);
    if (quote.mode === 'collection' && notes.riderNote !== '')
      throw new CheckoutRefused({ kind: 'wrong_fields', problems: [riderNoteProblem] });
    assertOrderable(quote, body.expectedTotalAmount);
    // Without blockers there is a cart with lines: it was made after the lock found none.
    if (cartId === null) throw new CheckoutRefused({ kind: 'another_checkout' });

    const { successUrl, failUrl } = urls;
    const kitchenNames = await readKitchenNames(tx, quote.cart);
    const draft = draftOrder(quote, { ...notes, successUrl, failUrl }, kitchenNames);
    const [pending] = await tx
      .select()
      .from(orders)
      .where(and(eq(orders.cartId, cartId), eq(orders.status, 'pending_payment')));
    if (pending !== undefined) {
      return { kind: pending.fingerprint === draft.fingerprint ? 'pending' : 'replaced', order: pending };
    }
    const order = await insertOrder(tx, { customerId, restaurantId, cartId, now }, quote, draft);
    if (order.totalAmount > 0) return { kind: 'pending', order };
    const placed = await placeOrder(tx, app, order, null);
    await whenPlaced(tx, placed);
    return { kind: 'placed', order: placed };
  });
}

/** Throws what stands in an order's way, and a total that is not the one that its customer saw. */
function assertOrderable(quote: Quote, expectedTotalAmount: number | undefined): void {
  const { breakdown, blockers, promoProblem } = quote;
  const [first, ...others] = blockers;
  if (first !== undefined)
    throw new CheckoutRefused({ kind: 'blocked', blockers: [first, ...others], promoProblem });
  if (expectedTotalAmount !== undefined && expectedTotalAmount !== breakdown.totalAmount)
    throw new CheckoutRefused({ kind: 'total_changed', breakdown, blockers });
}

/** Writes an order that waits for its payment, and reserves the use of its promo code. */
async function insertOrder(
  tx: Transaction,
  { now, ...owner }: { customerId: string; restaurantId: string; cartId: string; now: Date },
  { terms, promo }: Quote,
  draft: OrderDraft,
): Promise<OrderRow> {
  const closesAt = closingTime(terms.restaurant, now);
  const number = await nextOrderNumber(tx, owner.restaurantId, terms.restaurant.orderPrefix);
  const [order] = await tx
    .insert(orders)
    .values({
      ...owner,
      ...draft,
      id: newId(),
      number,
      createdAt: now,
      closesAt,
      status: 'pending_payment',
      // By the real clock, which is the provider's; closing time is by the business clock, as `now` is.
      paymentStartedAt: new Date(),
      paymentSessionExpiresAt: new Date(
        Date.now() + paymentSessionLifetimeMs(now, closesAt, sessionMarginMs),
      ),
    })
    .returning();
  if (order === undefined) throw new Error('An inserted order gave back no row.');
  if (promo !== null) {
    const { customerId } = owner;
    await tx
      .insert(promoRedemptions)
      .values({ orderId: order.id, promoCodeId: promo.id, customerId, state: 'reserved' });
  }
  return order;
}
