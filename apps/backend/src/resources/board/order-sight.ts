import { businessDays, hasRole, noOrderNotes, openStatuses, reportPeriod } from '@tiffin/domain';
import { gte, inArray, or, type SQL } from 'drizzle-orm';
import type { CounterActor } from '../../contract/handler.ts';
import { type OrderRow, orders } from '../../db/schema.ts';
import type { BoardOrder } from './board.store.ts';

/** Which ended orders of its restaurant a caller reads beside the open ones; null is all of them. */
export type OrderSight = { readonly placedFrom: Date } | null;

/** Whether a caller reads every order: a person who has signed in, or a device with the PIN of a manager. */
export function readsEveryOrder({ deviceId, role }: CounterActor): boolean {
  return deviceId === null || hasRole(role, 'manager');
}

/** Which orders a caller reads at an instant: a device that is lost shows what it needs for its work, not the past. */
export function orderSight(actor: CounterActor, timeZone: string, now: Date): OrderSight {
  if (readsEveryOrder(actor)) return null;
  const { from, to } = businessDays(now, timeZone);
  const found = reportPeriod(from, to, timeZone);
  if ('problem' in found) throw new Error(`There are no business days at ${now.toISOString()}.`);
  return { placedFrom: found.period.start };
}

/** Whether an order is one of those in sight. */
export function isInSight(sight: OrderSight, { status, placedAt }: Pick<OrderRow, 'status' | 'placedAt'>) {
  if (sight === null || (placedAt !== null && placedAt >= sight.placedFrom)) return true;
  return openStatuses.some((open) => open === status);
}

/** The condition for the orders in sight; undefined where that is all of them. */
export function ordersInSight(sight: OrderSight): SQL | undefined {
  return sight === null
    ? undefined
    : or(gte(orders.placedAt, sight.placedFrom), inArray(orders.status, openStatuses));
}

/** The order as that of an erased customer: a board must learn that it has ended, not whose it was. */
export function withoutCustomer(found: BoardOrder): BoardOrder {
  const { order } = found;
  const snapshot = { ...order.snapshot, address: null, phoneNumber: null, customerEmail: '' };
  return { ...found, order: { ...order, ...noOrderNotes, snapshot }, problems: [], customerName: null };
}
