import { attentionOf, type CounterOrder, ownPrint } from '@tiffin/domain';
import { isOpen } from '../board-feed/open-orders.ts';
import { type KnownPrint, printKey, type TicketPart } from './print-request.ts';

/** What may lie in the kitchen of an order: its ticket, or once it is over the slip that takes it back. */
export function partInQuestion(order: CounterOrder): TicketPart {
  return { order, of: isOpen(order) ? 'new' : 'closed' };
}

/**
 * The orders of which this device began to print a ticket or slip, in an earlier page or without a word from the browser,
 * and does not know whether it did. What this page prints or has printed is known, whatever a read that began before says.
 */
export function unsurePrints(
  orders: readonly CounterOrder[],
  { now, prints }: { readonly now: Date; readonly prints: readonly KnownPrint[] },
): readonly CounterOrder[] {
  return orders.filter((order) => {
    const part = partInQuestion(order);
    const isKnown = (one: KnownPrint) =>
      one.key === printKey(part) && (one.status === 'pending' || one.isOnPaper === true);
    if (ownPrint(order, part.of)?.confirmedAt !== null || prints.some(isKnown)) return false;
    return part.of === 'new' || attentionOf(order, now) === 'closed';
  });
}
