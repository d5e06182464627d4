import { reorderIntoFullCartMessage } from '@tiffin/domain';
import { type Handlers, signedIn } from '../../contract/handler.ts';
import { pageBody, readPage } from '../../contract/page.ts';
import { notFound, type Problem, ProblemError, problem } from '../../contract/problem.ts';
import { cancelOrder } from './cancel-order.ts';
import { findOrder, findVersion, listOrders } from './orders.store.ts';
import { customerOrderToWire } from './orders.wire.ts';
import { isWaitingForProvider, reconcileForPage } from './reconcile-order-page.ts';
import { type ReorderOutcome, reorder } from './reorder.ts';
import { reorderToWire } from './reorder.wire.ts';

/** What the customer has ordered. */
export const orderHandlers = {
  listOrders: async (request) => {
    const { app, restaurantId, query } = request;
    const page = readPage(query);
    const { orders, total } = await listOrders(app.db, signedIn(request).id, restaurantId, page);
    const docs = orders.map((order) => customerOrderToWire(order, app.clock.now()));
    return { status: 200, body: pageBody(docs, total, page) };
  },

  getOrder: async (request) => {
    const { app, params } = request;
    const { id: customerId } = signedIn(request);
    const found = await findOrder(app.db, customerId, params.id);
    if (found === null) return notFound('This order');
    if (!isWaitingForProvider(found.order, found.refunds)) {
      return { status: 200, body: customerOrderToWire(found, app.clock.now()) };
    }
    await reconcileForPage(app, found.order);
    const current = (await findOrder(app.db, customerId, params.id)) ?? found;
    return { status: 200, body: customerOrderToWire(current, app.clock.now()) };
  },

  cancelOrder: async (request) => {
    const { app, params, body, keepStatus } = request;
    const found = await findOrder(app.db, signedIn(request).id, params.id);
    if (found === null) return notFound('This order');
    if (request.isRepeat) return { status: 200, body: customerOrderToWire(found, app.clock.now()) };
    return app.db.transaction(async (tx) => {
      const cancellation = await cancelOrder(tx, app, params.id, body.expectedVersion);
      if (cancellation.kind === 'missing') return notFound('This order');
      const order = customerOrderToWire(cancellation.order, app.clock.now());
      if (cancellation.kind === 'refused')
        return problem(409, cancellation.code, cancellation.message, { order });
      // With the cancellation itself: a crash in between would let a repeat read a refusal.
      await keepStatus(tx, 200);
      return { status: 200, body: order };
    });
  },

  reorder: async (request) => {
    const { app, restaurantId, params, body, keepAnswer } = request;
    const { id: customerId } = signedIn(request);
    const found = await findOrder(app.db, customerId, params.id);
    if (found === null || found.order.restaurantId !== restaurantId) return notFound('This order');
    return app.db.transaction(async (tx) => {
      const outcome = await reorder(tx, app, customerId, found.order, body);
      // Thrown, so that the cart stays as it was.
      if (outcome.kind !== 'done') throw new ProblemError(reorderRefusal(outcome));
      const answer = { status: 200 as const, body: reorderToWire(outcome.result) };
      // With the lines themselves: a crash in between would let a repeat add them twice.
      await keepAnswer(tx, answer);
      return answer;
    });
  },

  streamOrder: async (request) => {
    const { app, params } = request;
    const { id: customerId } = signedIn(request);
    const version = await findVersion(app.db, customerId, params.id);
    if (version === null) return notFound('This order');
    const order = { customerId, id: params.id, version };
    return { status: 200, events: (stream) => app.orderStreams.follow(order, stream) };
  },
} satisfies Partial<Handlers>;

function reorderRefusal(outcome: Exclude<ReorderOutcome, { readonly kind: 'done' }>): Problem {
  switch (outcome.kind) {
    case 'restaurant_gone':
      return notFound('This restaurant');
    case 'never_placed':
      return problem(409, 'conflict', 'This order was never placed. Its dishes are on the menu.');
    case 'cart_full':
      return problem(409, 'cart_full', reorderIntoFullCartMessage);
    case 'version_missing': {
      const message = 'Accepted allergens need the version of the menu in which they were read.';
      return problem(400, 'invalid_request', message, { fields: [{ field: 'menuVersion', message }] });
    }
    case 'unknown_lines': {
      const message = 'This line is not part of the order.';
      const fields = outcome.places.map((place) => ({ field: `acceptAllergens.${place}`, message }));
      return problem(400, 'invalid_request', message, { fields });
    }
  }
}
