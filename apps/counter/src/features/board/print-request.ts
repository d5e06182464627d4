import type { AcknowledgedPart, CounterOrder } from '@tiffin/domain';

/** The ticket of an order, or the slip that takes it back. */
export interface TicketPart {
  readonly order: CounterOrder;
  readonly of: AcknowledgedPart;
}

interface TicketRequest extends TicketPart {
  /** It prints by itself where this device has not begun it before; someone has pressed for it; or has seen the paper. */
  readonly kind: 'by_itself' | 'pressed' | 'seen';
}

interface LabelsRequest {
  readonly kind: 'labels';
  readonly of: 'labels';
  readonly order: CounterOrder;
  readonly restaurantName: string;
  readonly bags: number;
}

/** What this device is to do about the paper of an order. */
export type PrintRequest = TicketRequest | LabelsRequest;

/** What came of a request. */
export interface PrintOutcome {
  readonly isOnPaper: boolean;
  /** The order as the server knows it since; null where it was told nothing. */
  readonly answer: CounterOrder | null;
}

/** What this page knows of a request of the last minutes. */
export interface KnownPrint {
  /** Its `printKey`. */
  readonly key: string;
  readonly status: 'idle' | 'pending' | 'success' | 'error';
  /** In ms since the epoch, by this device's clock. */
  readonly submittedAt: number;
  readonly isOnPaper: boolean | undefined;
}

/** Names what is printed: one request about it at a time. */
export function printKey({ of, order: { order } }: Pick<PrintRequest, 'of' | 'order'>): string {
  return `${of} ${order.id}`;
}
