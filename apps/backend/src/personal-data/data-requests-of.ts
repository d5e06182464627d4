import { mailboxOf } from '@tiffin/domain';
import { and, eq, inArray, isNull, or, sql } from 'drizzle-orm';
import type { Database } from '../db/client.ts';
import { type customers, dataRequests, restaurants } from '../db/schema.ts';

type Customer = Pick<typeof customers.$inferSelect, 'id' | 'foundationId' | 'email' | 'isEmailVerified'>;

/** The data requests that are a customer's own: sent while signed in, or by a visitor with the address that is theirs. */
export function dataRequestsOf(db: Database, { id, foundationId, email, isEmailVerified }: Customer) {
  const sentSignedIn = eq(dataRequests.customerId, id);
  if (!isEmailVerified) return sentSignedIn;
  const ofFoundation = db
    .select({ id: restaurants.id })
    .from(restaurants)
    .where(eq(restaurants.foundationId, foundationId));
  const sentBefore = and(
    isNull(dataRequests.customerId),
    // By its index; the address itself decides.
    eq(dataRequests.mailbox, mailboxOf(email)),
    eq(sql`lower(${dataRequests.email})`, email.toLowerCase()),
    inArray(dataRequests.restaurantId, ofFoundation),
  );
  return or(sentSignedIn, sentBefore);
}
