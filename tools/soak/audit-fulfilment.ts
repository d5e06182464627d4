import { type Audit, type AuditLine, rowsOf } from './audit.ts';
import type { ProviderRefund, ProviderSession } from './provider.ts';

interface PlacedOrder {
  readonly id: string;
  readonly status: string;
  readonly totalAmount: number;
  readonly refundedAmount: number;
  readonly version: number;
  readonly changes: number;
  /** The kinds of its mails that were sent. */
  readonly mails: readonly string[];
}

/** How much is still under way: orders to answer, refunds to make, mails to send. */
export async function unfinishedWork(databaseUrl: string): Promise<number> {
  const [row] = await rowsOf<{ count: number }>(
    databaseUrl,
    `select ((select count(*) from orders where status in ('pending_payment', 'placed'))
       + (select count(*) from refunds where state in ('requested', 'pending'))
       + (select count(*) from mails where state = 'queued'))::int as count`,
  );
  return row?.count ?? 0;
}

/** What has gone back at the provider, in pence. */
export function sumOfRefunds(refunds: readonly ProviderRefund[]): number {
  return refunds.reduce((sum, { amount, status }) => sum + (status === 'failed' ? 0 : amount), 0);
}

/** What the orders say has gone back, in pence. */
export async function refundedHere(databaseUrl: string): Promise<number> {
  const [row] = await rowsOf<{ sum: number }>(
    databaseUrl,
    'select coalesce(sum(refunded_amount), 0)::int as sum from orders',
  );
  return row?.sum ?? 0;
}

/** Holds what became of placed orders against the provider's refunds and the mails that came. */
export async function auditFulfilment(
  databaseUrl: string,
  sessions: readonly ProviderSession[],
  refunds: readonly ProviderRefund[],
  received: ReadonlyMap<string, number>,
): Promise<Audit> {
  const orders = await rowsOf<PlacedOrder>(
    databaseUrl,
    `select id, status, total_amount as "totalAmount", refunded_amount as "refundedAmount", version,
       (select count(*)::int from order_history h where h.order_id = o.id) as changes,
       array(select kind from mails m where m.order_id = o.id and m.state = 'sent') as mails
       from orders o where placed_at is not null`,
  );
  const mails = await rowsOf<{ address: string; sent: number }>(
    databaseUrl,
    "select address, count(*)::int as sent from mails where state = 'sent' group by address",
  );
  const [failed] = await rowsOf<{ jobs: number; mails: number; refunds: number }>(
    databaseUrl,
    `select (select count(*)::int from pgboss.job where state = 'failed') as jobs,
       (select count(*)::int from mails where state = 'failed') as mails,
       (select count(*)::int from refunds where state = 'failed') as refunds`,
  );

  const differences: string[] = [];
  const paymentOf = new Map(
    sessions
      .filter(({ payment_status }) => payment_status === 'paid')
      .map((session) => [session.client_reference_id, session]),
  );
  const refundsOf = Map.groupBy(refunds, ({ payment_intent }) => payment_intent);
  let leftAtProvider = 0;
  for (const { id, status, totalAmount, refundedAmount, changes, ...order } of orders) {
    const payment = paymentOf.get(id);
    const wentBack = sumOfRefunds(refundsOf.get(payment?.payment_intent ?? '') ?? []);
    const left = (payment?.amount_total ?? 0) - wentBack;
    leftAtProvider += left;
    if (left !== totalAmount - refundedAmount)
      differences.push(
        `order ${id} (${status}): ${totalAmount} - ${refundedAmount} here, ${wentBack} went back`,
      );
    if ((status === 'declined' || status === 'cancelled') && left !== 0)
      differences.push(`order ${id} is ${status}, and ${left} of it have not gone back`);
    const answers = ['accepted', 'declined', 'cancelled'].filter((kind) => order.mails.includes(kind));
    if (!order.mails.includes('placed') || answers.length !== 1)
      differences.push(`order ${id} is ${status}, and its mails are ${order.mails.join(', ')}`);
    // Placed and answered, by one of those who might.
    if (changes !== 2 || order.version < changes)
      differences.push(`order ${id} is ${status} at version ${order.version} after ${changes} changes`);
  }
  for (const { address, sent } of mails) {
    const came = received.get(address) ?? 0;
    if (came < sent) differences.push(`${came} mails came to ${address}, ${sent} were sent`);
  }

  const sum = (values: Iterable<number>) => [...values].reduce((total, value) => total + value, 0);
  const sent = sum(mails.map((mail) => mail.sent));
  const ended = orders.filter(({ status }) => status === 'declined' || status === 'cancelled');
  const lines: readonly AuditLine[] = [
    {
      what: 'money kept, in pence',
      backend: sum(orders.map(({ totalAmount, refundedAmount }) => totalAmount - refundedAmount)),
      other: leftAtProvider,
      against: 'payment provider',
    },
    {
      what: 'money given back, in pence',
      backend: sum(orders.map(({ refundedAmount }) => refundedAmount)),
      other: sumOfRefunds(refunds),
      against: 'payment provider',
    },
    {
      what: 'orders declined or cancelled',
      backend: ended.length,
      other: ended.filter(({ totalAmount, refundedAmount }) => totalAmount === refundedAmount).length,
      against: 'fully refunded',
    },
    { what: 'jobs failed', backend: failed?.jobs ?? 0, other: 0, against: 'none' },
    { what: 'mails failed', backend: failed?.mails ?? 0, other: 0, against: 'none' },
  ];
  for (const { what, backend, other, against } of lines)
    if (backend !== other) differences.push(`${what}: ${backend} in the backend, ${other} (${against})`);
  const repeated = sum(received.values()) - sent;
  const figures = [
    ['mails sent', sent],
    ['mails that came twice', repeated],
    ['refunds that failed', failed?.refunds ?? 0],
  ] as const;
  return { lines, differences, figures };
}
