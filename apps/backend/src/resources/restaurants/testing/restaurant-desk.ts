import type { components } from '@tiffin/api/schema';
import { lockOrder } from '../../../db/lock-order.ts';
import { queueUnattendedMail } from '../../../mail-queue/queue-unattended.ts';
import type { TestAnswer } from '../../../testing/test-app.ts';
import type { Shop } from '../../checkout/testing/shop.ts';

/** What an admin does with the shop's restaurant. */
export interface RestaurantDesk {
  readonly remove: (key?: string) => Promise<TestAnswer<components['schemas']['Error']>>;
  readonly restore: () => Promise<TestAnswer<components['schemas']['Restaurant']>>;
  /** Queues a mail that asks the managers to look at an order. */
  readonly queueManagersMail: (orderId: string) => Promise<void>;
}

/** Opens the desk with an admin signed in. */
export async function restaurantDesk(shop: Shop): Promise<RestaurantDesk> {
  const session = await shop.signIn({ email: 'admin@example.com' });
  const path = `/restaurants/${shop.restaurantId}`;
  return {
    remove: (key) =>
      shop.call('DELETE', path, {
        session,
        ...(key === undefined ? {} : { headers: { 'idempotency-key': key } }),
      }),
    restore: () => shop.call('POST', `${path}/restore`, { session }),
    queueManagersMail: (orderId) =>
      shop.app.db.transaction(async (tx) => {
        const order = await lockOrder(tx, orderId);
        await queueUnattendedMail(tx, shop.app, shop.restaurantId, order);
      }),
  };
}
