import { type Handlers, signedIn } from '../../contract/handler.ts';
import { notFound } from '../../contract/problem.ts';
import { reconcileForPage } from '../payments/reconcile-order-page.ts';
import { findOrder, findVersion, listOrders } from './orders.store.ts';
import { orderToWire } from './orders.wire.ts';

const defaultLimit = 20;

/** What the customer has ordered. */
export const orderHandlers = {
  listOrders: async (request) => {
    const { app, restaurantId, query } = request;
    const limit = query.limit ?? defaultLimit;
    const page = { page: query.page ?? 1, limit };
    const { orders, total } = await listOrders(app.db, signedIn(request).id, restaurantId, page);
    return {
      status: 200,
      body: { docs: orders.map(orderToWire), totalPages: Math.ceil(total / limit), totalDocs: total },
    };
  },

  getOrder: async (request) => {
    const { app, params } = request;
    const { id: customerId } = signedIn(request);
    const order = await findOrder(app.db, customerId, params.id);
    if (order === null) return notFound('This order');
    if (order.status !== 'pending_payment') return { status: 200, body: orderToWire(order) };
    await reconcileForPage(app, order);
    const current = (await findOrder(app.db, customerId, params.id)) ?? order;
    return { status: 200, body: orderToWire(current) };
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
