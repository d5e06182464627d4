import { type Handlers, signedIn } from '../../contract/handler.ts';
import { ProblemError, problem, unavailable } from '../../contract/problem.ts';
import type { Transaction } from '../../db/client.ts';
import type { OrderRow } from '../../db/schema.ts';
import { checkoutRefusals, conflict } from './checkout.refusals.ts';
import { breakdownToWire } from './checkout.wire.ts';
import { closeOrder, openPaymentPage } from './payment-page.ts';
import { prepareOrder } from './prepare-order.ts';
import { makeQuote } from './quote.ts';
import { verifyAddress } from './verify-address.ts';

// Each round ends unless another request checks out the same cart in between.
const maxRounds = 3;

/** What an order costs, and ordering it. */
export const checkoutHandlers = {
  getBreakdown: async (request) => {
    const { app, restaurantId, body } = request;
    const { mode, addressId, promoCode, tip, ageConfirmed } = body;
    const customerId = signedIn(request).id;
    const verified = await verifyAddress(app, { customerId, restaurantId, mode, addressId });
    const quote = await app.db.transaction(
      (tx) =>
        makeQuote(tx, {
          customerId,
          restaurantId,
          mode,
          addressId,
          ...verified,
          promoCode,
          tip,
          ageConfirmed,
          now: app.clock.now(),
          isLocking: false,
        }),
      { isolationLevel: 'repeatable read', accessMode: 'read only' },
    );
    const wrongCode = quote.promoProblem;
    if (wrongCode !== null) throw new ProblemError(problem(400, wrongCode.code, wrongCode.message));
    return { status: 200, body: breakdownToWire(quote) };
  },

  checkout: async (request) => {
    const { app, restaurantId, body, keepAnswer } = request;
    const customerId = signedIn(request).id;
    const { mode, addressId } = body;
    const verified = await verifyAddress(app, { customerId, restaurantId, mode, addressId });
    // With the order itself: the cart is empty then, so a repeat after a crash could not find its way.
    const keepPlaced = (tx: Transaction, order: OrderRow) => keepAnswer(tx, answer(order, order.successUrl));
    for (let round = 1; round <= maxRounds; round += 1) {
      const prepared = await prepareOrder(app, { customerId, restaurantId, ...verified }, body, keepPlaced);
      if (prepared.kind === 'placed') {
        app.metrics.orderPlaced('free');
        return answer(prepared.order, prepared.order.successUrl);
      }
      if (prepared.kind === 'replaced') {
        const closing = await closeOrder(app, prepared.order);
        if (closing === 'unavailable') return unavailable(checkoutRefusals.paymentUnavailable);
        if (closing !== 'closed') return conflict(checkoutRefusals.paidMeanwhile);
        continue;
      }
      const page = await openPaymentPage(app, prepared.order);
      switch (page.kind) {
        case 'open':
          return answer(prepared.order, page.url);
        case 'paid':
          return answer(prepared.order, prepared.order.successUrl);
        case 'unavailable':
          return unavailable(checkoutRefusals.paymentUnavailable);
        case 'processing':
          return conflict(checkoutRefusals.paidMeanwhile);
        case 'superseded':
          return conflict(checkoutRefusals.anotherCheckout);
        case 'ended':
          continue;
      }
    }
    return conflict(checkoutRefusals.anotherCheckout);
  },
} satisfies Partial<Handlers>;

function answer(order: OrderRow, url: string) {
  return { status: 200 as const, body: { url, orderId: order.id } };
}
