import type { AppContext } from '../context.ts';
import type { MailRow } from '../db/schema.ts';
import { readOrder } from '../resources/orders/read-order.ts';
import { readMailSubject } from './mail-subject.store.ts';
import type { WrittenMail } from './mailer.ts';
import { readPauseForMail } from './read-pause-for-mail.ts';
import { loadRenderMail, mailFrom } from './render-mail.ts';

/** Writes the mail that says that nobody has answered an order, and whether ordering is paused for that now. */
export async function writeUnanswered(
  { db, clock, env }: Pick<AppContext, 'db' | 'clock' | 'env'>,
  mail: MailRow,
): Promise<WrittenMail> {
  const now = clock.now();
  const { current, restaurant, customer: _, orderUrl: __, ...refunds } = await readMailSubject(db, mail);
  const renderMail = await loadRenderMail();
  const rendered = renderMail('unanswered', {
    restaurant,
    order: readOrder({ ...current, ...refunds, problems: [] }, now),
    pause: await readPauseForMail({ db, env }, mail.restaurantId, 'unanswered', now),
    counterUrl: env.COUNTER_URL,
  });
  return mailFrom(restaurant, rendered);
}
