import { createServerFn } from '@tanstack/react-start';
import { type Page, unwrap } from '@tiffin/api';
import type { CounterOrder, OrderSummary, RestaurantFailures } from '@tiffin/domain';
import { z } from 'zod';
import { managerMiddleware, readMiddleware } from '../../server/backend-middleware.ts';
import { restaurantSchema } from '../../server/request-schemas.server.ts';

const ofDay = restaurantSchema.extend({ date: z.iso.date() });

const ofDays = restaurantSchema.extend({ from: z.iso.date(), to: z.iso.date() });

/** The figures of some days. */
export const fetchSummary = createServerFn()
  .middleware([managerMiddleware])
  .validator(ofDays)
  .handler(
    async ({ context: { backend }, data: { restaurantId, from, to } }): Promise<OrderSummary> =>
      unwrap(await backend.getSummary(restaurantId, { from, to })),
  );

/** The orders of the last 60 days that have a text in them, at most 100; by POST, so that no name is in an address. */
export const findOrders = createServerFn({ method: 'POST' })
  .middleware([readMiddleware])
  .validator(restaurantSchema.extend({ query: z.string().min(1).max(60) }))
  .handler(
    async ({ context: { read }, data: { restaurantId, query } }): Promise<Page<CounterOrder>> =>
      unwrap(await read((backend) => backend.listCounterOrders(restaurantId, { search: query, limit: 100 }))),
  );

/** Every order of a day, the last first. */
export const fetchDayOrders = createServerFn()
  .middleware([readMiddleware])
  .validator(ofDay)
  .handler(async ({ context: { read }, data: { restaurantId, date } }): Promise<readonly CounterOrder[]> => {
    const orders: CounterOrder[] = [];
    for (let page = 1; ; page += 1) {
      const { docs, totalPages } = unwrap(
        await read((backend) => backend.listCounterOrders(restaurantId, { date, page, limit: 100 })),
      );
      orders.push(...docs);
      if (page >= totalPages) return orders;
    }
  });

/** What did not reach a restaurant's customers or its people in the last 7 days. */
export const fetchFailures = createServerFn()
  .middleware([managerMiddleware])
  .validator(restaurantSchema)
  .handler(
    async ({ context: { backend }, data: { restaurantId } }): Promise<RestaurantFailures> =>
      unwrap(await backend.listFailures(restaurantId)),
  );
