import { type Audit, queryRows, sum, unequalLines } from './audit.ts';

interface MailRow {
  readonly orderId: string | null;
  readonly refundId: string | null;
  readonly kind: string;
  readonly state: string;
  readonly address: string | null;
  readonly failure: string | null;
  readonly lastError: string | null;
}

interface ChangeRow {
  readonly orderId: string;
  readonly action: string;
  readonly mode: string;
  readonly isAtCounter: boolean;
}

interface RefundRow {
  readonly id: string;
  readonly orderId: string;
  readonly state: string;
  /** Whether the mail about the closed order has named this refund. */
  readonly isAnnounced: boolean;
  /** Whether the order is refunded in full: a refund that failed because of others needs no mail then. */
  readonly mayGiveWay: boolean;
}

const customerMails: Readonly<Record<string, string>> = {
  placed: 'placed',
  accept: 'accepted',
  decline: 'declined',
  decline_unanswered: 'declined',
  decline_closed: 'declined',
  cancel: 'cancelled',
  cancel_accepted: 'cancelled',
  delay: 'delayed',
  dispatch: 'out_for_delivery',
};
// Actions that send a ticket by mail where no device is on shift.
const ticketActions = ['placed', 'decline_unanswered', 'decline_closed', 'cancel'];

/** Compares the mails about placed orders with what happened to these, and with the mailbox. */
export async function auditMails(
  databaseUrl: string,
  received: ReadonlyMap<string, number>,
  refusals: number,
): Promise<Audit> {
  const mails = await queryRows<MailRow>(
    databaseUrl,
    'select order_id as "orderId", refund_id as "refundId", kind, state, address, failure, last_error as "lastError" from mails',
  );
  const changes = await queryRows<ChangeRow>(
    databaseUrl,
    `select h.order_id as "orderId", h.action, o.mode,
       exists (select 1 from devices d where d.restaurant_id = o.restaurant_id and d.attended_at is not null) as "isAtCounter"
       from order_history h join orders o on o.id = h.order_id`,
  );
  const refunds = await queryRows<RefundRow>(
    databaseUrl,
    `select r.id, r.order_id as "orderId", r.state, coalesce(r.reason = o.closed_reason, false) and exists (
         select 1 from order_history h where h.order_id = o.id
            and h.to_status in ('declined', 'cancelled') and (h.data->>'refund')::int = r.amount) as "isAnnounced",
       o.refunded_amount = o.total_amount as "mayGiveWay"
       from refunds r join orders o on o.id = r.order_id`,
  );

  const expected = new Map<string, string[]>();
  const expect = (orderId: string, kind: string | undefined) => {
    if (kind !== undefined) expected.set(orderId, [...(expected.get(orderId) ?? []), kind]);
  };
  for (const { orderId, action, mode, isAtCounter } of changes) {
    expect(orderId, customerMails[action]);
    if (action === 'ready' && mode === 'collection') expect(orderId, 'ready_to_collect');
    if (!isAtCounter && ticketActions.includes(action)) expect(orderId, 'ticket');
    // The restaurants of a soak have one owner and no managers, or nobody.
    if (action === 'decline_unanswered') expect(orderId, 'unanswered');
  }
  for (const { id, orderId, state, isAnnounced, mayGiveWay } of refunds) {
    if (state === 'succeeded' && !isAnnounced) expect(orderId, 'refunded');
    if (state === 'failed' && (!mayGiveWay || mails.some(({ refundId }) => refundId === id)))
      expect(orderId, 'refund_failed');
  }

  const differences: string[] = [];
  const found = Map.groupBy(mails, ({ orderId }) => orderId);
  for (const [orderId, kinds] of expected) {
    const own = (found.get(orderId) ?? []).map(({ kind }) => kind).sort();
    if (own.join() !== kinds.sort().join())
      differences.push(`order ${orderId} has the mails ${own.join(', ')}, not ${kinds.join(', ')}`);
  }
  const sent = mails.filter(({ state }) => state === 'sent');
  const failed = mails.filter(({ state }) => state === 'failed');
  for (const { kind, orderId, state, failure, lastError } of mails) {
    // A mail may end unsent only where the mail server has refused it for good.
    const isRefused = state === 'failed' && failure === 'refused' && lastError?.includes('550');
    if (state !== 'sent' && !isRefused)
      differences.push(`the mail ${kind} of order ${orderId} is ${state}: ${failure}, ${lastError}`);
  }
  if (failed.length > refusals)
    differences.push(`${failed.length} mails failed, ${refusals} were refused by the mail server`);
  for (const [address, own] of Map.groupBy(sent, (mail) => mail.address ?? 'nobody')) {
    const came = received.get(address) ?? 0;
    if (came < own.length) differences.push(`${came} mails came to ${address}, ${own.length} were sent`);
  }

  const lines = [
    {
      what: 'mails',
      backend: mails.length,
      other: sum([...expected.values()].map((kinds) => kinds.length)),
      against: 'what happened to orders',
    },
  ];
  differences.push(...unequalLines(lines));
  const figures = [
    ['mails sent', sent.length],
    ['mails that came twice', sum([...received.values()]) - sent.length],
    ['mails refused for good', failed.length],
  ] as const;
  return { lines, differences, figures };
}
