import { pence, type RestaurantFailures } from '@tiffin/domain';
import type { Wire } from '../../wire.ts';
import { readOrderReference } from './order-reference.ts';

/** Reads what did not reach customers or the restaurant. */
export function readFailures({ mails, refunds }: Wire['RestaurantFailures']): RestaurantFailures {
  return {
    mails: mails.map(({ _id, order, ...same }) => ({ ...same, id: _id, order: readOrderReference(order) })),
    refunds: refunds.map(({ _id, amount, at, order }) => ({
      id: _id,
      amount: pence(amount),
      at,
      order: readOrderReference(order),
    })),
  };
}
