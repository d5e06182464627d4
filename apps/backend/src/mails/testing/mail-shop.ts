import { eq } from 'drizzle-orm';
import { type MailRow, mails } from '../../db/schema.ts';
import { type Shop, startShop } from '../../resources/checkout/testing/shop.ts';
import { setAcceptance } from '../../resources/order-actions/testing/placed-orders.ts';
import { testRestaurantYaml } from '../../testing/test-restaurant.ts';
import { type MailServer, type ReceivedMail, startMailServer } from './mail-server.ts';

/** The address that the shop's restaurant gets its orders at. */
export const kitchenAddress = 'kitchen@testaurant.test';

/** A shop with a mail server of its own; the restaurant answers its orders itself. */
export interface MailShop {
  readonly shop: Shop;
  readonly server: MailServer;
  /** The mails that came for an order, as `recipient subject`, sorted: their order on the way is not promised. */
  readonly subjectsOf: (orderId: string) => Promise<string[]>;
  /** The mails about an order as they are stored, in the order they were queued. */
  readonly rowsOf: (orderId: string) => Promise<MailRow[]>;
  /** The mail with this row. */
  readonly received: (mailId: string | undefined) => ReceivedMail[];
  /** The value of a metric by its name and labels as `/metrics` writes them; undefined when it is not there. */
  readonly metric: (nameAndLabels: string) => Promise<number | undefined>;
  readonly close: () => Promise<void>;
}

/** Starts a shop whose mails are really sent; `change` alters its restaurant's file. */
export async function startMailShop(change: (yaml: string) => string = (yaml) => yaml): Promise<MailShop> {
  const server = await startMailServer();
  const yaml = testRestaurantYaml().replace('settings:', `orders: { email: ${kitchenAddress} }\nsettings:`);
  const shop = await startShop(change(yaml), {
    SMTP_URL: server.url,
    MAIL_FROM: 'orders@tiffin.example',
    COUNTER_URL: 'https://counter.example',
  });
  await setAcceptance(shop, 'manual');
  const rowsOf = (orderId: string) =>
    shop.app.db.select().from(mails).where(eq(mails.orderId, orderId)).orderBy(mails.createdAt, mails.kind);
  const received = (mailId: string | undefined) =>
    server.mails.filter(({ messageId }) => messageId === `<${mailId}@tiffin.example>`);
  return {
    shop,
    server,
    rowsOf,
    received,
    subjectsOf: async (orderId) => {
      const rows = await rowsOf(orderId);
      return rows
        .flatMap(({ id }) => received(id))
        .map(({ recipients, subject }) => `${recipients.join()} ${subject}`)
        .sort();
    },
    metric: async (nameAndLabels) => {
      const answer = await shop.fetch(new Request('http://backend.test/metrics'));
      const lines = (await answer.text()).split('\n');
      const found = lines.find((line) => line.startsWith(`${nameAndLabels} `));
      return found === undefined ? undefined : Number(found.split(' ').at(-1));
    },
    close: async () => {
      await shop.close();
      await server.stop();
    },
  };
}
