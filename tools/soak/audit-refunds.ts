import { type Audit, type AuditLine, queryRows, sum, unequalLines } from './audit.ts';
import type { ExpectedService } from './expected-state.ts';
import { type ProviderRefund, type ProviderSession, sumOfRefunds } from './provider.ts';

interface PlacedOrder {
  readonly id: string;
  readonly status: string;
  readonly totalAmount: number;
  readonly refundedAmount: number;
}

interface RefundRow {
  readonly id: string;
  readonly orderId: string;
  readonly amount: number;
  readonly state: string;
  readonly byKind: string;
  readonly failure: string | null;
}

/** Compares what went back for placed orders with the provider's refunds and with what staff remember. */
export async function auditRefunds(
  databaseUrl: string,
  sessions: readonly ProviderSession[],
  refunds: readonly ProviderRefund[],
  served: readonly ExpectedService[],
): Promise<Audit> {
  const orders = await queryRows<PlacedOrder>(
    databaseUrl,
    `select id, status, total_amount as "totalAmount", refunded_amount as "refundedAmount"
       from orders where placed_at is not null`,
  );
  const rows = await queryRows<RefundRow>(
    databaseUrl,
    'select id, order_id as "orderId", amount::int as amount, state, by_kind as "byKind", failure from refunds',
  );
  const [failed] = await queryRows<{ jobs: number }>(
    databaseUrl,
    "select count(*)::int as jobs from pgboss.job where state = 'failed'",
  );

  const differences: string[] = [];
  const paymentOf = new Map(
    sessions
      .filter(({ payment_status }) => payment_status === 'paid')
      .map((session) => [session.client_reference_id, session]),
  );
  const refundsOf = Map.groupBy(refunds, ({ payment_intent }) => payment_intent);
  const servedBy = new Map(served.map((each) => [each.orderId, each]));
  // Only a manager who cancels may keep part of the money.
  const isRefundDue = ({ id, status }: PlacedOrder) => {
    const isClosed = status === 'declined' || status === 'cancelled';
    return isClosed && (servedBy.get(id)?.closing?.kind ?? 'full') === 'full';
  };
  let leftAtProvider = 0;
  const wentBackOf = new Map<string, number>();
  for (const order of orders) {
    const { id, status, totalAmount, refundedAmount } = order;
    const payment = paymentOf.get(id);
    const wentBack = sumOfRefunds(refundsOf.get(payment?.payment_intent ?? '') ?? []);
    wentBackOf.set(id, wentBack);
    const left = (payment?.amount_total ?? 0) - wentBack;
    leftAtProvider += left;
    if (left < 0) differences.push(`order ${id}: ${-left} more went back than was paid`);
    if (left !== totalAmount - refundedAmount)
      differences.push(
        `order ${id} (${status}): ${totalAmount} - ${refundedAmount} here, ${wentBack} went back`,
      );
    if (isRefundDue(order) && left !== 0)
      differences.push(`order ${id} is ${status}, and ${left} of it have not gone back`);
  }

  const made = Map.groupBy(refunds, ({ metadata }) => metadata.refundId ?? 'dashboard');
  const totalOf = new Map(orders.map(({ id, totalAmount }) => [id, totalAmount]));
  let overtaken = 0;
  for (const { id, orderId, amount, state, byKind, failure } of rows) {
    if (byKind === 'provider') continue;
    const [first, ...more] = made.get(id) ?? [];
    if (more.length > 0)
      differences.push(`refund ${id} of order ${orderId} was made ${more.length + 1} times`);
    if (state === 'succeeded' && first?.amount !== amount)
      differences.push(`refund ${id} of order ${orderId}: ${amount} here, ${first?.amount} made`);
    if (state !== 'failed') continue;
    if (first !== undefined) differences.push(`refund ${id} of order ${orderId} failed, and was made`);
    // The dashboard may have refunded so much in the meantime that this refund exceeds what is left.
    if (amount + (wentBackOf.get(orderId) ?? 0) > (totalOf.get(orderId) ?? 0)) overtaken += 1;
    else differences.push(`refund ${id} of order ${orderId} (${amount}) failed: ${failure}`);
  }

  const succeeded = rows.filter(({ state }) => state === 'succeeded');
  const owed = orders.filter(isRefundDue);
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
      what: 'refunds made',
      backend: succeeded.length,
      other: refunds.filter(({ status }) => status !== 'failed').length,
      against: 'payment provider',
    },
    {
      what: 'orders to give back in full',
      backend: owed.length,
      other: owed.filter(({ totalAmount, refundedAmount }) => totalAmount === refundedAmount).length,
      against: 'fully refunded',
    },
    { what: 'jobs failed', backend: failed?.jobs ?? 0, other: 0, against: 'none' },
  ];
  const figures = [
    ['orders declined', orders.filter(({ status }) => status === 'declined').length],
    ['orders cancelled', orders.filter(({ status }) => status === 'cancelled').length],
    ['orders completed', orders.filter(({ status }) => status === 'completed').length],
    ['refunds overtaken by the dashboard', overtaken],
  ] as const;
  differences.push(...unequalLines(lines));
  return { lines, differences, figures };
}
