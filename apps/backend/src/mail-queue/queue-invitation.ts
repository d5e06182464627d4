import type { AppContext } from '../context.ts';
import type { Transaction } from '../db/client.ts';
import { mails } from '../db/schema.ts';
import { newId } from '../ids.ts';

/** Queues the mail of an invitation, in the invitation's own transaction. */
export async function queueInvitation(
  tx: Transaction,
  { jobs }: Pick<AppContext, 'jobs'>,
  member: { readonly id: string; readonly restaurantId: string },
): Promise<void> {
  const mailId = newId();
  await tx.insert(mails).values({
    id: mailId,
    restaurantId: member.restaurantId,
    kind: 'invitation',
    recipient: 'member',
    memberId: member.id,
  });
  await jobs.send(tx, 'send-mail', { mailId });
}
