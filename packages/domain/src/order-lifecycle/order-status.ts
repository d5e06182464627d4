/** The states of an order until its payment is settled. */
export const paymentStatuses = ['pending_payment', 'payment_expired', 'payment_failed'] as const;

/** The states of a paid order, from the payment to one of the three ends. */
export const fulfilmentStatuses = [
  'placed',
  'accepted',
  'preparing',
  'ready',
  'out_for_delivery',
  'completed',
  'declined',
  'cancelled',
] as const;

/** The states of a paid order that still needs something of the restaurant. */
export const openStatuses = [
  'placed',
  'accepted',
  'preparing',
  'ready',
  'out_for_delivery',
] as const satisfies readonly (typeof fulfilmentStatuses)[number][];

/** All states of an order. */
export const orderStatuses = [...paymentStatuses, ...fulfilmentStatuses] as const;

/** One of the states of an order until its payment is settled. */
export type PaymentStatus = (typeof paymentStatuses)[number];

/** One of the states of a paid order. */
export type FulfilmentStatus = (typeof fulfilmentStatuses)[number];
