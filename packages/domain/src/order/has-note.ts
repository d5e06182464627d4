import type { Order } from './order.ts';

/** Whether the customer wrote something with an order; spaces alone say nothing. */
export function hasNote({ note }: Pick<Order, 'note'>): boolean {
  return note.trim() !== '';
}
