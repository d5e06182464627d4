import type { Handlers } from '../../contract/handler.ts';
import { notFound } from '../../contract/problem.ts';
import { etagOf, isCurrent, publicCacheControl } from '../../http/caching.ts';
import { findMenu } from './menu.store.ts';

/** What a restaurant sells. */
export const menuHandlers = {
  getMenu: async ({ app, params, headers, foundationId }) => {
    const body = await findMenu(app.pool, foundationId, params.id);
    if (body === null) return notFound('This restaurant');
    const caching = { etag: etagOf(body), 'cache-control': publicCacheControl };
    return isCurrent(headers.get('if-none-match'), caching.etag)
      ? { status: 304, headers: caching }
      : { status: 200, body, headers: caching };
  },
} satisfies Partial<Handlers>;
