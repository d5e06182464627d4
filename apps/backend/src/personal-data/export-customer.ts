import { and, asc, eq, inArray, or, sql } from 'drizzle-orm';
import type { Database } from '../db/client.ts';
import {
  addresses,
  cartItems,
  carts,
  customers,
  dataRequests,
  idempotencyKeys,
  mails,
  menuItems,
  mismatchedPayments,
  orderAcknowledgements,
  orderHistory,
  orderPrints,
  orderProblemAnswers,
  orderProblemPhotos,
  orderProblems,
  orders,
  paymentEvents,
  promoCodes,
  promoRedemptions,
  refreshFamilies,
  refreshTokens,
  refunds,
} from '../db/schema.ts';
import { dataRequestsOf } from './data-requests-of.ts';

/** Reads everything stored about a customer, as one moment sees it; only the digests of tokens stay out. */
export function exportCustomer(db: Database, customerId: string) {
  return db.transaction(
    async (tx) => {
      const [customer] = await tx.select().from(customers).where(eq(customers.id, customerId));
      const ownRequests =
        customer === undefined
          ? []
          : await tx
              .select()
              .from(dataRequests)
              .where(dataRequestsOf(tx, customer))
              .orderBy(asc(dataRequests.createdAt));
      const requestIds = ownRequests.map(({ id }) => id);
      const cartIds = tx.select({ id: carts.id }).from(carts).where(eq(carts.customerId, customerId));
      return {
        customer: customer ?? null,
        addresses: await tx
          .select()
          .from(addresses)
          .where(eq(addresses.customerId, customerId))
          .orderBy(asc(addresses.createdAt)),
        carts: await tx.select().from(carts).where(eq(carts.customerId, customerId)),
        cartItems: await tx
          .select({
            cartId: cartItems.cartId,
            dish: menuItems.name,
            quantity: cartItems.quantity,
            selectedOptions: cartItems.selectedOptions,
            createdAt: cartItems.createdAt,
          })
          .from(cartItems)
          .innerJoin(menuItems, eq(menuItems.id, cartItems.menuItemId))
          .where(inArray(cartItems.cartId, cartIds)),
        orders: await tx
          .select()
          .from(orders)
          .where(eq(orders.customerId, customerId))
          .orderBy(asc(orders.createdAt)),
        // Without who of the restaurant acted, who are persons of their own.
        orderHistory: await tx
          .select({
            orderId: orderHistory.orderId,
            version: orderHistory.version,
            action: orderHistory.action,
            actor: orderHistory.actor,
            at: orderHistory.at,
            fromStatus: orderHistory.fromStatus,
            toStatus: orderHistory.toStatus,
            data: orderHistory.data,
          })
          .from(orderHistory)
          .innerJoin(orders, eq(orders.id, orderHistory.orderId))
          .where(eq(orders.customerId, customerId))
          .orderBy(asc(orderHistory.orderId), asc(orderHistory.version)),
        orderAcknowledgements: await tx
          .select({
            orderId: orderAcknowledgements.orderId,
            of: orderAcknowledgements.of,
            allergySeen: orderAcknowledgements.allergySeen,
            at: orderAcknowledgements.at,
          })
          .from(orderAcknowledgements)
          .innerJoin(orders, eq(orders.id, orderAcknowledgements.orderId))
          .where(eq(orders.customerId, customerId))
          .orderBy(asc(orderAcknowledgements.orderId), asc(orderAcknowledgements.at)),
        orderPrints: await tx
          .select({
            orderId: orderPrints.orderId,
            of: orderPrints.of,
            claimedAt: orderPrints.claimedAt,
            confirmedAt: orderPrints.confirmedAt,
          })
          .from(orderPrints)
          .innerJoin(orders, eq(orders.id, orderPrints.orderId))
          .where(eq(orders.customerId, customerId))
          .orderBy(asc(orderPrints.orderId), asc(orderPrints.claimedAt)),
        // Without who of the restaurant answered, as above.
        orderProblems: await tx
          .select({
            id: orderProblems.id,
            orderId: orderProblems.orderId,
            reason: orderProblems.reason,
            lines: orderProblems.lines,
            text: orderProblems.text,
            state: orderProblems.state,
            reportedAt: orderProblems.reportedAt,
            closedAt: orderProblems.closedAt,
          })
          .from(orderProblems)
          .innerJoin(orders, eq(orders.id, orderProblems.orderId))
          .where(eq(orders.customerId, customerId))
          .orderBy(asc(orderProblems.orderId), asc(orderProblems.position)),
        orderProblemAnswers: await tx
          .select({
            problemId: orderProblemAnswers.problemId,
            text: orderProblemAnswers.text,
            at: orderProblemAnswers.at,
          })
          .from(orderProblemAnswers)
          .innerJoin(orderProblems, eq(orderProblems.id, orderProblemAnswers.problemId))
          .innerJoin(orders, eq(orders.id, orderProblems.orderId))
          .where(eq(orders.customerId, customerId))
          .orderBy(asc(orderProblemAnswers.problemId), asc(orderProblemAnswers.version)),
        orderProblemPhotos: await tx
          .select({
            problemId: orderProblemPhotos.problemId,
            width: orderProblemPhotos.width,
            height: orderProblemPhotos.height,
            /** The file itself, in base64. */
            jpeg: sql<string>`translate(encode(${orderProblemPhotos.bytes}, 'base64'), E'\n', '')`,
          })
          .from(orderProblemPhotos)
          .innerJoin(orderProblems, eq(orderProblems.id, orderProblemPhotos.problemId))
          .innerJoin(orders, eq(orders.id, orderProblems.orderId))
          .where(eq(orders.customerId, customerId))
          .orderBy(asc(orderProblemPhotos.problemId), asc(orderProblemPhotos.position)),
        refunds: await tx
          .select({
            orderId: refunds.orderId,
            amount: refunds.amount,
            lines: refunds.lines,
            fees: refunds.fees,
            reason: refunds.reason,
            by: refunds.byKind,
            state: refunds.state,
            requestedAt: refunds.requestedAt,
            settledAt: refunds.settledAt,
          })
          .from(refunds)
          .innerJoin(orders, eq(orders.id, refunds.orderId))
          .where(eq(orders.customerId, customerId))
          .orderBy(asc(refunds.createdAt)),
        mismatchedPayments: await tx
          .select({
            orderId: mismatchedPayments.orderId,
            amount: mismatchedPayments.amount,
            currency: mismatchedPayments.currency,
            paidAt: mismatchedPayments.paidAt,
            foundAt: mismatchedPayments.foundAt,
            decision: mismatchedPayments.decision,
            settledAt: mismatchedPayments.settledAt,
          })
          .from(mismatchedPayments)
          .innerJoin(orders, eq(orders.id, mismatchedPayments.orderId))
          .where(eq(orders.customerId, customerId))
          .orderBy(asc(mismatchedPayments.foundAt)),
        paymentEvents: await tx
          .select({
            orderId: paymentEvents.orderId,
            type: paymentEvents.type,
            receivedAt: paymentEvents.receivedAt,
          })
          .from(paymentEvents)
          .innerJoin(orders, eq(orders.id, paymentEvents.orderId))
          .where(eq(orders.customerId, customerId))
          .orderBy(asc(paymentEvents.receivedAt)),
        mails: await tx
          .select({
            orderId: mails.orderId,
            dataRequestId: mails.dataRequestId,
            kind: mails.kind,
            address: mails.address,
            state: mails.state,
            createdAt: mails.createdAt,
            sentAt: mails.sentAt,
          })
          .from(mails)
          .leftJoin(orders, eq(orders.id, mails.orderId))
          .where(
            and(
              or(eq(orders.customerId, customerId), inArray(mails.dataRequestId, requestIds)),
              eq(mails.recipient, 'customer'),
            ),
          )
          .orderBy(asc(mails.createdAt)),
        // Without the mailbox, which only counts mails.
        dataRequests: ownRequests.map(({ mailbox: _, ...request }) => request),
        promoRedemptions: await tx
          .select({
            orderId: promoRedemptions.orderId,
            code: promoCodes.code,
            state: promoRedemptions.state,
            createdAt: promoRedemptions.createdAt,
          })
          .from(promoRedemptions)
          .innerJoin(promoCodes, eq(promoCodes.id, promoRedemptions.promoCodeId))
          .where(eq(promoRedemptions.customerId, customerId)),
        signIns: await tx
          .select({
            id: refreshFamilies.id,
            createdAt: refreshFamilies.createdAt,
            revokedAt: refreshFamilies.revokedAt,
            revokedBecause: refreshFamilies.revokedBecause,
            renewedAt: refreshTokens.createdAt,
            expiresAt: refreshTokens.expiresAt,
          })
          .from(refreshFamilies)
          .leftJoin(refreshTokens, eq(refreshTokens.familyId, refreshFamilies.id))
          .where(eq(refreshFamilies.customerId, customerId)),
        recentWrites: await tx
          .select({
            operation: idempotencyKeys.operation,
            status: idempotencyKeys.status,
            body: idempotencyKeys.body,
            createdAt: idempotencyKeys.createdAt,
          })
          .from(idempotencyKeys)
          .where(eq(idempotencyKeys.owner, customerId)),
      };
    },
    { isolationLevel: 'repeatable read', accessMode: 'read only' },
  );
}
