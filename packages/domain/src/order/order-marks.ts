/** What people of a restaurant acknowledge of an order: that it is new, or that it was closed and is not to be made. */
export const acknowledgedParts = ['new', 'closed'] as const;

/** What people of a restaurant acknowledge of an order. */
export type AcknowledgedPart = (typeof acknowledgedParts)[number];

/** Someone has seen something of an order: it counts for all devices of the restaurant. */
export interface Acknowledgement {
  readonly of: AcknowledgedPart;
  /** The person or device; null once the person was erased. */
  readonly name: string | null;
  /** ISO 8601. */
  readonly at: string;
}

/** What a device prints of an order: its ticket, or the slip that says not to cook what was printed. */
export interface OrderPrint {
  readonly of: AcknowledgedPart;
  /** What people call the device. */
  readonly device: string;
  /** Whether it is the device that reads this. */
  readonly isOwn: boolean;
  /** When it began to print, ISO 8601. */
  readonly claimedAt: string;
  /** When it had printed; null where that is not known, for instance after a reload in the middle. */
  readonly confirmedAt: string | null;
}
