import { type Handlers, signedIn } from '../../contract/handler.ts';
import { notFound } from '../../contract/problem.ts';
import { refundsOf } from '../refunds/refunds.store.ts';
import { findOrder, listOrders } from './orders.store.ts';
import { ordersToWire, orderToWire } from './orders.wire.ts';
import { isWaitingForProvider, reconcileForPage } from './reconcile-order-page.ts';

const defaultLimit = 20;

/** What the customer has ordered. */
export const orderHandlers = {
  listOrders: async (request) => {
    const { app, restaurantId, query } = request;
    const limit = query.limit ?? defaultLimit;
    const page = { page: query.page ?? 1, limit };
    const { orders, total } = await listOrders(app.db, signedIn(request).id, restaurantId, page);
    const refunds = await refundsOf(
      app.db,
      orders.map(({ id }) => id),
    );
    return {
      status: 200,
      body: { docs: ordersToWire(orders, refunds), totalPages: Math.ceil(total / limit), totalDocs: total },
    };
  },

  getOrder: async (request) => {
    const { app, params } = request;
    const { id: customerId } = signedIn(request);
    const order = await findOrder(app.db, customerId, params.id);
    if (order === null) return notFound('This order');
    const refunds = await refundsOf(app.db, [order.id]);
    if (!isWaitingForProvider(order, refunds)) return { status: 200, body: orderToWire(order, refunds) };
    await reconcileForPage(app, order);
    const current = (await findOrder(app.db, customerId, params.id)) ?? order;
    return { status: 200, body: orderToWire(current, await refundsOf(app.db, [order.id])) };
  },
} satisfies Partial<Handlers>;
