import { and, asc, inArray, isNull } from 'drizzle-orm';
import type { AppContext } from '../context.ts';
import type { Transaction } from '../db/client.ts';
import { mails, restaurants } from '../db/schema.ts';
import { newId } from '../ids.ts';

type NewMail = Omit<typeof mails.$inferInsert, 'id'>;

// A deleted restaurant still answers for the data that it holds.
const asksNobodyAtTheCounter = ({ recipient, kind }: NewMail) =>
  recipient === 'customer' || kind === 'data_request';

/**
 * Writes mails and the jobs that send them, in the caller's transaction; a mail that is there already is left out, and so
 * is one that asks the people of a deleted restaurant to act, where they no longer can.
 */
export async function insertMails(
  tx: Transaction,
  { jobs }: Pick<AppContext, 'jobs'>,
  rows: readonly NewMail[],
): Promise<void> {
  const wanted = await withoutDeleted(tx, rows);
  if (wanted.length === 0) return;
  const queued = await tx
    .insert(mails)
    .values(wanted.map((row) => ({ ...row, id: newId() })))
    .onConflictDoNothing()
    .returning({ id: mails.id });
  for (const { id } of queued) await jobs.send(tx, 'send-mail', { mailId: id });
}

async function withoutDeleted(tx: Transaction, rows: readonly NewMail[]): Promise<readonly NewMail[]> {
  const restaurantIds = rows.flatMap((row) => (asksNobodyAtTheCounter(row) ? [] : [row.restaurantId]));
  if (restaurantIds.length === 0) return rows;
  const found = await tx
    .select({ id: restaurants.id })
    .from(restaurants)
    .where(and(inArray(restaurants.id, restaurantIds), isNull(restaurants.deletedAt)))
    .orderBy(asc(restaurants.id))
    // Waits for a deletion that has begun, as the mail's reference to its restaurant would do too late.
    .for('key share');
  const foundIds = new Set(found.map(({ id }) => id));
  return rows.filter((row) => asksNobodyAtTheCounter(row) || foundIds.has(row.restaurantId));
}
