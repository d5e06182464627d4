import type { AppContext } from '../context.ts';
import type { Transaction } from '../db/client.ts';
import { hasDevice } from '../db/has-device.ts';
import type { OrderEventName, OrderRow } from '../db/schema.ts';
import { insertMails } from './insert-mails.ts';
import { managersOf } from './managers-of.ts';
import { type MailEvent, orderMails, type ProblemEvent } from './order-mails.ts';

/** What has happened: to the order or a problem of it, which is at its new version, or to one of its refunds. */
export type OrderMailEvent =
  | { readonly event: OrderEventName | ProblemEvent }
  | { readonly event: 'refund_succeeded' | 'refund_failed'; readonly refundId: string };

type OrderFacts = Pick<OrderRow, 'id' | 'restaurantId' | 'mode' | 'version' | 'customerId'>;

/**
 * Queues the mails that a change of a locked order asks for, in the change's own transaction: they are sent if and only
 * if the change is committed. The same event again queues nothing.
 */
export async function queueOrderMails(
  tx: Transaction,
  app: Pick<AppContext, 'jobs'>,
  order: OrderFacts,
  happened: OrderMailEvent,
): Promise<void> {
  const isErased = order.customerId === null;
  // Mails to an erased customer go to nobody, and tickets would name nobody.
  const ofMode = orderMails[happened.event satisfies MailEvent].filter(
    ({ mode, to }) => (mode === undefined || mode === order.mode) && (!isErased || to === 'managers'),
  );
  // A restaurant with a device has its tickets there.
  const isPaired = ofMode.some(({ to }) => to === 'restaurant') && (await hasDevice(tx, order.restaurantId));
  const wanted = ofMode.filter(({ to }) => to !== 'restaurant' || !isPaired);
  if (wanted.length === 0) return;
  const about = 'refundId' in happened ? { refundId: happened.refundId } : { orderVersion: order.version };
  const managers = wanted.some(({ to }) => to === 'managers') ? await managersOf(tx, order.restaurantId) : [];
  const rows = wanted.flatMap(({ kind, to }) => {
    const row = { restaurantId: order.restaurantId, orderId: order.id, kind, recipient: to, ...about };
    const members = to === 'managers' ? managers : [null];
    return members.map((memberId) => ({ ...row, memberId }));
  });
  await insertMails(tx, app, rows);
}
