import type { MailCustomer, MailRestaurant } from '@tiffin/mail';
import { and, eq } from 'drizzle-orm';
import type { Database } from '../db/client.ts';
import {
  customers,
  type MailRow,
  orders,
  type RefundRow,
  restaurantDomains,
  restaurantSettings,
  restaurants,
} from '../db/schema.ts';
import { type FollowedOrder, readHistory } from '../resources/order-lifecycle/order-history.store.ts';
import { refundsOf } from '../resources/refunds/refunds.store.ts';

/** Everything that a mail about an order may speak of. */
export interface MailSubject {
  readonly followed: FollowedOrder;
  readonly refunds: readonly RefundRow[];
  readonly restaurant: MailRestaurant;
  readonly customer: MailCustomer;
  /** The order's page in the storefront. */
  readonly orderUrl: string;
}

/** Reads what a mail about an order speaks of, as one moment sees it. */
export function readMailSubject(db: Database, { orderId }: MailRow): Promise<MailSubject> {
  return db.transaction(
    async (tx) => {
      const [found] = await tx
        .select({
          order: orders,
          restaurant: restaurants,
          settings: restaurantSettings,
          customerName: customers.name,
        })
        .from(orders)
        .innerJoin(restaurants, eq(restaurants.id, orders.restaurantId))
        .innerJoin(restaurantSettings, eq(restaurantSettings.restaurantId, orders.restaurantId))
        .innerJoin(customers, eq(customers.id, orders.customerId))
        .where(eq(orders.id, orderId ?? ''));
      if (found === undefined) throw new Error('A mail speaks of an order that cannot be read');
      const { order, settings, customerName } = found;
      // Where the customer has ordered, which need not be https on a developer's machine.
      const storefrontUrl = new URL('/', order.successUrl).href;
      return {
        followed: { order, history: await readHistory(tx, order.id) },
        refunds: await refundsOf(tx, [order.id]),
        restaurant: restaurantForMail(found.restaurant, settings, storefrontUrl),
        customer: { name: customerName, phone: order.snapshot.phoneNumber ?? '' },
        orderUrl: new URL(`/orders/${order.id}`, storefrontUrl).href,
      };
    },
    { isolationLevel: 'repeatable read', accessMode: 'read only' },
  );
}

/** A restaurant as its mails show it that are about no order. */
export async function readMailRestaurant(db: Database, restaurantId: string): Promise<MailRestaurant> {
  const [found] = await db
    .select({ restaurant: restaurants, settings: restaurantSettings, hostname: restaurantDomains.hostname })
    .from(restaurants)
    .innerJoin(restaurantSettings, eq(restaurantSettings.restaurantId, restaurants.id))
    .innerJoin(
      restaurantDomains,
      and(eq(restaurantDomains.restaurantId, restaurants.id), eq(restaurantDomains.position, 0)),
    )
    .where(eq(restaurants.id, restaurantId));
  if (found === undefined) throw new Error('A mail speaks of a restaurant that cannot be read');
  return restaurantForMail(found.restaurant, found.settings, `https://${found.hostname}/`);
}

/** A restaurant as its mails show it. */
function restaurantForMail(
  { name, timeZone }: Pick<typeof restaurants.$inferSelect, 'name' | 'timeZone'>,
  { legal, contact, brandHue }: typeof restaurantSettings.$inferSelect,
  storefrontUrl: string,
): MailRestaurant {
  return {
    name,
    legal,
    address: [contact.addressLine, `${contact.city} ${contact.postalCode}`],
    phone: contact.phone,
    email: contact.email,
    timeZone,
    hue: brandHue,
    storefrontUrl,
  };
}
