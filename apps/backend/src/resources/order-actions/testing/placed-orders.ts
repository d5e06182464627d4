import { eq } from 'drizzle-orm';
import { orderHistory, restaurants, serviceStates } from '../../../db/schema.ts';
import { type CheckoutWishes, curry, type Shop, type Shopper } from '../../checkout/testing/shop.ts';
import { type ActionOutcome, type ActionRequest, actOnOrder, lockOrderWithHistory } from '../act-on-order.ts';

/** Someone of the restaurant who acts on orders. */
export const maria = { kind: 'staff', id: 'sub-maria', name: 'Maria', deviceId: 'tablet-1' } as const;

/** Orders two curries, pays and lets the provider say so. */
export async function placeOrder(shop: Shop, shopper: Shopper, wishes: CheckoutWishes = {}): Promise<string> {
  await shopper.add({ ...curry, quantity: 2 });
  const { body } = await shopper.checkout(wishes);
  await shop.payOrder(body.orderId);
  for (const event of await shop.standIn.eventsOf(body.orderId)) await shop.sendEvent(event);
  return body.orderId;
}

/** Takes an action in a transaction of its own; at the version that is there unless another one is named. */
export function act(
  shop: Shop,
  orderId: string,
  action: ActionRequest['action'],
  { by = maria, expectedVersion = null }: Partial<Omit<ActionRequest, 'action'>> = {},
): Promise<ActionOutcome> {
  return shop.app.db.transaction(async (tx) => {
    const locked = await lockOrderWithHistory(tx, orderId);
    if (locked === null) throw new Error(`There is no order ${orderId}.`);
    return actOnOrder(tx, shop.app, locked, { action, by, expectedVersion });
  });
}

/** Who answers the orders of the shop that are placed from now on. */
export async function setAcceptance(shop: Shop, acceptance: 'auto' | 'manual'): Promise<void> {
  await shop.app.db.update(restaurants).set({ acceptance }).where(eq(restaurants.id, shop.restaurantId));
}

/** Takes orders again, which two that nobody has answered in time have paused. */
export async function takeOrdersAgain(shop: Shop): Promise<void> {
  await shop.app.db.delete(serviceStates).where(eq(serviceStates.restaurantId, shop.restaurantId));
}

/** The history of an order, as the words that matter. */
export async function historyOf(shop: Shop, orderId: string): Promise<string[]> {
  const rows = await shop.app.db
    .select()
    .from(orderHistory)
    .where(eq(orderHistory.orderId, orderId))
    .orderBy(orderHistory.version);
  return rows.map(
    ({ version, action, actor, actorName, fromStatus, toStatus }) =>
      `${version} ${action} by ${actorName ?? actor}: ${fromStatus} to ${toStatus}`,
  );
}
