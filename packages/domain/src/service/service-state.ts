import type { OrderingMode } from '../ordering-mode/ordering-mode.ts';

/** Why orders are paused: staff said so, no device was on shift to see them, or nobody answered. */
export const pauseReasons = ['staff', 'unattended', 'unanswered'] as const;

/** Why orders are paused. */
export type PauseReason = (typeof pauseReasons)[number];

/** Ordering modes that take no orders for a while. */
export interface Pause {
  readonly modes: readonly OrderingMode[];
  /** When orders are taken again, ISO 8601. */
  readonly until: string;
  readonly reason: PauseReason;
}

/** A longer wait for everyone who orders now. */
export interface Busy {
  /** What is added to the estimate, in minutes: 10 to 60. */
  readonly minutes: number;
  /** When the wait is as usual again, ISO 8601. */
  readonly until: string;
}

/** What staff have set for the hours ahead; null where nothing is set. */
export interface ServiceState {
  readonly pause: Pause | null;
  readonly busy: Busy | null;
}
