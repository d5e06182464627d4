import type { Handlers } from '../../contract/handler.ts';
import { notFound } from '../../contract/problem.ts';
import { answerCached } from '../../http/caching.ts';

/** The parts of a menu that pages read. */
export const menuPartHandlers = {
  getMenuOverview: async ({ app, params, headers, foundationId }) => {
    const request = { foundationId, restaurantId: params.id, now: app.clock.now() };
    const found = await app.menuParts.overview(request);
    return found === null ? notFound('This restaurant') : answerCached(headers, found);
  },

  getMenuIndex: async ({ app, params, headers, foundationId }) => {
    const request = { foundationId, restaurantId: params.id, now: app.clock.now() };
    const found = await app.menuParts.index(request);
    return found === null ? notFound('This restaurant') : answerCached(headers, found);
  },

  getMenuChoices: async ({ app, params, headers, foundationId }) => {
    const request = { foundationId, restaurantId: params.id, now: app.clock.now() };
    const found = await app.menuParts.choices(request);
    return found === null ? notFound('This restaurant') : answerCached(headers, found);
  },

  getMenuCategory: async ({ app, params, headers, foundationId }) => {
    const request = { foundationId, restaurantId: params.id, now: app.clock.now() };
    const found = await app.menuParts.category(request, params.categoryId);
    return found === null ? notFound('This category') : answerCached(headers, found);
  },

  getMenuItem: async ({ app, params, headers, foundationId }) => {
    const request = { foundationId, restaurantId: params.id, now: app.clock.now() };
    const found = await app.menuParts.item(request, params.menuItemId);
    return found === null ? notFound('This dish') : answerCached(headers, found);
  },
} satisfies Partial<Handlers>;
