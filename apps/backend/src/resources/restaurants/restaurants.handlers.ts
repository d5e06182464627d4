import type { Handlers } from '../../contract/handler.ts';
import { pageBody, readPage } from '../../contract/page.ts';
import { notFound, type Problem, problem } from '../../contract/problem.ts';
import { answerCached, cacheable } from '../../http/caching.ts';
import { type FormerRestaurant, findFormerRestaurant } from './former-restaurant.store.ts';
import { shareRestaurantVersion } from './restaurant-version.store.ts';
import { findSettings, listRestaurants } from './restaurants.store.ts';
import { restaurantToWire } from './restaurants.wire.ts';

/** What anybody may read of the restaurants. */
export const restaurantHandlers = {
  getRestaurantByDomain: async ({ app, params, headers, foundationId }) => {
    const hostname = normaliseHostname(params.domain);
    const found = await app.singleFlight(`restaurant ${foundationId} ${hostname}`, async () => {
      const row = await app.findByHostname(hostname, foundationId, app.clock.now());
      return row === null ? null : cacheable(restaurantToWire(row));
    });
    if (found !== null) return answerCached(headers, found);
    const former = await app.singleFlight(`former ${foundationId} ${hostname}`, () =>
      findFormerRestaurant(app.db, hostname, foundationId, app.clock.now()),
    );
    return former === null ? notFound('This restaurant') : hostnameFreed(former);
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
    const { search = '', sort } = query;
    const page = readPage(query);
    const { rows, total } = await listRestaurants(app.db, foundationId, {
      ...page,
      search,
      isAscending: sort === 'createdAt',
    });
    return { status: 200, body: pageBody(rows.map(restaurantToWire), total, page) };
  },
} satisfies Partial<Handlers>;

/** 404 as for any hostname that no restaurant has, with what the page says that customers of the last one read. */
function hostnameFreed({ row, settings }: FormerRestaurant): Problem {
  const message = `${row.name} takes no orders here any more.`;
  return problem(404, 'restaurant_deleted', message, { restaurant: restaurantToWire(row), settings });
}

/** A hostname as restaurants are looked up by it: lower-case, without port and without one leading www. */
function normaliseHostname(domain: string): string {
  return domain
    .toLowerCase()
    .replace(/:\d+$/, '')
    .replace(/^www\./, '');
}
