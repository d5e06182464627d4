import { and, eq, isNull, sql } from 'drizzle-orm';
import type { Database, Transaction } from '../db/client.ts';
import {
  dataRequests,
  type MailRow,
  mails,
  orders,
  restaurantSettings,
  restaurants,
  staffMembers,
} from '../db/schema.ts';
import { isManager } from '../mail-queue/managers-of.ts';

/** A try to send a mail that has begun: it has an address, or a reason to give it up. */
export type Attempt = { readonly mail: MailRow } & (
  | { readonly failure: null; readonly address: string }
  | { readonly failure: 'too_old' | 'no_address' }
);

// For how long a mail is tried: what comes later helps nobody, and an operator can still send it.
const mailPatience = '8 hours';

const isTooOld = sql<boolean>`${mails.queuedAt} < now() - interval '${sql.raw(mailPatience)}'`;

/** Counts a try of a mail and writes down where it goes; null when the mail is not queued, or gone. */
export function beginAttempt(db: Database, mailId: string): Promise<Attempt | null> {
  return db.transaction(async (tx) => {
    const [found] = await tx
      .select({
        orderId: mails.orderId,
        dataRequestId: mails.dataRequestId,
        kind: mails.kind,
        recipient: mails.recipient,
        memberId: mails.memberId,
        restaurantId: mails.restaurantId,
        isTooOld,
      })
      .from(mails)
      .where(eq(mails.id, mailId));
    if (found === undefined) return null;
    const address = await addressOf(tx, found);
    // An erasure of the customer deletes queued mails: no address is written after it.
    const [mail] = await tx
      .update(mails)
      .set({ attempts: sql`${mails.attempts} + 1`, address: address === '' ? null : address })
      .where(and(eq(mails.id, mailId), eq(mails.state, 'queued')))
      .returning();
    if (mail === undefined) return null;
    if (address === '') return { mail, failure: 'no_address' };
    return found.isTooOld ? { mail, failure: 'too_old' } : { mail, failure: null, address };
  });
}

type Addressed = Pick<
  MailRow,
  'kind' | 'recipient' | 'memberId' | 'restaurantId' | 'orderId' | 'dataRequestId'
>;

function addressOf(tx: Transaction, mail: Addressed): Promise<string> {
  const { kind, recipient, memberId, restaurantId, orderId, dataRequestId } = mail;
  switch (recipient) {
    case 'customer':
      return dataRequestId === null ? customerAddress(tx, orderId ?? '') : writtenAddress(tx, dataRequestId);
    case 'member':
      return invitedAddress(tx, memberId ?? '');
    case 'managers':
      return managerAddress(tx, memberId, restaurantId);
    case 'restaurant':
      return kind === 'data_request' ? contactAddress(tx, restaurantId) : restaurantAddress(tx, restaurantId);
  }
}

async function customerAddress(tx: Transaction, orderId: string): Promise<string> {
  const [order] = await tx
    .select({ email: sql<string>`${orders.snapshot} ->> 'customerEmail'` })
    .from(orders)
    .where(eq(orders.id, orderId));
  return order?.email ?? '';
}

/** The address that a person has written into a data request. */
async function writtenAddress(tx: Transaction, dataRequestId: string): Promise<string> {
  const [request] = await tx
    .select({ email: dataRequests.email })
    .from(dataRequests)
    .where(eq(dataRequests.id, dataRequestId));
  return request?.email ?? '';
}

/** The address that the legal texts of a restaurant name, where its orders may come at another one. */
async function contactAddress(tx: Transaction, restaurantId: string): Promise<string> {
  const [found] = await tx
    .select({ contact: restaurantSettings.contact })
    .from(restaurantSettings)
    .where(eq(restaurantSettings.restaurantId, restaurantId));
  return found?.contact.email ?? '';
}

/** The address of an open invitation; empty when it was used or withdrawn meanwhile. */
async function invitedAddress(tx: Transaction, memberId: string): Promise<string> {
  const [invited] = await tx
    .select({ email: staffMembers.email })
    .from(staffMembers)
    .where(and(eq(staffMembers.id, memberId), isNull(staffMembers.joinedAt)));
  return invited?.email ?? '';
}

/** The address of a manager; the restaurant's where there was none, or the person no longer is one. */
async function managerAddress(
  tx: Transaction,
  memberId: string | null,
  restaurantId: string,
): Promise<string> {
  if (memberId === null) return restaurantAddress(tx, restaurantId);
  const [manager] = await tx
    .select({ email: staffMembers.email })
    .from(staffMembers)
    .where(and(eq(staffMembers.id, memberId), isManager));
  return manager?.email ?? restaurantAddress(tx, restaurantId);
}

async function restaurantAddress(db: Database, restaurantId: string): Promise<string> {
  const [found] = await db
    .select({ orderEmail: restaurants.orderEmail, contact: restaurantSettings.contact })
    .from(restaurants)
    .leftJoin(restaurantSettings, eq(restaurantSettings.restaurantId, restaurants.id))
    .where(eq(restaurants.id, restaurantId));
  return found?.orderEmail ?? found?.contact?.email ?? '';
}

/** Writes down that the mail server has taken a mail. */
export async function markSent(db: Database, mailId: string): Promise<void> {
  await db
    .update(mails)
    .set({ state: 'sent', sentAt: sql`now()`, lastError: null })
    .where(and(eq(mails.id, mailId), eq(mails.state, 'queued')));
}

/** Writes down that a mail is given up; false when it was sent, given up or deleted meanwhile. */
export async function markFailed(
  db: Database,
  mailId: string,
  failure: NonNullable<MailRow['failure']>,
  lastError: string | null,
): Promise<boolean> {
  const failed = await db
    .update(mails)
    .set({ state: 'failed', failure, lastError })
    .where(and(eq(mails.id, mailId), eq(mails.state, 'queued')))
    .returning({ id: mails.id });
  return failed.length > 0;
}

/** Writes down why a try failed; the mail stays queued. */
export async function noteError(db: Database, mailId: string, lastError: string): Promise<void> {
  await db.update(mails).set({ lastError }).where(eq(mails.id, mailId));
}
