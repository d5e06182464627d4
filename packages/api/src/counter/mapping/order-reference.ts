import type { Wire } from '../../wire.ts';

/** Reads which order an entry of a list is about; null where it is about none. */
export function readOrderReference(order: Wire['FailedMail']['order']) {
  return order && { id: order._id, number: order.number };
}
