import { openStatuses } from '@tiffin/domain';
import { and, asc, eq, inArray, ne, or, sql } from 'drizzle-orm';
import type { Database, Transaction } from '../db/client.ts';
import {
  addresses,
  carts,
  customers,
  dataRequests,
  idempotencyKeys,
  mails,
  type OrderRow,
  orderProblems,
  orders,
  promoRedemptions,
  refreshFamilies,
  refreshTokens,
} from '../db/schema.ts';
import { dataRequestsOf } from './data-requests-of.ts';
import { forgottenOrder, forgottenSights } from './forgotten-order.ts';

/** What became of a request to be erased; orders that are being paid, or that a restaurant is at, have to end first. */
export type Erasure =
  | { readonly kind: 'erased'; readonly keptOrders: number }
  | { readonly kind: 'open'; readonly orders: readonly [UnfinishedOrder, ...UnfinishedOrder[]] };

/** An order that stands in the way of an erasure. */
export interface UnfinishedOrder {
  readonly id: string;
  readonly number: string;
  readonly status: OrderRow['status'];
}

/** Erases a customer in one transaction; their orders stay without the person. */
export function eraseCustomer(db: Database, customerId: string): Promise<Erasure> {
  return db.transaction(async (tx) => {
    // Carts before the customer, as in checkout; a checkout that waits for either then finds nobody.
    await tx.select({ id: carts.id }).from(carts).where(eq(carts.customerId, customerId)).for('update');
    const [customer] = await tx.select().from(customers).where(eq(customers.id, customerId)).for('update');
    const unfinishedStatuses = ['pending_payment', ...openStatuses] as const;
    const [unfinished, ...others] = await tx
      .select({ id: orders.id, number: orders.number, status: orders.status })
      .from(orders)
      .where(and(eq(orders.customerId, customerId), inArray(orders.status, unfinishedStatuses)))
      .orderBy(asc(orders.createdAt))
      .limit(100);
    if (unfinished !== undefined) return { kind: 'open', orders: [unfinished, ...others] };

    // Locked before their tokens are deleted, as when a token is renewed.
    const families = await tx
      .select({ id: refreshFamilies.id })
      .from(refreshFamilies)
      .where(eq(refreshFamilies.customerId, customerId))
      .for('update');
    const familyIds = families.map(({ id }) => id);
    await tx.delete(refreshTokens).where(inArray(refreshTokens.familyId, familyIds));
    await tx.delete(refreshFamilies).where(eq(refreshFamilies.customerId, customerId));
    await tx.delete(idempotencyKeys).where(eq(idempotencyKeys.owner, customerId));
    await tx.delete(addresses).where(eq(addresses.customerId, customerId));
    const kept = await tx.execute<{ id: string }>(
      sql`with swept as (
        update ${orders} set ${sql.raw(forgottenOrder)} where customer_id = ${customerId} returning id
      ), sights as (${sql.raw(forgottenSights)}) select id from swept`,
    );
    const keptIds = kept.rows.map(({ id }) => id);
    // With their answers and photos. A report that comes at this moment waits for the order, and finds that it is nobody's.
    await tx.delete(orderProblems).where(inArray(orderProblems.orderId, keptIds));
    await forgetMails(tx, keptIds);
    // After the orders, as in a sweep.
    await tx
      .update(promoRedemptions)
      .set({ customerId: null })
      .where(eq(promoRedemptions.customerId, customerId));
    await tx.delete(carts).where(eq(carts.customerId, customerId));
    // Their mails go with them: one that has not reached the restaurant yet would ask for what is done.
    if (customer !== undefined) await tx.delete(dataRequests).where(dataRequestsOf(tx, customer));
    await tx.delete(customers).where(eq(customers.id, customerId));
    return { kind: 'erased', keptOrders: kept.rowCount ?? 0 };
  });
}

/**
 * Takes the customer out of the mails about their orders. Those that are not sent yet would speak of nobody, except for
 * those that ask the managers to act.
 */
async function forgetMails(tx: Transaction, orderIds: readonly string[]): Promise<void> {
  const isAbout = inArray(mails.orderId, [...orderIds]);
  // What was reported has gone with the customer.
  const speaksOfNobody = or(ne(mails.recipient, 'managers'), eq(mails.kind, 'problem_reported'));
  await tx.delete(mails).where(and(isAbout, eq(mails.state, 'queued'), speaksOfNobody));
  await tx
    .update(mails)
    .set({ address: null, lastError: null })
    .where(and(isAbout, eq(mails.recipient, 'customer')));
}
