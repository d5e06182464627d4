import type { AppContext } from '../context.ts';
import type { MailRow } from '../db/schema.ts';
import type { WrittenMail } from './mailer.ts';
import { beginAttempt, markFailed, markSent, noteError } from './mails.store.ts';
import { writeMail } from './write-mail.ts';

type Parts = Pick<AppContext, 'db' | 'log' | 'metrics' | 'mailer' | 'clock' | 'env'>;

// A mail that could not be handed in: its job is run again.
class MailUnsent extends Error {
  override name = 'MailUnsent';
}

/**
 * Sends a queued mail. When its server is killed after the mail server has taken the mail and before that is written
 * down, the mail goes out again with the same Message-ID. An order is never changed here, whatever becomes of its mails.
 */
export async function sendMail(app: Parts, mailId: string): Promise<void> {
  const { mailer } = app;
  if (mailer === null) throw new MailUnsent('SMTP_URL is not set.');
  const attempt = await beginAttempt(app.db, mailId);
  if (attempt === null) return;
  if (attempt.failure !== null) return giveUp(app, attempt.mail, attempt.failure, attempt.mail.lastError);
  const { mail } = attempt;
  const written = await tryToWrite(app, mail);
  const outcome = await mailer.send({ ...written, id: mail.id, to: attempt.address });
  if (outcome.kind === 'refused') return giveUp(app, mail, 'refused', outcome.reason);
  if (outcome.kind === 'unanswered') {
    await noteError(app.db, mail.id, outcome.reason);
    throw new MailUnsent(outcome.reason);
  }
  await markSent(app.db, mail.id);
  app.metrics.mailSent(mail.recipient);
}

async function tryToWrite(app: Parts, mail: MailRow): Promise<WrittenMail> {
  try {
    return await writeMail(app, mail);
  } catch (error) {
    await noteError(app.db, mail.id, 'It could not be written: see the log.');
    throw error;
  }
}

/** Gives a mail up, counts it and says so in the log. */
export async function giveUp(
  { db, log, metrics }: Pick<Parts, 'db' | 'log' | 'metrics'>,
  { id, orderId, restaurantId, kind, recipient, attempts }: MailRow,
  failure: NonNullable<MailRow['failure']>,
  reason: string | null,
): Promise<void> {
  if (!(await markFailed(db, id, failure, reason))) return;
  metrics.mailFailed(recipient, failure);
  const facts = { mailId: id, orderId, restaurantId, kind, recipient, attempts, failure, reason };
  log.error(facts, 'a mail could not be sent');
}
