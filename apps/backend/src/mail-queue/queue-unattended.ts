import type { AppContext } from '../context.ts';
import type { Transaction } from '../db/client.ts';
import type { OrderRow } from '../db/schema.ts';
import { insertMails } from './insert-mails.ts';
import { managersOf } from './managers-of.ts';

/**
 * Queues the mail that says that no device of a restaurant sees its orders, in the caller's transaction: because of one
 * order, once for each, or because no device has been seen for a while.
 */
export async function queueUnattendedMail(
  tx: Transaction,
  app: Pick<AppContext, 'jobs'>,
  restaurantId: string,
  order: Pick<OrderRow, 'id' | 'version'> | null,
): Promise<void> {
  const about = order === null ? {} : { orderId: order.id, orderVersion: order.version };
  const mail = { restaurantId, kind: 'unattended', recipient: 'managers', ...about } as const;
  const managers = await managersOf(tx, restaurantId);
  await insertMails(
    tx,
    app,
    managers.map((memberId) => ({ ...mail, memberId })),
  );
}
