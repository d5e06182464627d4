import { and, eq, inArray, sql } from 'drizzle-orm';
import type { Database } from '../db/client.ts';
import {
  addresses,
  carts,
  customers,
  idempotencyKeys,
  orders,
  promoRedemptions,
  refreshFamilies,
  refreshTokens,
} from '../db/schema.ts';
import { forgottenOrder } from './forgotten-order.ts';

/** What became of a wish to be erased; an order that is being paid has to end first. */
export type Erasure =
  | { readonly kind: 'erased'; readonly keptOrders: number }
  | { readonly kind: 'paying'; readonly orderNumber: string };

/** Erases a customer in one transaction; their orders stay without the person. */
export function eraseCustomer(db: Database, customerId: string): Promise<Erasure> {
  return db.transaction(async (tx) => {
    // Carts before the customer, as in checkout; a checkout that waits for either then finds nobody.
    await tx.select({ id: carts.id }).from(carts).where(eq(carts.customerId, customerId)).for('update');
    await tx.select({ id: customers.id }).from(customers).where(eq(customers.id, customerId)).for('update');
    const [paying] = await tx
      .select({ orderNumber: orders.number })
      .from(orders)
      .where(and(eq(orders.customerId, customerId), eq(orders.status, 'pending_payment')))
      .limit(1);
    if (paying !== undefined) return { kind: 'paying', ...paying };

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
    const kept = await tx.execute(
      sql`update ${orders} set ${sql.raw(forgottenOrder)} where customer_id = ${customerId}`,
    );
    // After the orders, as in a sweep.
    await tx
      .update(promoRedemptions)
      .set({ customerId: null })
      .where(eq(promoRedemptions.customerId, customerId));
    await tx.delete(carts).where(eq(carts.customerId, customerId));
    await tx.delete(customers).where(eq(customers.id, customerId));
    return { kind: 'erased', keptOrders: kept.rowCount ?? 0 };
  });
}
