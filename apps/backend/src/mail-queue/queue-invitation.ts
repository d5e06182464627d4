import type { AppContext } from '../context.ts';
import type { Transaction } from '../db/client.ts';
import { insertMails } from './insert-mails.ts';

/** Queues the mail of an invitation, in the invitation's own transaction. */
export async function queueInvitation(
  tx: Transaction,
  app: Pick<AppContext, 'jobs'>,
  { id, restaurantId }: { readonly id: string; readonly restaurantId: string },
): Promise<void> {
  await insertMails(tx, app, [{ restaurantId, kind: 'invitation', recipient: 'member', memberId: id }]);
}
