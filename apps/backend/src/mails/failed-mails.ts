import { and, desc, eq, sql } from 'drizzle-orm';
import type { AppContext } from '../context.ts';
import type { Database } from '../db/client.ts';
import { type MailRow, mails, orders, restaurants } from '../db/schema.ts';

/** A mail that was given up. */
export interface FailedMail
  extends Pick<MailRow, 'id' | 'kind' | 'recipient' | 'attempts' | 'failure' | 'lastError' | 'createdAt'> {
  readonly restaurant: string;
  readonly orderNumber: string | null;
}

/** Reads the mails that were given up, the last one first. */
export function listFailedMails(db: Database, limit: number): Promise<FailedMail[]> {
  return db
    .select({
      id: mails.id,
      kind: mails.kind,
      recipient: mails.recipient,
      attempts: mails.attempts,
      failure: mails.failure,
      lastError: mails.lastError,
      createdAt: mails.createdAt,
      restaurant: restaurants.name,
      orderNumber: orders.number,
    })
    .from(mails)
    .innerJoin(restaurants, eq(restaurants.id, mails.restaurantId))
    .leftJoin(orders, eq(orders.id, mails.orderId))
    .where(eq(mails.state, 'failed'))
    .orderBy(desc(mails.createdAt))
    .limit(limit);
}

/** Queues a mail again that was given up, as if it were new; false when no failed mail has this id. */
export function sendAgain({ db, jobs }: Pick<AppContext, 'db' | 'jobs'>, mailId: string): Promise<boolean> {
  return db.transaction(async (tx) => {
    const { rowCount } = await tx
      .update(mails)
      .set({ state: 'queued', failure: null, queuedAt: sql`now()` })
      .where(and(eq(mails.id, mailId), eq(mails.state, 'failed')));
    if (rowCount !== 1) return false;
    await jobs.send(tx, 'send-mail', { mailId });
    return true;
  });
}
