import type { AppContext } from '../context.ts';
import type { Transaction } from '../db/client.ts';
import { mails, type OrderRow } from '../db/schema.ts';
import { newId } from '../ids.ts';
import { managersOf } from './managers-of.ts';

/**
 * Queues the mail that says that no device of a restaurant sees its orders, in the caller's transaction: because of one
 * order, once for each, or because no device has been seen for a while.
 */
export async function queueUnattendedMail(
  tx: Transaction,
  { jobs }: Pick<AppContext, 'jobs'>,
  restaurantId: string,
  order: Pick<OrderRow, 'id' | 'version'> | null,
): Promise<void> {
  const about = order === null ? {} : { orderId: order.id, orderVersion: order.version };
  const managers = await managersOf(tx, restaurantId);
  const members = managers.length > 0 ? managers : [null];
  const rows = members.map((memberId) => ({
    id: newId(),
    restaurantId,
    kind: 'unattended' as const,
    recipient: 'managers' as const,
    memberId,
    ...about,
  }));
  const queued = await tx.insert(mails).values(rows).onConflictDoNothing().returning({ id: mails.id });
  for (const { id } of queued) await jobs.send(tx, 'send-mail', { mailId: id });
}
