import type { Handlers } from '../../contract/handler.ts';
import { notFound } from '../../contract/problem.ts';
import { answerCached, cacheable } from '../../http/caching.ts';
import { normaliseHostname } from './hostname.ts';
import { shareRestaurantVersion } from './restaurant-version.store.ts';
import { findSettings, listRestaurants, toRestaurant } from './restaurants.store.ts';

/** What anybody may read of the restaurants. */
export const restaurantHandlers = {
  getRestaurantByDomain: async ({ app, params, headers, foundationId }) => {
    const hostname = normaliseHostname(params.domain);
    const found = await app.singleFlight(`restaurant ${foundationId} ${hostname}`, async () => {
      const row = await app.findByHostname(hostname, foundationId, app.clock.now());
      return row === null ? null : cacheable(toRestaurant(row));
    });
    return found === null ? notFound('This restaurant') : answerCached(headers, found);
  },

  getSettings: async ({ app, params, headers, foundationId }) => {
    const found = await app.singleFlight(`settings ${foundationId} ${params.id}`, async () => {
      const settings = await findSettings(app.db, foundationId, params.id, app.clock.now());
      return settings === null ? null : cacheable(settings);
    });
    return found === null ? notFound('This restaurant') : answerCached(headers, found);
  },

  getRestaurantVersion: async ({ app, params, foundationId }) => {
    const now = app.clock.now();
    const version = await shareRestaurantVersion(app.singleFlight, app.db, foundationId, params.id, now);
    return version === null ? notFound('This restaurant') : { status: 200, body: { version } };
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
