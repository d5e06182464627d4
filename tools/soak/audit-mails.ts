import { type Audit, rowsOf } from './audit.ts';

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
  /** Whether the mail that said that the order was closed has named it. */
  readonly isAnnounced: boolean;
  /** Whether all of the order has gone back: one that failed may have given way to others, which nobody has to know. */
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
// Where no device is paired.
const ticketed = ['placed', 'decline_unanswered', 'decline_closed', 'cancel'];

/** Holds the mails about placed orders against what happened to them, and against the mailbox. */
export async function auditMails(
  databaseUrl: string,
  received: ReadonlyMap<string, number>,
  refusals: number,
): Promise<Audit> {
  const mails = await rowsOf<MailRow>(
    databaseUrl,
    'select order_id as "orderId", refund_id as "refundId", kind, state, address, failure, last_error as "lastError" from mails',
  );
  const changes = await rowsOf<ChangeRow>(
    databaseUrl,
    `select h.order_id as "orderId", h.action, o.mode,
       exists (select 1 from devices d where d.restaurant_id = o.restaurant_id) as "isAtCounter"
       from order_history h join orders o on o.id = h.order_id`,
  );
  const refunds = await rowsOf<RefundRow>(
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
    if (!isAtCounter && ticketed.includes(action)) expect(orderId, 'ticket');
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
    // A mail ends only where the mail server has said that it will never take it.
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

  const came = [...received.values()].reduce((sum, count) => sum + count, 0);
  const sum = [...expected.values()].reduce((total, kinds) => total + kinds.length, 0);
  const lines = [{ what: 'mails', backend: mails.length, other: sum, against: 'what happened to orders' }];
  for (const { what, backend, other, against } of lines)
    if (backend !== other) differences.push(`${what}: ${backend} in the backend, ${other} (${against})`);
  const figures = [
    ['mails sent', sent.length],
    ['mails that came twice', came - sent.length],
    ['mails refused for good', failed.length],
  ] as const;
  return { lines, differences, figures };
}
