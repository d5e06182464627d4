import { queryRows } from './audit.ts';
import { sumOfRefunds } from './provider.ts';
import type { SoakSystem } from './system.ts';

/** Whether nothing is under way any more, and the backend knows of every refund that was made in the dashboard. */
export async function isSettled({ databaseUrl, provider }: SoakSystem): Promise<boolean> {
  if ((await countUnfinished(databaseUrl)) > 0) return false;
  return (await refundedByOrders(databaseUrl)) === sumOfRefunds(await provider.allRefunds());
}

/** Counts what is under way: orders to pay or answer, refunds to make, mails to send. */
async function countUnfinished(databaseUrl: string): Promise<number> {
  const [row] = await queryRows<{ count: number }>(
    databaseUrl,
    `select ((select count(*) from orders where status in ('pending_payment', 'placed'))
       + (select count(*) from refunds where state in ('requested', 'pending'))
       + (select count(*) from mails where state = 'queued'))::int as count`,
  );
  return row?.count ?? 0;
}

/** What has gone back by the backend's orders, in pence. */
async function refundedByOrders(databaseUrl: string): Promise<number> {
  const [row] = await queryRows<{ sum: number }>(
    databaseUrl,
    'select coalesce(sum(refunded_amount), 0)::int as sum from orders',
  );
  return row?.sum ?? 0;
}
