import { createServerFn } from '@tanstack/react-start';
import { type CallResult, resultFor } from '@tiffin/api';
import type { CounterOrder, OrderSummary, RestaurantFailures } from '@tiffin/domain';
import { z } from 'zod';
import { managerBackend, readWithPerson } from '../../server/backend.server.ts';
import { restaurantSchema } from '../../server/request-schemas.server.ts';

const ofDay = restaurantSchema.extend({ date: z.iso.date() });

/** The figures of a day. */
export const fetchSummary = createServerFn()
  .validator(ofDay)
  .handler(
    async ({ data: { restaurantId, date } }): Promise<CallResult<OrderSummary>> =>
      resultFor(await managerBackend().getSummary(restaurantId, { from: date, to: date })),
  );

/** Every order of a day, the last first. */
export const fetchDayOrders = createServerFn()
  .validator(ofDay)
  .handler(async ({ data: { restaurantId, date } }): Promise<CallResult<readonly CounterOrder[]>> => {
    const orders: CounterOrder[] = [];
    for (let page = 1; ; page += 1) {
      const read = await readWithPerson((backend) =>
        backend.listCounterOrders(restaurantId, { date, page, limit: 100 }),
      );
      if (!read.ok) return resultFor(read);
      orders.push(...read.data.docs);
      if (page >= read.data.totalPages) return { ok: true, value: orders };
    }
  });

/** What did not reach a restaurant's customers or its people in the last 7 days. */
export const fetchFailures = createServerFn()
  .validator(restaurantSchema)
  .handler(
    async ({ data: { restaurantId } }): Promise<CallResult<RestaurantFailures>> =>
      resultFor(await managerBackend().listFailures(restaurantId)),
  );
