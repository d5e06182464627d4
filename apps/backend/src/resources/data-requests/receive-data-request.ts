import { randomInt } from 'node:crypto';
import {
  answerBy,
  type DataRequest,
  type DataRequestReceipt,
  formatPhoneNumber,
  localDate,
  mailboxOf,
} from '@tiffin/domain';
import { and, eq, sql } from 'drizzle-orm';
import type { AppContext } from '../../context.ts';
import type { Database, Transaction } from '../../db/client.ts';
import { advisoryLocks } from '../../db/locks.ts';
import { customers, dataRequests, restaurantSettings, restaurants } from '../../db/schema.ts';
import { newId } from '../../ids.ts';
import { insertMails } from '../../mail-queue/insert-mails.ts';
import { managersOf } from '../../mail-queue/managers-of.ts';

/** A restaurant that is asked, as far as a request needs it. */
export interface AskedRestaurant {
  readonly id: string;
  readonly timeZone: string;
  readonly hasContact: boolean;
  readonly phone: string;
}

/** Finds a restaurant that has pages on which it can be asked; a deleted one as well, which still holds data. */
export async function findAskedRestaurant(
  db: Database,
  foundationId: string,
  id: string,
): Promise<AskedRestaurant | null> {
  const [found] = await db
    .select({ timeZone: restaurants.timeZone, contact: restaurantSettings.contact })
    .from(restaurants)
    .innerJoin(restaurantSettings, eq(restaurantSettings.restaurantId, restaurants.id))
    .where(and(eq(restaurants.id, id), eq(restaurants.foundationId, foundationId)));
  if (found === undefined) return null;
  const { timeZone, contact } = found;
  return { id, timeZone, hasContact: contact.email !== '', phone: formatPhoneNumber(contact.phone) };
}

interface Received {
  readonly restaurant: AskedRestaurant;
  /** Who was signed in. */
  readonly customerId: string | null;
  readonly request: DataRequest;
}

// The address is not verified, so it gets few mails that its owner may not have asked for.
const mostInADay = 3;

/**
 * Writes a request down with its mails, in the caller's transaction: to the restaurant always, to the address given where it
 * had none of this restaurant, and not too many at all, in the last 24 hours. `nobody`: there is nobody to send it to.
 */
export async function receiveDataRequest(
  tx: Transaction,
  { clock, jobs }: Pick<AppContext, 'clock' | 'jobs'>,
  { restaurant, customerId, request }: Received,
): Promise<DataRequestReceipt | 'nobody'> {
  const askedOf = await recipientsOf(tx, restaurant);
  if (askedOf.length === 0) return 'nobody';
  const existing = customerId === null ? null : await holdCustomer(tx, customerId);
  const mailbox = mailboxOf(request.email);
  await tx.execute(sql`select pg_advisory_xact_lock(${advisoryLocks.dataRequests}, hashtext(${mailbox}))`);
  const isAcknowledged = await mayAcknowledge(tx, restaurant.id, mailbox);
  const receivedAt = clock.now();
  const row = {
    ...request,
    mailbox,
    isAcknowledged,
    restaurantId: restaurant.id,
    customerId: existing,
    receivedAt,
    answerBy: answerBy(localDate(receivedAt, restaurant.timeZone)),
  };
  const { id, reference } = await insertRequest(tx, row);
  const about = { restaurantId: restaurant.id, dataRequestId: id };
  await insertMails(tx, { jobs }, [
    ...askedOf.map((to) => ({ ...about, ...to, kind: 'data_request' as const })),
    ...(isAcknowledged
      ? [{ ...about, kind: 'data_request_received' as const, recipient: 'customer' as const }]
      : []),
  ]);
  return { id, reference, receivedAt: receivedAt.toISOString(), answerBy: row.answerBy };
}

/** Whom a request goes to: the contact, else owners and managers. */
async function recipientsOf(tx: Transaction, { id, hasContact }: AskedRestaurant) {
  if (hasContact) return [{ recipient: 'restaurant' as const }];
  const managers = await managersOf(tx, id);
  return managers.flatMap((memberId) =>
    memberId === null ? [] : [{ recipient: 'managers' as const, memberId }],
  );
}

/** Keeps a customer from being erased until the request is written down; null when that has happened. */
async function holdCustomer(tx: Transaction, customerId: string): Promise<string | null> {
  const [found] = await tx
    .select({ id: customers.id })
    .from(customers)
    .where(eq(customers.id, customerId))
    .for('key share');
  return found?.id ?? null;
}

async function mayAcknowledge(tx: Transaction, restaurantId: string, mailbox: string): Promise<boolean> {
  const acknowledged = await tx
    .select({ restaurantId: dataRequests.restaurantId })
    .from(dataRequests)
    .where(
      and(
        eq(dataRequests.mailbox, mailbox),
        eq(dataRequests.isAcknowledged, true),
        sql`${dataRequests.createdAt} > now() - interval '24 hours'`,
      ),
    );
  return (
    acknowledged.length < mostInADay && acknowledged.every((request) => request.restaurantId !== restaurantId)
  );
}

// Without letters that are read as others, and without vowels, which would make words.
const letters = '23456789BCDFGHJKMNPQRTVWXZ';
const newReference = () =>
  `D-${Array.from({ length: 6 }, () => letters.charAt(randomInt(letters.length))).join('')}`;

type NewRequest = Omit<typeof dataRequests.$inferInsert, 'id' | 'reference'>;

/** Writes a request under a reference that no other one of its restaurant has. */
async function insertRequest(tx: Transaction, row: NewRequest) {
  for (;;) {
    const [inserted] = await tx
      .insert(dataRequests)
      .values({ ...row, id: newId(), reference: newReference() })
      .onConflictDoNothing()
      .returning({ id: dataRequests.id, reference: dataRequests.reference });
    if (inserted !== undefined) return inserted;
  }
}
