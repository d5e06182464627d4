import { and, asc, eq, sql } from 'drizzle-orm';
import type { AppContext } from '../context.ts';
import { mails } from '../db/schema.ts';
import { giveUp } from './send-mail.ts';

// Servers with a mail server give up after 8 hours; a mail of this age has found none, or has lost its job.
const isUnsent = and(eq(mails.state, 'queued'), sql`${mails.queuedAt} < now() - interval '1 day'`);

const batchSize = 100;

/** Gives up the mails that no server could send for a day, so that a restaurant's managers see them (`listFailures`). */
export async function giveUpUnsentMails(
  app: Pick<AppContext, 'db' | 'log' | 'metrics'>,
  isStopping: () => boolean,
): Promise<void> {
  for (;;) {
    const unsent = await app.db
      .select()
      .from(mails)
      .where(isUnsent)
      .orderBy(asc(mails.queuedAt))
      .limit(batchSize);
    for (const mail of unsent) await giveUp(app, mail, 'too_old', mail.lastError);
    if (unsent.length < batchSize || isStopping()) return;
  }
}
