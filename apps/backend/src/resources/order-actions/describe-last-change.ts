import { describeChange } from '@tiffin/domain';
import type { Transaction } from '../../db/client.ts';
import { readTimeZone } from '../../db/read-time-zone.ts';
import type { OrderWithHistory } from '../order-lifecycle/order-history.store.ts';

/** Who reads about a change: the restaurant's own people read their names, customers do not. */
export type ChangeReader = 'restaurant' | 'customer';

/** Says who changed an order last, what they did and when: "Accepted by Maria at 18:32 for 19:05." */
export async function describeLastChange(
  tx: Transaction,
  { order, history }: OrderWithHistory,
  reader: ChangeReader,
): Promise<string> {
  const last = history.at(-1);
  const { promisedFrom, promisedTo } = last?.data ?? {};
  return describeChange(
    {
      action: last?.action ?? 'placed',
      actor: last?.actor ?? 'customer',
      actorName: reader === 'restaurant' ? (last?.actorName ?? null) : null,
      at: last?.at ?? order.placedAt ?? order.createdAt,
      promised:
        promisedFrom === undefined || promisedTo === undefined
          ? null
          : { from: new Date(promisedFrom), to: new Date(promisedTo) },
    },
    await readTimeZone(tx, order.restaurantId),
  );
}
