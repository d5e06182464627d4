import type { Handlers } from '../../contract/handler.ts';
import { listFailedMailsOf, listFailedRefundsOf } from './failures.store.ts';

/** What did not reach a restaurant's customers or its people. */
export const failureHandlers = {
  listFailures: async ({ app, params }) => {
    const mails = await listFailedMailsOf(app.db, params.id);
    const refunds = await listFailedRefundsOf(app.db, params.id);
    return {
      status: 200,
      body: {
        mails: mails.map(({ id, kind, recipient, failure, at, order }) => ({
          _id: id,
          kind,
          recipient,
          // A mail without a reason has not failed (mails_failed_why).
          reason: failure ?? 'refused',
          at: at.toISOString(),
          order: orderToWire(order),
        })),
        refunds: refunds.map(({ id, amount, at, order }) => ({
          _id: id,
          amount,
          at: (at ?? app.clock.now()).toISOString(),
          order: orderToWire(order),
        })),
      },
    };
  },
} satisfies Partial<Handlers>;

/** The order as far as a failure names it; an order that was never placed has no page at the counter. */
function orderToWire(order: { id: string; number: string; placedAt: Date | null } | null) {
  return order === null || order.placedAt === null ? null : { _id: order.id, number: order.number };
}
