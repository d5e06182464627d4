import { attentionOf, type CounterOrder, ownPrint, reachedAt } from '@tiffin/domain';
import { isOpen } from '../board-feed/open-orders.ts';
import { printKey, type TicketPart } from './print-request.ts';

/** What has been printed of each order on this device: how often, and when first (ISO 8601). */
export type PrintLog = Readonly<Record<string, { readonly count: number; readonly firstPrintedAt: string }>>;

/** Which print of an order one is, and when the first was (ISO 8601). */
interface Copy {
  readonly number: number;
  readonly firstPrintedAt: string;
}

/**
 * The copy that the next print of an order is; null for the first. What had been begun at `begunAt` may be on paper, whether
 * or not this page knows of it.
 */
export function nextCopy(log: PrintLog, orderId: string, begunAt: string | null): Copy | null {
  const printed = log[orderId];
  if (printed !== undefined) return { number: printed.count + 1, firstPrintedAt: printed.firstPrintedAt };
  return begunAt === null ? null : { number: 2, firstPrintedAt: begunAt };
}

// Longer than a shift: an order of yesterday is printed as a first ticket again.
const keepMs = 24 * 3_600_000;

/** The log after another print, without what was first printed more than a day ago. */
export function logPrint(
  log: PrintLog,
  orderId: string,
  { at, copy }: { readonly at: Date; readonly copy: Copy | null },
): PrintLog {
  const kept = Object.entries(log).filter(
    ([, { firstPrintedAt }]) => at.getTime() - Date.parse(firstPrintedAt) < keepMs,
  );
  const entry = { count: copy?.number ?? 1, firstPrintedAt: copy?.firstPrintedAt ?? at.toISOString() };
  return { ...Object.fromEntries(kept), [orderId]: entry };
}

/**
 * What a device that prints by itself has still to print: the tickets of orders that were accepted since it was set so,
 * whoever or whatever accepted them, and a slip for those that it had printed and that were closed since. What it has
 * claimed before is left: it may be on paper.
 */
export function nextPrint(
  orders: readonly CounterOrder[],
  {
    since,
    now,
    skipped,
  }: { readonly since: Date; readonly now: Date; readonly skipped: ReadonlySet<string> },
): TicketPart | null {
  const due = orders.flatMap((order): readonly TicketPart[] => {
    const of = isTicketDue(order, since) ? 'new' : isSlipDue(order, now) ? 'closed' : null;
    return of === null || skipped.has(printKey({ order, of })) ? [] : [{ order, of }];
  });
  return due[0] ?? null;
}

function isTicketDue(one: CounterOrder, since: Date): boolean {
  const acceptedAt = reachedAt(one.order, 'accepted');
  if (!isOpen(one) || acceptedAt === undefined || new Date(acceptedAt) < since) return false;
  return ownPrint(one, 'new') === undefined;
}

function isSlipDue(one: CounterOrder, now: Date): boolean {
  if (attentionOf(one, now) !== 'closed') return false;
  return ownPrint(one, 'new') !== undefined && ownPrint(one, 'closed') === undefined;
}
