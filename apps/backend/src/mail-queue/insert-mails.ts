import type { AppContext } from '../context.ts';
import type { Transaction } from '../db/client.ts';
import { mails } from '../db/schema.ts';
import { newId } from '../ids.ts';

/** Writes mails and the jobs that send them, in the caller's transaction; a mail that is there already is left out. */
export async function insertMails(
  tx: Transaction,
  { jobs }: Pick<AppContext, 'jobs'>,
  rows: readonly Omit<typeof mails.$inferInsert, 'id'>[],
): Promise<void> {
  const queued = await tx
    .insert(mails)
    .values(rows.map((row) => ({ ...row, id: newId() })))
    .onConflictDoNothing()
    .returning({ id: mails.id });
  for (const { id } of queued) await jobs.send(tx, 'send-mail', { mailId: id });
}
