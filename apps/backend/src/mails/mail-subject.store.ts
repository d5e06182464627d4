import type { MailCustomer, MailRestaurant } from '@tiffin/mail';
import { and, eq } from 'drizzle-orm';
import type { Database } from '../db/client.ts';
import {
  customers,
  type MailRow,
  orders,
  restaurantDomains,
  restaurantSettings,
  restaurants,
} from '../db/schema.ts';
import { type OrderWithHistory, readHistory } from '../resources/order-lifecycle/order-history.store.ts';
import { readShownRefunds, type ShownRefunds } from '../resources/refunds/refunds.store.ts';

/** Everything that a mail about an order may speak of. */
export interface MailSubject extends ShownRefunds {
  readonly current: OrderWithHistory;
  readonly restaurant: MailRestaurant;
  /** Null once the customer has been erased. */
  readonly customer: MailCustomer | null;
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
          hostname: restaurantDomains.hostname,
        })
        .from(orders)
        .innerJoin(restaurants, eq(restaurants.id, orders.restaurantId))
        .innerJoin(restaurantSettings, eq(restaurantSettings.restaurantId, orders.restaurantId))
        .leftJoin(customers, eq(customers.id, orders.customerId))
        .leftJoin(restaurantDomains, isMainDomain(orders.restaurantId))
        .where(eq(orders.id, orderId ?? ''));
      if (found === undefined) throw new Error('A mail speaks of an order that cannot be read');
      const { order, settings, customerName } = found;
      // Where the customer has ordered, which need not be https on a developer's machine; erased with the customer.
      const storefrontUrl =
        order.successUrl === '' ? `https://${found.hostname}/` : new URL('/', order.successUrl).href;
      return {
        current: { order, history: await readHistory(tx, order.id) },
        ...(await readShownRefunds(tx, [order]))(order.id),
        restaurant: restaurantForMail(found.restaurant, settings, storefrontUrl),
        customer:
          customerName === null ? null : { name: customerName, phone: order.snapshot.phoneNumber ?? '' },
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
    .innerJoin(restaurantDomains, isMainDomain(restaurants.id))
    .where(eq(restaurants.id, restaurantId));
  if (found === undefined) throw new Error('A mail speaks of a restaurant that cannot be read');
  return restaurantForMail(found.restaurant, found.settings, `https://${found.hostname}/`);
}

const isMainDomain = (restaurantId: typeof restaurants.id | typeof orders.restaurantId) =>
  and(eq(restaurantDomains.restaurantId, restaurantId), eq(restaurantDomains.position, 0));

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
