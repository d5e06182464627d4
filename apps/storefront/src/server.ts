import { createRequestHandler } from '@tiffin/web/server/handle-request';
import { reportOrderProblem } from './features/problems/problems.functions.ts';
import { knownRestaurantId, restaurantIdOf } from './server/backend.server.ts';
import { businessNow } from './server/clock.ts';
import { environment } from './server/env.ts';
import { metrics } from './server/metrics.ts';
import { createPageCache } from './server/page-cache.ts';
import { type PageKey, pageKey } from './server/page-key.ts';
import { requestHostname } from './server/request-host.server.ts';
import { restaurantVersions } from './server/restaurant-version.server.ts';

const megabyte = 1_000_000;
const render = createRequestHandler(metrics, { picturesUrl: () => environment().PICTURES_URL });

const publicKey = (request: Request, hostname: string | null) =>
  hostname === null ? null : pageKey(request, hostname, environment().PORT);
// A page of another version of the restaurant is another page.
const ofVersion = (key: PageKey, version: string): PageKey => ({ ...key, key: `${key.key} ${version}` });

function cachedPages() {
  const { PAGE_CACHE_SECONDS, SHARED_CACHE } = environment();
  if (PAGE_CACHE_SECONDS === 0) return { fetch: render };
  return createPageCache({
    render,
    async keyOf(request) {
      const hostname = requestHostname(request);
      const key = publicKey(request, hostname);
      if (key === null) return null;
      // The name a request gives itself counts only when the backend knows it.
      const id = await restaurantIdOf(hostname).catch(() => null);
      return id === null ? null : ofVersion(key, await restaurantVersions.current(id));
    },
    knownKeyOf(request) {
      const hostname = requestHostname(request);
      const id = knownRestaurantId(hostname);
      const version = id && restaurantVersions.known(id);
      const key = publicKey(request, hostname);
      return typeof version === 'string' && key !== null ? ofVersion(key, version) : undefined;
    },
    freshMs: PAGE_CACHE_SECONDS * 1000,
    mayBeShared: SHARED_CACHE === 'on',
    maxBytes: 64 * megabyte,
    onAsked: metrics.publicPageAsked,
    minute: () => Math.floor(businessNow().getTime() / 60_000),
  });
}

// Three photos of 8 MB, and what is written with them.
const uploads = [{ path: reportOrderProblem.url, maxBytes: 26 * megabyte }];

// In development every page is rendered again.
export default { ...(import.meta.env.DEV ? { fetch: render } : cachedPages()), uploads, metrics };
