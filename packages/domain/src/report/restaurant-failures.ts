import type { Pence } from '../money/pence.ts';

/** Why a mail was given up: refused for good, tried for too long, or there was nobody to send it to. */
export type MailFailureReason = 'refused' | 'too_old' | 'no_address';

/** Whom a mail is for. */
export type MailAudience = 'customer' | 'restaurant' | 'managers' | 'member';

/** The order that a failure is about. */
export interface FailedOrder {
  readonly id: string;
  readonly number: string;
}

/** A mail of a restaurant that was given up. */
export interface FailedMail {
  readonly id: string;
  /** What it says: `placed`, `ticket`; later versions know more. */
  readonly kind: string;
  readonly recipient: MailAudience;
  readonly reason: MailFailureReason;
  /** When it was due, ISO 8601. */
  readonly at: string;
  /** Null for mails about no order that was placed. */
  readonly order: FailedOrder | null;
}

/** A refund that failed and was not made since. */
export interface FailedRefund {
  readonly id: string;
  readonly amount: Pence;
  /** When it failed, ISO 8601. */
  readonly at: string;
  /** Null where the order was never placed. */
  readonly order: FailedOrder | null;
}

/** What did not reach customers or the restaurant in the last days, newest first. */
export interface RestaurantFailures {
  readonly mails: readonly FailedMail[];
  readonly refunds: readonly FailedRefund[];
}
