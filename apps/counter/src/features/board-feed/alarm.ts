import { attentionOf, type CounterOrder, isOrderLate } from '@tiffin/domain';
import type { BellPattern } from './bell-pattern.ts';
import { isOpen } from './open-orders.ts';

/** What sounds: a bell for each kind of order that someone must see, and one-off tones for the rest. */
export type AlarmSound = 'new' | 'late' | 'cancelled' | 'missed' | 'lost';

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
  /** How this device rings for orders that the system has accepted. */
  readonly bell: BellPattern;
  /** The server's time. */
  readonly now: Date;
}

/** What rings until all of its orders have been seen. */
type RingingSound = 'new' | 'cancelled' | 'missed';

/** What has sounded so far, so that each thing sounds once, or as often as it should. */
export interface AlarmMemory {
  /** When each bell last rang, in ms; absent when it has not since all was seen. */
  readonly rangAt: Readonly<Partial<Record<RingingSound, number>>>;
  readonly lateIds: ReadonlySet<string>;
  /** The orders that were open at the last look. */
  readonly openIds: ReadonlySet<string>;
  readonly wasConnected: boolean;
}

/** How often a bell rings, in ms: while orders wait, and with a minute or less left for one. */
const bellEveryMs = { waiting: 8_000, urgent: 3_000 } as const;

const lastMinuteMs = 60_000;

const ringingSounds: readonly RingingSound[] = ['new', 'cancelled', 'missed'];

/** Which bell rings for an order; it follows the set of orders, whatever changed it. */
function bellOf(
  one: CounterOrder,
  { openedIds, cancelledHereIds, isOnShift, bell, now }: AlarmState,
): RingingSound | null {
  const { id, status } = one.order;
  switch (attentionOf(one, now)) {
    case 'answer':
      // Who has opened it here may have gone home since.
      return isOnShift && openedIds.has(id) ? null : 'new';
    case 'new':
      return bell === 'until_seen' ? 'new' : null;
    case 'closed':
      // Nobody cooks where no one is on shift.
      if (!isOnShift) return null;
      if (status !== 'cancelled') return 'missed';
      return cancelledHereIds.has(id) ? null : 'cancelled';
    case null:
      return null;
  }
}

/** Decides what sounds now; the first look, without a memory, and a device without a shift only ring for what waits. */
export function alarmFor(
  state: AlarmState,
  memory: AlarmMemory | null,
): { readonly sounds: readonly AlarmSound[]; readonly memory: AlarmMemory } {
  // What is known without a connection may be over: the bell would ring for orders that others have answered.
  if (!state.isConnected) {
    const sounds: AlarmSound[] = memory?.wasConnected === true && state.isOnShift ? ['lost'] : [];
    return { sounds, memory: { ...(memory ?? seenBy(state)), rangAt: {}, wasConnected: false } };
  }
  const { now, orders } = state;
  const known = state.isOnShift ? memory : null;
  const seen = seenBy(state);
  const sounds = new Set<AlarmSound>();
  const rangAt: Partial<Record<RingingSound, number>> = {};
  for (const sound of ringingSounds) {
    const ringing = orders.filter((one) => bellOf(one, state) === sound);
    if (ringing.length === 0) continue;
    const last = memory?.rangAt[sound];
    const isDue = last === undefined || now.getTime() - last >= intervalOf(ringing, now);
    if (isDue) sounds.add(sound);
    rangAt[sound] = isDue ? now.getTime() : last;
  }
  if (memory !== null && orders.some((one) => isNewlySeenOpen(one, state, memory))) sounds.add('new');
  if (known !== null) {
    if ([...seen.lateIds].some((id) => !known.lateIds.has(id))) sounds.add('late');
  }
  return { sounds: [...sounds], memory: { ...seen, rangAt } };
}

function intervalOf(ringing: readonly CounterOrder[], now: Date): number {
  const isUrgent = ringing.some(
    ({ order }) =>
      order.status === 'placed' &&
      order.acceptBy !== null &&
      Date.parse(order.acceptBy) - now.getTime() <= lastMinuteMs,
  );
  return isUrgent ? bellEveryMs.urgent : bellEveryMs.waiting;
}

// What others have answered, which needs a shift, and where this device is set so what the system has: the bell rings once
// as it comes in.
function isNewlySeenOpen(one: CounterOrder, state: AlarmState, { openIds }: AlarmMemory): boolean {
  const attention = attentionOf(one, state.now);
  if (!state.isOnShift && attention !== 'new') return false;
  const ringsByItself = attention === 'answer' || bellOf(one, state) !== null;
  return isOpen(one) && !ringsByItself && !openIds.has(one.order.id);
}

function seenBy({ orders, now, isConnected }: AlarmState): AlarmMemory {
  const idsOf = (some: readonly CounterOrder[]) => new Set(some.map(({ order }) => order.id));
  return {
    rangAt: {},
    lateIds: idsOf(orders.filter(({ order }) => isOrderLate(order, now))),
    openIds: idsOf(orders.filter(isOpen)),
    wasConnected: isConnected,
  };
}
