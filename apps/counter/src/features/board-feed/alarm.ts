import { type CounterOrder, isOrderLate } from '@tiffin/domain';
import { isOpen, isUnanswered } from './open-orders.ts';

/** What sounds: the bell for orders that wait for an answer, and one-off tones for the rest. */
export type AlarmSound = 'new' | 'late' | 'cancelled' | 'lost';

/** What the alarm looks at. */
export interface AlarmState {
  readonly orders: readonly CounterOrder[];
  /** The orders that someone has opened on this device: they have been seen. */
  readonly openedIds: ReadonlySet<string>;
  /** The orders that were cancelled on this device: nobody here needs to hear it. */
  readonly cancelledHereIds: ReadonlySet<string>;
  readonly isConnected: boolean;
  /** Whether someone is there: a device on its cover rings only for what waits. */
  readonly isOnShift: boolean;
  /** The server's time. */
  readonly now: Date;
}

/** What has sounded so far, so that each thing sounds once. */
export interface AlarmMemory {
  /** When the bell last rang, in ms; null when it has not since all was answered. */
  readonly rangAt: number | null;
  readonly lateIds: ReadonlySet<string>;
  /** The orders that were open at the last look. */
  readonly openIds: ReadonlySet<string>;
  readonly wasConnected: boolean;
}

/** How often the bell rings, in ms: while orders wait, and with a minute or less left for one. */
const bellEveryMs = { waiting: 8_000, urgent: 3_000 } as const;

const lastMinuteMs = 60_000;

/** The orders for which the bell rings: unanswered and not opened here. It follows the set, whatever changed it. */
function ringingOrders({ orders, openedIds }: AlarmState): readonly CounterOrder[] {
  return orders.filter((one) => isUnanswered(one) && !openedIds.has(one.order.id));
}

/** Decides what sounds now; the first look, without a memory, and a device without a shift only ring the bell. */
export function alarmFor(
  state: AlarmState,
  memory: AlarmMemory | null,
): { readonly sounds: readonly AlarmSound[]; readonly memory: AlarmMemory } {
  // What is known without a connection may be over: the bell would ring for orders that others have answered.
  if (!state.isConnected) {
    const sounds: AlarmSound[] = memory?.wasConnected === true && state.isOnShift ? ['lost'] : [];
    return { sounds, memory: { ...(memory ?? seenBy(state)), rangAt: null, wasConnected: false } };
  }
  const { now, orders } = state;
  const known = state.isOnShift ? memory : null;
  const ringing = ringingOrders(state);
  const rangAt = memory?.rangAt ?? null;
  const isDue = rangAt === null || now.getTime() - rangAt >= intervalOf(ringing, now);
  const rings = ringing.length > 0 && isDue;
  const seen = seenBy(state);
  const sounds: AlarmSound[] = [];
  if (rings || (known !== null && orders.some((one) => isNewAndAnswered(one, known)))) sounds.push('new');
  if (known !== null) {
    if ([...seen.lateIds].some((id) => !known.lateIds.has(id))) sounds.push('late');
    if (orders.some((one) => isNewlyCancelled(one, state, known))) sounds.push('cancelled');
  }
  if (ringing.length === 0) return { sounds, memory: seen };
  return { sounds, memory: { ...seen, rangAt: rings ? now.getTime() : rangAt } };
}

function intervalOf(ringing: readonly CounterOrder[], now: Date): number {
  const isUrgent = ringing.some(
    ({ order }) => order.acceptBy !== null && Date.parse(order.acceptBy) - now.getTime() <= lastMinuteMs,
  );
  return isUrgent ? bellEveryMs.urgent : bellEveryMs.waiting;
}

// Where the system answers, the bell rings once for each order that comes in.
function isNewAndAnswered(one: CounterOrder, { openIds }: AlarmMemory): boolean {
  return isOpen(one) && !isUnanswered(one) && !openIds.has(one.order.id);
}

function isNewlyCancelled(
  { order }: CounterOrder,
  { cancelledHereIds }: AlarmState,
  { openIds }: AlarmMemory,
) {
  return order.status === 'cancelled' && openIds.has(order.id) && !cancelledHereIds.has(order.id);
}

function seenBy({ orders, now, isConnected }: AlarmState): AlarmMemory {
  const idsOf = (some: readonly CounterOrder[]) => new Set(some.map(({ order }) => order.id));
  return {
    rangAt: null,
    lateIds: idsOf(orders.filter(({ order }) => isOrderLate(order, now))),
    openIds: idsOf(orders.filter(isOpen)),
    wasConnected: isConnected,
  };
}
