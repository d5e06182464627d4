import type { Pence } from '../money/pence.ts';
import type { RefundReason } from '../refund/refund.ts';
import type { RefundAuthor } from '../refund/refund-author.ts';
import type { SoldDish } from './best-sellers.ts';
import type { OrderFigures } from './summarise-orders.ts';

/** What a restaurant reads about some days. */
export interface OrderSummary extends OrderFigures {
  /** What went back of orders of these days, also of those that do not count as taken; the newest first, 200 at most. */
  readonly paidBack: readonly PaidBack[];
  readonly bestSellers: readonly SoldDish[];
}

/** Money that went back, from which order, by whom and why. */
export interface PaidBack {
  readonly id: string;
  readonly order: { readonly id: string; readonly number: string };
  /** Null once the customer has been erased. */
  readonly customerName: string | null;
  /** Whether the order counts as taken. */
  readonly isTaken: boolean;
  readonly amount: Pence;
  readonly by: RefundAuthor;
  /** Null where none was given, as for a refund made at the payment provider. */
  readonly reason: RefundReason | null;
  /** The dishes that it is for; none where it is for the order or a sum. */
  readonly dishes: readonly string[];
  /** When it was asked for, ISO 8601. */
  readonly at: string;
}
