import { lifecycleTable } from '@tiffin/domain';
import { type Audit, queryRows, sum, unequalLines } from './audit.ts';
import type { ExpectedService } from './expected-state.ts';

interface HistoryRow {
  readonly orderId: string;
  readonly action: string;
  readonly actor: string;
  readonly fromStatus: string | null;
  readonly toStatus: string;
}

interface PlacedOrder {
  readonly id: string;
  readonly restaurantId: string;
  readonly status: string;
  readonly totalAmount: number;
  readonly refundedAmount: number;
  readonly version: number;
  readonly closedReason: string | null;
}

interface StaffRefund {
  readonly orderId: string;
  readonly amount: number;
  readonly reason: string;
}

/** Compares each placed order's history with the lifecycle and with what staff of the restaurant `servedAt` remember. */
export async function auditLifecycle(
  databaseUrl: string,
  servedAt: string,
  served: readonly ExpectedService[],
): Promise<Audit> {
  const orders = await queryRows<PlacedOrder>(
    databaseUrl,
    `select id, restaurant_id as "restaurantId", status, total_amount as "totalAmount",
       refunded_amount as "refundedAmount", version, closed_reason as "closedReason"
       from orders where placed_at is not null`,
  );
  const history = await queryRows<HistoryRow>(
    databaseUrl,
    `select order_id as "orderId", action, actor, from_status as "fromStatus", to_status as "toStatus"
       from order_history order by order_id, version`,
  );
  const staffRefunds = await queryRows<StaffRefund>(
    databaseUrl,
    `select order_id as "orderId", amount::int as amount, reason from refunds
       where by_kind in ('staff', 'manager')`,
  );
  const differences: string[] = [];
  const historyOf = Map.groupBy(history, ({ orderId }) => orderId);
  const refundsOf = Map.groupBy(staffRefunds, ({ orderId }) => orderId);
  const servedBy = new Map(served.map((each) => [each.orderId, each]));
  let staffActions = 0;
  for (const order of orders) {
    const { id, status, version } = order;
    const changes = historyOf.get(id) ?? [];
    if (!isLegal(changes) || changes.at(-1)?.toStatus !== status)
      differences.push(`order ${id} is ${status} after ${JSON.stringify(changes)}`);
    if (version < changes.length)
      differences.push(`order ${id} has version ${version} after ${changes.length} changes`);
    const expected = servedBy.get(id) ?? { orderId: id, actions: [], refunds: [], closing: null };
    if (order.restaurantId === servedAt && !servedBy.has(id))
      differences.push(`order ${id} was never seen at the counter`);
    const byStaff = changes.filter(({ actor }) => actor === 'staff' || actor === 'manager');
    staffActions += byStaff.length;
    const taken = byStaff.map(({ action }) => action).join(', ');
    if (taken !== expected.actions.join(', '))
      differences.push(`order ${id}: staff did ${expected.actions.join(', ')}, its history says ${taken}`);
    differences.push(...refundDifferences(order, expected, refundsOf.get(id) ?? []));
  }
  const atCounter = orders.filter(({ restaurantId }) => restaurantId === servedAt);
  const lines = [
    {
      what: 'orders at the counter',
      backend: atCounter.length,
      other: served.length,
      against: 'seen on the tablet',
    },
    {
      what: 'actions of staff',
      backend: staffActions,
      other: sum(served.map(({ actions }) => actions.length)),
      against: 'what staff remember',
    },
  ];
  differences.push(...unequalLines(lines));
  const unanswered = atCounter.filter(({ closedReason }) => closedReason === 'unanswered');
  return { lines, differences, figures: [['orders declined by the timer', unanswered.length]] };
}

/** Whether each change starts where the one before ended, and its actor may make it. */
function isLegal(changes: readonly HistoryRow[]): boolean {
  const [first, ...more] = changes;
  return (
    first?.action === 'placed' &&
    more.every(
      ({ action, actor, fromStatus, toStatus }, index) =>
        fromStatus === changes[index]?.toStatus &&
        lifecycleTable.some(
          ({ action: name, from, to, by }) =>
            name === action &&
            from.some((each) => each === fromStatus) &&
            (to === 'same' ? toStatus === fromStatus : to === toStatus) &&
            by.some((each) => each === actor),
        ),
    )
  );
}

function refundDifferences(
  { id, totalAmount, refundedAmount, closedReason }: PlacedOrder,
  { refunds, closing }: ExpectedService,
  rows: readonly StaffRefund[],
): readonly string[] {
  const ofClosing = rows.filter(({ reason }) => reason === closedReason);
  const others = rows.filter(({ reason }) => reason !== closedReason).map(({ amount }) => amount);
  const sorted = (amounts: readonly number[]) => [...amounts].sort((one, other) => one - other).join(', ');
  const found: string[] = [];
  if (sorted(others) !== sorted(refunds))
    found.push(`order ${id}: staff gave back ${sorted(refunds)}, its refunds are ${sorted(others)}`);
  const [first, ...more] = ofClosing;
  // The backend lowers the refund to what the dashboard has left, so that all of the money has gone back.
  const isRight =
    closing?.kind === 'amount'
      ? first?.amount === closing.amount || refundedAmount === totalAmount
      : closing?.kind === 'full' || first === undefined;
  if (more.length > 0 || !isRight)
    found.push(`order ${id}: closed with ${JSON.stringify(closing)}, gave back ${JSON.stringify(ofClosing)}`);
  return found;
}
