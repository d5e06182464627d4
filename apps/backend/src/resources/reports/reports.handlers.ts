import {
  bestSellers,
  businessDays,
  isBusinessDay,
  orderSearchTerms,
  searchPeriod,
  summariseOrders,
} from '@tiffin/domain';
import { counterActor, type Handlers } from '../../contract/handler.ts';
import { pageBody, readPage } from '../../contract/page.ts';
import { isProblem } from '../../contract/problem.ts';
import { readTimeZone } from '../../db/read-time-zone.ts';
import { boardOrderToWire } from '../board/board.wire.ts';
import { orderSight } from '../board/order-sight.ts';
import { roleNeeded } from '../team/role-needed.ts';
import { readHistoryPage } from './history.store.ts';
import { restaurantEventToWire } from './history.wire.ts';
import { searchOrders } from './order-list.store.ts';
import { readOrderedDishes } from './ordered-dishes.store.ts';
import { writeOrdersCsv } from './orders-csv.ts';
import { readPaidBack } from './paid-back.store.ts';
import { readPeriod } from './read-period.ts';
import { readReportedOrders } from './reported-orders.store.ts';
import { summaryToWire } from './summary.wire.ts';

/** What a restaurant reads of its days. */
export const reportHandlers = {
  listCounterOrders: async (request) => {
    const { app, params, query } = request;
    const { date, status, q } = query;
    const page = readPage(query);
    const actor = counterActor(request);
    const now = app.clock.now();
    const timeZone = await readTimeZone(app.db, params.id);
    const period = date === undefined ? null : readPeriod(date, date, timeZone);
    if (period !== null && isProblem(period)) return period;
    const sight = orderSight(actor, timeZone, now);
    const isOut =
      q !== undefined || (date !== undefined && !isBusinessDay(date, businessDays(now, timeZone)));
    if (sight !== null && isOut) return roleNeeded(actor);
    const search = {
      period: period ?? (q === undefined ? null : searchPeriod(now, timeZone)),
      status: status ?? null,
      terms: q === undefined ? null : orderSearchTerms(q),
      sight,
      ...page,
    };
    const { orders, total } = await searchOrders(app.db, params.id, search);
    const docs = orders.map((order) => boardOrderToWire(order, now, actor.deviceId));
    return { status: 200, body: pageBody(docs, total, page) };
  },

  getSummary: async ({ app, params, query }) => {
    const timeZone = await readTimeZone(app.db, params.id);
    const period = readPeriod(query.from, query.to, timeZone);
    if (isProblem(period)) return period;
    const figures = summariseOrders(await readReportedOrders(app.db, params.id, period), timeZone);
    const paidBack = await readPaidBack(app.db, params.id, period);
    const dishes = await readOrderedDishes(app.db, params.id, period);
    return { status: 200, body: summaryToWire({ ...figures, paidBack, bestSellers: bestSellers(dishes) }) };
  },

  exportOrders: async ({ app, params, query }) => {
    const { from, to } = query;
    const timeZone = await readTimeZone(app.db, params.id);
    const period = readPeriod(from, to, timeZone);
    if (isProblem(period)) return period;
    const csv = writeOrdersCsv(await readReportedOrders(app.db, params.id, period), timeZone);
    const name = from === to ? `orders-${from}.csv` : `orders-${from}-to-${to}.csv`;
    return { status: 200, csv, headers: { 'content-disposition': `attachment; filename="${name}"` } };
  },

  listHistory: async ({ app, params, query }) => {
    const page = readPage(query);
    const period = readPeriod(query.from, query.to, await readTimeZone(app.db, params.id));
    if (isProblem(period)) return period;
    const { events, total } = await readHistoryPage(app.db, params.id, period, page);
    const docs = events.map(restaurantEventToWire);
    return { status: 200, body: pageBody(docs, total, page) };
  },
} satisfies Partial<Handlers>;
