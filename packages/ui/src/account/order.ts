import type { Address, Allergens, OrderingMode, Pence, PriceBreakdown } from '@tiffin/domain';

/** How far an order has come. */
export type OrderStatus = 'pending_payment' | 'placed' | 'payment_expired' | 'payment_failed';

/** One line of an order, as it was when it was ordered. */
export interface OrderItem {
  readonly id: string;
  readonly name: string;
  readonly photoUrl: string | null;
  readonly quantity: number;
  /** What the line costs, in pence. */
  readonly totalPrice: Pence;
  readonly options: readonly {
    readonly name: string;
    readonly choices: readonly { readonly name: string; readonly price: Pence }[];
  }[];
  /** The allergens of the configured dish; null when they were not stated. */
  readonly allergens: Allergens | null;
}

/** An order as the customer sees it: a snapshot, whatever the menu says today. Times are ISO instants. */
export interface Order {
  readonly id: string;
  /** The number the restaurant calls it by: "S-4821". */
  readonly number: string;
  readonly status: OrderStatus;
  readonly mode: OrderingMode;
  readonly createdAt: string;
  readonly placedAt: string | null;
  readonly items: readonly OrderItem[];
  /** Where it goes; null for collection. */
  readonly address: Address | null;
  readonly note: string;
  readonly promoCode: string | null;
  readonly breakdown: PriceBreakdown;
  readonly estimatedFrom: string | null;
  readonly estimatedTo: string | null;
}
