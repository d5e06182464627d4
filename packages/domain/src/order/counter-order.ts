import type { OrderChange } from '../order-lifecycle/describe-change.ts';
import type { LifecycleActor } from '../order-lifecycle/lifecycle-table.ts';
import type { Order } from './order.ts';
import type { Acknowledgement, OrderPrint } from './order-marks.ts';

/** An order as its restaurant sees it. */
export interface CounterOrder {
  readonly order: Order;
  readonly customer: OrderCustomer;
  /** What happened to the order, oldest first. */
  readonly history: readonly OrderHistoryEntry[];
  /** What people of the restaurant have acknowledged of it, each part once. */
  readonly acknowledgements: readonly Acknowledgement[];
  /** What devices have printed of it. */
  readonly prints: readonly OrderPrint[];
  /**
   * Until when an order that was cancelled or missed stays on the board unless someone acknowledges it, ISO 8601; null
   * for all others.
   */
  readonly shownUntil: string | null;
}

/** Whom an order is for; both are null once the customer has been erased. */
export interface OrderCustomer {
  readonly name: string | null;
  /** In E.164: "+447700900318". */
  readonly phoneNumber: string | null;
}

/** One change in the history of an order. */
export interface OrderHistoryEntry {
  readonly version: number;
  /** What was done; `other` stands for an action that this version of the program does not know. */
  readonly action: OrderChange['action'] | 'other';
  readonly actor: LifecycleActor;
  /** The person or device; null for customers, the system, and people who were erased. */
  readonly name: string | null;
  /** ISO 8601. */
  readonly at: string;
}
