import { and, eq, inArray, ne } from 'drizzle-orm';
import type { Transaction } from '../db/client.ts';
import { mails } from '../db/schema.ts';

/**
 * Takes the customer out of the mails about their orders. Those that are not sent yet would speak of nobody, except for
 * those that ask the managers to act.
 */
export async function forgetMails(tx: Transaction, orderIds: readonly string[]): Promise<void> {
  const isAbout = inArray(mails.orderId, [...orderIds]);
  await tx.delete(mails).where(and(isAbout, eq(mails.state, 'queued'), ne(mails.recipient, 'managers')));
  await tx
    .update(mails)
    .set({ address: null, lastError: null })
    .where(and(isAbout, eq(mails.recipient, 'customer')));
}
