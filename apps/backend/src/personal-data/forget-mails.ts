import { and, eq, inArray } from 'drizzle-orm';
import type { Transaction } from '../db/client.ts';
import { mails } from '../db/schema.ts';

/** Takes the customer out of the mails about their orders; those that are not sent yet would speak of nobody. */
export async function forgetMails(tx: Transaction, orderIds: readonly string[]): Promise<void> {
  const isAbout = inArray(mails.orderId, [...orderIds]);
  await tx.delete(mails).where(and(isAbout, eq(mails.state, 'queued')));
  await tx
    .update(mails)
    .set({ address: null, lastError: null })
    .where(and(isAbout, eq(mails.recipient, 'customer')));
}
