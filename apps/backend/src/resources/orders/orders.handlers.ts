import { type Handlers, signedIn } from '../../contract/handler.ts';
import { pageBody, readPage } from '../../contract/page.ts';
import { notFound, problem } from '../../contract/problem.ts';
import { cancelOrder } from './cancel-order.ts';
import { findOrder, findVersion, listOrders } from './orders.store.ts';
import { customerOrderToWire } from './orders.wire.ts';
import { isWaitingForProvider, reconcileForPage } from './reconcile-order-page.ts';

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

  streamOrder: async (request) => {
    const { app, params } = request;
    const { id: customerId } = signedIn(request);
    const version = await findVersion(app.db, customerId, params.id);
    if (version === null) return notFound('This order');
    const order = { customerId, id: params.id, version };
    return { status: 200, events: (stream) => app.orderStreams.follow(order, stream) };
  },
} satisfies Partial<Handlers>;
