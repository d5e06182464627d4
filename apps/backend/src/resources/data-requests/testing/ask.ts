import type { components } from '@tiffin/api/schema';
import { eq } from 'drizzle-orm';
import { dataRequests, mails } from '../../../db/schema.ts';
import type { MailShop } from '../../../mails/testing/mail-shop.ts';
import { runJobs } from '../../../testing/run-jobs.ts';
import type { TestAnswer, TestCall } from '../../../testing/test-app.ts';

/** What comes back for a data request. */
export type Asked = TestAnswer<
  components['schemas']['DataRequest'] & Partial<components['schemas']['Error']>
>;

/** A body that is good as it stands. */
export const copyForAda = { kind: 'access', name: 'Ada Lovelace', email: 'ada@example.com' };

/** Asks the shop's restaurant, or another one. */
export function asker({ shop }: MailShop) {
  return (body: object = {}, call: TestCall = {}, restaurantId = shop.restaurantId): Promise<Asked> =>
    shop.call('POST', `/restaurants/${restaurantId}/data-requests`, {
      ...call,
      body: { ...copyForAda, ...body },
    });
}

/** Sends what is queued; returns the mails of a request, by kind. */
export async function mailsOf({ shop, received }: MailShop, { body: { _id } }: Asked) {
  await runJobs(shop, { only: ['send-mail'] });
  const rows = await shop.app.db
    .select()
    .from(mails)
    .where(eq(mails.dataRequestId, _id))
    .orderBy(mails.kind, mails.id);
  const ofKind = (kind: string) => rows.filter((row) => row.kind === kind).flatMap(({ id }) => received(id));
  return { toRestaurant: ofKind('data_request'), toAddress: ofKind('data_request_received') };
}

/** The request as it is stored. */
export async function requestRow({ shop }: MailShop, id: string) {
  const [row] = await shop.app.db.select().from(dataRequests).where(eq(dataRequests.id, id));
  return row;
}
