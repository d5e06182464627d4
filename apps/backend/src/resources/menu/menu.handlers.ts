import type { Handlers } from '../../contract/handler.ts';
import { notFound } from '../../contract/problem.ts';
import { cached } from '../../http/caching.ts';
import { findMenu } from './menu.store.ts';

/** What a restaurant sells. */
export const menuHandlers = {
  getMenu: async ({ app, params, headers, foundationId }) => {
    const body = await findMenu(app.pool, foundationId, params.id);
    if (body === null) return notFound('This restaurant');
    return cached(headers, body);
  },
} satisfies Partial<Handlers>;
