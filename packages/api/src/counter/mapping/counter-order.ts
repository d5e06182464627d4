import {
  type CounterOrder,
  lifecycleActionNames,
  type OrderHistoryEntry,
  type ServiceState,
} from '@tiffin/domain';
import { readOrder } from '../../mapping/order.ts';
import { requiredText } from '../../mapping/required-text.ts';
import type { Wire } from '../../wire.ts';
import { readServiceState } from './service.ts';

/** Who answers orders, the system at once or the restaurant within some minutes. */
export type Acceptance = Readonly<Wire['Acceptance']>;

/** What a locked device asks for before it opens. */
export type Lock = Readonly<Wire['Lock']>;

/** What has changed at a restaurant since a cursor, or all that is open. */
export interface OrderChanges {
  /** The cursor for the next read. */
  readonly seq: number;
  /** Oldest change first. */
  readonly orders: readonly CounterOrder[];
  readonly acceptance: Acceptance;
  readonly lock: Lock;
  readonly service: ServiceState;
  /** The server's time, ISO 8601: the one that the orders follow. */
  readonly now: string;
  /** Whether to read on at once. */
  readonly hasMore: boolean;
}

/** Reads an order as its restaurant sees it. */
export function readCounterOrder(wire: Wire['CounterOrder']): CounterOrder {
  const { order, customer, history } = wire;
  // A backend of the version before does not name what came with this one.
  const { acknowledgements = [], prints = [], shownUntil = null }: Partial<Wire['CounterOrder']> = wire;
  return {
    order: readOrder(order),
    customer: { name: customer.name, phoneNumber: customer.phoneNumber },
    history: history.map(readHistoryEntry),
    acknowledgements,
    prints,
    shownUntil,
  };
}

/** Reads what has changed. */
export function readOrderChanges({
  seq,
  orders,
  acceptance,
  lock,
  service,
  now,
  hasMore,
}: Wire['OrderChanges']): OrderChanges {
  // Every further read would fail with it.
  if (!Number.isSafeInteger(seq)) throw new TypeError('The answer lacks a cursor.');
  return {
    seq,
    orders: orders.map(readCounterOrder),
    acceptance: readAcceptance(acceptance),
    lock: readLock(lock),
    service: readServiceState(service),
    now: requiredText(now),
    hasMore: hasMore === true,
  };
}

/** Reads who answers orders. */
export function readAcceptance({ acceptance, minutes }: Wire['Acceptance']): Acceptance {
  if (!Number.isSafeInteger(minutes)) throw new TypeError('The answer does not say who answers orders.');
  return { acceptance, minutes };
}

/** Reads what a locked device asks for. */
export function readLock({ needsPin }: Wire['Lock']): Lock {
  if (typeof needsPin !== 'boolean') throw new TypeError('The answer does not say what Lock asks for.');
  return { needsPin };
}

const knownActions = ['placed', ...lifecycleActionNames] as const;

function readHistoryEntry({ action, ...same }: Wire['OrderEvent']): OrderHistoryEntry {
  return { ...same, action: knownActions.find((known) => known === action) ?? 'other' };
}
