import type { Handlers } from '../../contract/handler.ts';
import { notFound } from '../../contract/problem.ts';
import { answerCached, cacheable } from '../../http/caching.ts';
import { findMenu } from './menu.store.ts';

/** What a restaurant sells. */
export const menuHandlers = {
  getMenu: async ({ app, params, headers, foundationId }) => {
    const found = await app.singleFlight(`menu ${foundationId} ${params.id}`, async () => {
      const menu = await findMenu(app.pool, foundationId, params.id, app.clock.now());
      return menu === null ? null : cacheable(menu);
    });
    return found === null ? notFound('This restaurant') : answerCached(headers, found);
  },
} satisfies Partial<Handlers>;
