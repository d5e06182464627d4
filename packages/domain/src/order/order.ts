import type { Address } from '../address/address.ts';
import type { PriceBreakdown } from '../checkout/price-breakdown.ts';
import type { Allergens } from '../menu/allergens.ts';
import type { DietaryMark } from '../menu/menu.ts';
import type { Photo } from '../menu/photo.ts';
import type { Pence } from '../money/pence.ts';
import type { ClosedReason } from '../order-lifecycle/lifecycle-order.ts';
import type { FulfilmentStatus, PaymentStatus } from '../order-lifecycle/order-status.ts';
import type { OrderProblem } from '../order-problem/order-problem.ts';
import type { OrderingMode } from '../ordering-mode/ordering-mode.ts';
import type { Refund } from '../refund/refund.ts';
import type { OrderNotes } from './order-notes.ts';

/** How far an order has come, as the side that moves it knows. */
export type KnownOrderStatus = PaymentStatus | FulfilmentStatus;

/** How far an order has come; `in_progress` stands for a state that this version of the program does not know. */
export type OrderStatus = KnownOrderStatus | 'in_progress';

/** Why an order is not paid: the customer left the payment page, or the last card was refused. */
export const unpaidReasons = ['left', 'declined'] as const;

/** One of {@link unpaidReasons}. */
export type UnpaidReason = (typeof unpaidReasons)[number];

/** A state that an order reached, and when. */
export interface OrderTimelineEntry<Status extends OrderStatus = OrderStatus> {
  readonly status: Status;
  readonly at: string;
}

/** An order as the customer sees it: a snapshot, whatever the menu says today. Instants are ISO 8601. */
export interface Order<Status extends OrderStatus = OrderStatus> extends OrderNotes {
  readonly id: string;
  /** The number by which the restaurant calls it: "S-4821". */
  readonly number: string;
  readonly restaurantId: string;
  readonly status: Status;
  readonly mode: OrderingMode;
  readonly createdAt: string;
  readonly placedAt: string | null;
  /** Whether the order was paid after the restaurant had closed. */
  readonly paidAfterClosing: boolean;
  readonly items: readonly OrderItem[];
  /** Where it goes; null for collection. */
  readonly address: Address | null;
  readonly promoCode: string | null;
  readonly breakdown: PriceBreakdown;
  readonly estimatedFrom: string | null;
  readonly estimatedTo: string | null;
  readonly allergyPhone: string;
  /** Why it is unpaid; null for a paid order, and while it is not known. */
  readonly payment: UnpaidReason | null;
  /** Grows with each change of the order. */
  readonly version: number;
  /** Until when the restaurant answers; null where nobody has to. */
  readonly acceptBy: string | null;
  /** What the restaurant has promised; both are the same where it promised one time. */
  readonly promisedFrom: string | null;
  readonly promisedTo: string | null;
  /** Whether it has moved its promise to a later time. */
  readonly isDelayed: boolean;
  /** What the order has gone through since it was placed, oldest first. */
  readonly timeline: readonly OrderTimelineEntry<Status>[];
  /** What has gone back to the customer. */
  readonly refundedAmount: Pence;
  /** The refunds that it is made of, oldest first, and those that failed. */
  readonly refunds: readonly Refund[];
  /** The refunds of other payments for it, which it did not need; they do not count in `refundedAmount`. */
  readonly otherRefunds: readonly Refund[];
  /** Whether a payment came for an order that was never placed; `otherRefunds` holds its refund only when that is in pounds. */
  readonly hasUnusedPayment: boolean;
  /** Why it was declined or cancelled; null for every other order. */
  readonly closedReason: ClosedReason | null;
  /** What of it the restaurant had run out of, in words; left out where it named nothing. */
  readonly outOf?: string;
  /** The customer said to be 18 or over, and that the one who takes it is; left out where it holds no alcohol. */
  readonly ageConfirmed?: true;
  /** Whether the customer can cancel it now. */
  readonly canCancel: boolean;
  /** What the customer has found wrong with it, oldest first; left out where there is nothing. */
  readonly problems?: readonly OrderProblem[];
}

/** One line of an order. */
export interface OrderItem {
  readonly id: string;
  readonly menuItemId: string;
  readonly name: string;
  /** What the kitchen calls it; left out where that is its name. */
  readonly kitchenName?: string;
  readonly photoUrl: string | null;
  /** The restaurant's own photo behind `photoUrl` as it was then; left out for other pictures. */
  readonly photo?: Photo;
  readonly quantity: number;
  readonly unitPrice: Pence;
  readonly totalPrice: Pence;
  readonly options: readonly OrderItemOption[];
  /** The allergens of the configured dish; null when they were not stated. */
  readonly allergens: Allergens | null;
  /** The marks of the configured dish; left out where there are none. */
  readonly dietary?: readonly DietaryMark[];
  /** The configured dish holds alcohol; left out where it does not. */
  readonly isAlcohol?: true;
}

/** What was chosen for one option of a line. */
export interface OrderItemOption {
  readonly name: string;
  readonly choices: readonly OrderItemChoice[];
}

/** One choice of an option, as it was called and priced. */
export interface OrderItemChoice {
  /** Its id on the menu; customers' orders leave it out. */
  readonly choiceId?: string;
  readonly name: string;
  /** What the kitchen calls it; left out where that is its name. */
  readonly kitchenName?: string;
  /** Its pieces in one of the dish, those below another choice in all pieces of that; left out where it is one. */
  readonly count?: number;
  /** What all its pieces add to the price of one dish. */
  readonly price: Pence;
  /** What was chosen for it; left out where nothing was. */
  readonly options?: readonly OrderItemOption[];
}
