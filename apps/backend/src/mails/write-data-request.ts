import { eq } from 'drizzle-orm';
import type { Database } from '../db/client.ts';
import { customers, dataRequests, type MailRow } from '../db/schema.ts';
import { readMailRestaurant } from './mail-subject.store.ts';
import type { WrittenMail } from './mailer.ts';
import { loadRenderMail, mailFrom } from './render-mail.ts';

/** Writes the mail that hands a data request to its restaurant; the answer to it goes to the person who asks. */
export async function writeDataRequest(db: Database, mail: MailRow): Promise<WrittenMail> {
  const { request, accountEmail } = await readRequest(db, mail);
  const { reference, kind, name, email, text, receivedAt, answerBy } = request;
  const restaurant = await readMailRestaurant(db, mail.restaurantId);
  const renderMail = await loadRenderMail();
  const rendered = renderMail('data_request', {
    ...{ restaurant, reference, kind, name, email, text, accountEmail, answerBy },
    receivedAt: receivedAt.toISOString(),
  });
  return { ...mailFrom(restaurant, rendered), replyTo: { name, address: email } };
}

/** Writes the mail that says to an address that a request has come with it: nobody has verified it, so none of its words. */
export async function writeDataRequestReceived(db: Database, mail: MailRow): Promise<WrittenMail> {
  const { reference, receivedAt, answerBy } = (await readRequest(db, mail)).request;
  const restaurant = await readMailRestaurant(db, mail.restaurantId);
  const renderMail = await loadRenderMail();
  const rendered = renderMail('data_request_received', {
    ...{ restaurant, reference, answerBy },
    receivedAt: receivedAt.toISOString(),
  });
  return mailFrom(restaurant, rendered);
}

async function readRequest(db: Database, { dataRequestId }: MailRow) {
  const [found] = await db
    .select({ request: dataRequests, accountEmail: customers.email })
    .from(dataRequests)
    .leftJoin(customers, eq(customers.id, dataRequests.customerId))
    .where(eq(dataRequests.id, dataRequestId ?? ''));
  if (found === undefined) throw new Error('A mail speaks of a data request that cannot be read');
  return found;
}
