import { and, desc, eq, exists, gt, gte, ne, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { Database } from '../../db/client.ts';
import { mails, mismatchedPayments, orders, refunds } from '../../db/schema.ts';
import { isInPounds } from '../refunds/refunds.store.ts';

// What is older has been dealt with in other ways; more of each than anyone reads.
const lastDays = sql`now() - interval '7 days'`;
const mostOfEach = 20;

const placedOrder = { id: orders.id, number: orders.number, placedAt: orders.placedAt };

/** Reads the mails of a restaurant that were given up, newest first. */
export function listFailedMailsOf(db: Database, restaurantId: string) {
  return db
    .select({
      id: mails.id,
      kind: mails.kind,
      recipient: mails.recipient,
      failure: mails.failure,
      at: mails.createdAt,
      order: placedOrder,
    })
    .from(mails)
    .leftJoin(orders, eq(orders.id, mails.orderId))
    .where(
      and(
        eq(mails.restaurantId, restaurantId),
        eq(mails.state, 'failed'),
        gte(mails.createdAt, lastDays),
        // An invitation that was used or withdrawn before its mail went out.
        sql`not (${mails.kind} = 'invitation' and ${mails.failure} = 'no_address')`,
      ),
    )
    .orderBy(desc(mails.createdAt), desc(mails.id))
    .limit(mostOfEach);
}

/** Reads the refunds in pounds of a restaurant that failed and were not made again, newest first. */
export function listFailedRefundsOf(db: Database, restaurantId: string) {
  const again = alias(refunds, 'again');
  const madeAgain = db
    .select({ id: again.id })
    .from(again)
    .where(
      and(
        eq(again.orderId, refunds.orderId),
        ne(again.state, 'failed'),
        gte(again.amount, refunds.amount),
        gt(again.createdAt, refunds.createdAt),
        sql`${again.mismatchedSessionId} is not distinct from ${refunds.mismatchedSessionId}`,
      ),
    );
  return db
    .select({ id: refunds.id, amount: refunds.amount, at: refunds.settledAt, order: placedOrder })
    .from(refunds)
    .innerJoin(orders, eq(orders.id, refunds.orderId))
    .leftJoin(mismatchedPayments, eq(mismatchedPayments.sessionId, refunds.mismatchedSessionId))
    .where(
      and(
        eq(orders.restaurantId, restaurantId),
        eq(refunds.state, 'failed'),
        gte(refunds.createdAt, lastDays),
        sql`not ${exists(madeAgain)}`,
        isInPounds,
      ),
    )
    .orderBy(desc(refunds.createdAt), desc(refunds.id))
    .limit(mostOfEach);
}
