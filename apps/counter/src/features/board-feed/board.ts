import type { Acceptance, Lock, OrderChanges } from '@tiffin/api/counter';
import { attentionOf, type CounterOrder, type ServiceState } from '@tiffin/domain';
import { isOpen } from './open-orders.ts';

/** What a device knows of its restaurant's orders. */
export interface Board {
  /** The cursor for the next read. */
  readonly seq: number;
  /**
   * Each order once: those that are open, those that were closed a short while ago and can be set back, those that were
   * cancelled or missed and that nobody has acknowledged, and those with a problem that has changed:
   * their pages follow it.
   */
  readonly orders: readonly CounterOrder[];
  readonly acceptance: Acceptance;
  /** What this device asks for after Lock. */
  readonly lock: Lock;
  /** What staff have set for the hours ahead. */
  readonly service: ServiceState;
  /** How far the server's clock is ahead of this device's, in ms: a tablet's clock may be wrong by minutes. */
  readonly aheadMs: number;
  /** When the board was last read, in ms by this device's clock. */
  readonly readAt: number;
}

/** A page of changes, and when it was asked for and came, in ms by this device's clock. */
export interface ReadPage {
  readonly changes: OrderChanges;
  readonly sentAt: number;
  readonly receivedAt: number;
}

// Longer than an order can be set back after it was closed (spec of the lifecycle: 10 minutes).
const keepClosedMs = 15 * 60_000;

/** The board as a read without a cursor says: what was open and is not there any more leaves. */
export function resetBoard(known: Board | null, page: ReadPage): Board {
  const closed = known?.orders.filter((order) => !isOpen(order)) ?? [];
  const ids = new Set(page.changes.orders.map(({ order }) => order.id));
  const newer = known?.orders.filter(({ order }) => ids.has(order.id)) ?? [];
  return boardOf(mergeReads([...closed, ...newer], page.changes.orders), page, known);
}

/** The board after a read from its cursor on. */
export function applyChanges(known: Board, page: ReadPage): Board {
  return boardOf(mergeReads(known.orders, page.changes.orders), page, known);
}

/** The board with an order that an action answered; what a read has brought meanwhile is as new or newer. */
export function applyAnswer(known: Board, answer: CounterOrder): Board {
  return { ...known, orders: merge(known.orders, [answer], (held, come) => come > held) };
}

/** The board with the marks of an order that a call has answered: its version is that of before. */
export function applyMarks(known: Board, { order, acknowledgements, prints }: CounterOrder): Board {
  const marked = (one: CounterOrder) =>
    one.order.id === order.id ? { ...one, acknowledgements, prints } : one;
  return { ...known, orders: known.orders.map(marked) };
}

/** A board that was read, with the answers of actions that came into the board while it was read. */
export function keepAnswers(read: Board, before: Board | null, present: Board | null): Board {
  const known = new Set(before?.orders);
  const answers = present?.orders.filter((order) => !known.has(order)) ?? [];
  return answers.reduce(applyAnswer, read);
}

// An order of the same version may have a refund that has gone further: the later read has it.
function mergeReads(known: readonly CounterOrder[], read: readonly CounterOrder[]) {
  return merge(known, read, (held, come) => come >= held);
}

function merge(
  known: readonly CounterOrder[],
  coming: readonly CounterOrder[],
  replaces: (held: number, come: number) => boolean,
): readonly CounterOrder[] {
  const byId = new Map(known.map((one) => [one.order.id, one]));
  for (const one of coming) {
    const held = byId.get(one.order.id);
    if (held === undefined || replaces(held.order.version, one.order.version)) byId.set(one.order.id, one);
  }
  return [...byId.values()];
}

function boardOf(orders: readonly CounterOrder[], page: ReadPage, known: Board | null): Board {
  const { changes, receivedAt } = page;
  const now = Date.parse(changes.now);
  return {
    seq: changes.seq,
    orders: orders.filter(
      (one) =>
        isOpen(one) ||
        isClosedInSight(one, now) ||
        now - closedAt(one) < keepClosedMs ||
        one.order.problems !== undefined,
    ),
    acceptance: changes.acceptance,
    lock: changes.lock,
    service: changes.service,
    aheadMs: aheadAfter(page, known),
    readAt: receivedAt,
  };
}

// The server looked at its clock somewhere between: the estimate is right to half the time that the read took. What was
// known stays while it may be right, or countdowns and the bell would jump with each slow read.
function aheadAfter({ changes, sentAt, receivedAt }: ReadPage, known: Board | null): number {
  const halfMs = (receivedAt - sentAt) / 2;
  const aheadMs = Math.round(Date.parse(changes.now) - sentAt - halfMs);
  return known !== null && Math.abs(aheadMs - known.aheadMs) <= halfMs ? known.aheadMs : aheadMs;
}

function isClosedInSight(one: CounterOrder, now: number): boolean {
  return attentionOf(one, new Date(now)) === 'closed';
}

function closedAt({ order }: CounterOrder): number {
  return Date.parse(order.timeline.at(-1)?.at ?? order.createdAt);
}
