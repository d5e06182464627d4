import type { Handlers } from '../../contract/handler.ts';
import { notFound } from '../../contract/problem.ts';
import { cached } from '../../http/caching.ts';
import { normaliseHostname } from './hostname.ts';
import { findByHostname, findSettings, listRestaurants, toRestaurant } from './restaurants.store.ts';

/** What anybody may read of the restaurants. */
export const restaurantHandlers = {
  getRestaurantByDomain: async ({ app, params, headers, foundationId }) => {
    const row = await findByHostname(app.pool, foundationId, normaliseHostname(params.domain));
    if (row === null) return notFound('This restaurant');
    const body = toRestaurant(row);
    return cached(headers, body);
  },

  getSettings: async ({ app, params, headers, foundationId }) => {
    const body = await findSettings(app.db, foundationId, params.id);
    if (body === null) return notFound('This restaurant');
    return cached(headers, body);
  },

  listRestaurants: async ({ app, query, foundationId }) => {
    const { page = 1, limit = 20, search = '', sort } = query;
    const { rows, total } = await listRestaurants(app.db, foundationId, {
      page,
      limit,
      search,
      isAscending: sort === 'createdAt',
    });
    return {
      status: 200,
      body: { docs: rows.map(toRestaurant), totalPages: Math.ceil(total / limit), totalDocs: total },
    };
  },
} satisfies Partial<Handlers>;
